import { create } from 'content-disposition';
import { expect, test } from 'vitest';
import { readFileName } from './saved-file.ts';

test.each(['Samira Khalil.pdf', 'سيرة سميرة.pdf', 'naïve “cv”; v2.pdf', '100%.pdf'])(
  'a CV keeps its original name %s',
  (name) => {
    expect(readFileName(create(name), 'cv.pdf')).toBe(name);
  },
);

test.each([null, '', 'attachment', 'attachment; filename=""', ';;;', '\u0000'])(
  'a CV with %j is named cv.pdf',
  (header) => {
    expect(readFileName(header, 'cv.pdf')).toBe('cv.pdf');
  },
);
