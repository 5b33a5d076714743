import { afterAll, beforeAll, expect, test } from 'vitest';
import { noise, picture, sampleFolder } from '../../../../tests/support/files/sample-files.ts';
import { samplePdf } from '../../../../tests/support/files/sample-pdf.ts';
import { checkArtwork } from './artwork-type.ts';

let samples: Awaited<ReturnType<typeof sampleFolder>>;
beforeAll(async () => {
  samples = await sampleFolder();
});
afterAll(() => samples.dispose());

const typeOf = async (bytes: Buffer) => checkArtwork(await samples.write('artwork', bytes), 'files', 'artwork');

test('a JPEG without the mark of its end is artwork', async () => {
  expect(await typeOf((await picture('jpeg')).subarray(0, -2))).toBe('jpg');
  expect(await typeOf((await noise('jpeg')).subarray(0, -2))).toBe('jpg');
});

test('a JPEG with bytes that fill up the room before its parts is artwork', async () => {
  const bytes = await picture('jpeg');
  const filled = Buffer.concat([bytes.subarray(0, 2), Buffer.alloc(5, 0xff), bytes.subarray(2)]);
  expect(await typeOf(filled)).toBe('jpg');
});

test.each(['PK\x05\x06', '<script>', '%PDF-1.4'])('but not a JPEG that goes on as %j', async (other) => {
  const bytes = (await picture('jpeg')).subarray(0, -2);
  await expect(typeOf(Buffer.concat([bytes, Buffer.from(other, 'latin1')]))).rejects.toMatchObject({
    code: 'wrong_type',
  });
});

const png = await picture('png');
const cropped = Buffer.concat([png, (await noise('png')).subarray(png.length)]);

test.each([
  ['zeros', Buffer.concat([png, Buffer.alloc(4096)])],
  ['an end of line', Buffer.concat([png, Buffer.from('\r\n')])],
  ['the rest of the picture that it was cut from', cropped],
])('a PNG with %s after its end is artwork', async (_, bytes) => {
  expect(await typeOf(bytes)).toBe('png');
});

test.each(['PK\x05\x06', '<script>', '%PDF-1.4'])('but not a PNG that goes on as %j', async (other) => {
  const bytes = Buffer.concat([cropped, Buffer.from(other, 'latin1')]);
  await expect(typeOf(bytes)).rejects.toMatchObject({ code: 'wrong_type' });
});

test.each(['logo.zip', 'logo.psd', 'logo.eps', 'logo.exe', 'logo.docx'])(
  'what %s is, its content says',
  async (name) => {
    expect(await checkArtwork(await samples.write('artwork', png), 'files', name)).toBe('png');
    expect(await checkArtwork(await samples.write('artwork', samplePdf()), 'files', name)).toBe('pdf');
  },
);

test('a document of Pages is named as one', async () => {
  const refused = checkArtwork(await samples.write('artwork', Buffer.from('PK\x03\x04')), 'files', 'cv.pages');
  await expect(refused).rejects.toMatchObject({ fields: { files: { key: 'artwork_office' } } });
});
