import type { AnsweredCalls } from '../answered-calls.ts';

const bluePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNQyl/zHwAEfQJx0iN7zAAAAABJRU5ErkJggg==';

const at = '2026-03-05T09:30:00.000Z';
const versions = [
  { version: 3, act: 'changed', by: 'rania', at, fields: ['title', 'translations.ar.title'] },
  { version: 2, act: 'moved', by: null, at, fields: [] },
  { version: 1, act: 'created', by: 'omar', at, fields: [] },
];

/** What the gallery's own calls answer: nothing of it is stored anywhere. */
export const sampleAnswers: AnsweredCalls = {
  '/list-views': [],
  '/history/faq/sample': versions,
  '/images': { dataUrl: `data:image/png;base64,${bluePixel}` },
};
