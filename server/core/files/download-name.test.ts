import { expect, test } from 'vitest';
import { downloadName } from './download-name.ts';

const path = 'cvs/0199aaaa-0000-7000-8000-000000000000.pdf';

test.each([
  ['cv.pdf', 'cv.pdf'],
  ['CV.PDF', 'CV.PDF'],
  ['سيرة سميرة.pdf', 'سيرة سميرة.pdf'],
  ['cv.html', 'cv.html.pdf'],
  ['cv.pdf.exe', 'cv.pdf.exe.pdf'],
  ['cv.html.', 'cv.html.pdf'],
  ['cv.pdf. .', 'cv.pdf'],
  ['سيرة.htm', 'سيرة.htm.pdf'],
  ['Dr. Samira', 'Dr. Samira.pdf'],
  ['pdf', 'pdf.pdf'],
  // Devices and lengths that disks refuse.
  ['CON.pdf', '_CON.pdf'],
  ['nul', '_nul.pdf'],
  ['com1.html', '_com1.html.pdf'],
  ['COM¹.pdf', '_COM¹.pdf'],
  ['Console.pdf', 'Console.pdf'],
  [`${'س'.repeat(196)}.PDF`, `${'س'.repeat(125)}.PDF`],
  ['س'.repeat(200), `${'س'.repeat(125)}.pdf`],
])('%s is downloaded as %s', (sent, named) => {
  expect(downloadName(sent, path)).toBe(named);
});
