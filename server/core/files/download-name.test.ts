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
])('%s is downloaded as %s', (sent, named) => {
  expect(downloadName(sent, path)).toBe(named);
});
