import { z } from 'zod';
import { lenient, time } from '../answer-parts.ts';
import { optionalText } from '../text/text-schema.ts';
import { siteParts } from './site-status.ts';
import { updateFailure } from './updates.ts';

/** What takes room: the database, uploads, archives, the journal, and what can be made again. */
export const storageNames = ['database', 'files', 'backups', 'journal', 'caches'] as const;
export type StorageName = (typeof storageNames)[number];

export const logLevels = ['debug', 'info', 'warn', 'error'] as const;

/** A line of the program's log without what could be personal. */
const logLineShape = z.object({
  _id: z.string(),
  at: time,
  level: z.enum(logLevels),
  message: z.string(),
  facts: z.string().describe('Method, route pattern and status, or class and code of an error.'),
});
export type LogLine = z.infer<typeof logLineShape>;

/** The program itself: its version, its parts, and what takes room. */
export const systemStateShape = z.object({
  version: z.string(),
  node: z.string(),
  engine: z.enum(['sqlite', 'postgres']),
  startedAt: time,
  lastUpdate: z
    .object({ at: time, version: z.string(), error: z.string().nullable(), failure: updateFailure })
    .nullable()
    .describe('The last update without a stop; null where none is recorded.'),
  parts: z.array(z.object({ name: z.enum(siteParts), trouble: z.string().nullable() })),
  storage: z.array(
    z.object({
      name: z.enum(storageNames),
      bytes: z.number().nullable().describe('null when it could not be measured in time.'),
      newBytes: z.number().nullable().describe('How much of it was stored within 30 days, where that is known.'),
    }),
  ),
  freeBytes: z.number().describe('On the disk of the data folder.'),
});
export type SystemState = z.infer<typeof systemStateShape>;
export const systemStateAnswer = lenient(systemStateShape, {
  usual: { engine: 'sqlite', name: 'database' },
});

export const systemLogShape = z.object({
  since: time.describe('When the process of this answer started: lines are in its memory alone.'),
  lines: z.array(logLineShape).describe('Newest first.'),
});
export type SystemLog = z.infer<typeof systemLogShape>;
export const systemLogAnswer = lenient(systemLogShape, { usual: { level: 'info' } });

/** Characters of a maintenance notice. */
export const noticeLimit = 300;

/** What stands above every public page while it is on. */
export const noticeSchema = z
  .object({
    isOn: z.boolean({ error: 'error_invalid_choice' }),
    en: optionalText(noticeLimit),
    ar: optionalText(noticeLimit),
  })
  .superRefine(({ isOn, en, ar }, context) => {
    for (const [language, text] of Object.entries({ en, ar }))
      if (isOn && text === '') context.addIssue({ code: 'custom', message: 'error_required', path: [language] });
  });
export type Notice = z.infer<typeof noticeSchema>;
export const noticeShape = z.object({ isOn: z.boolean(), en: z.string(), ar: z.string() });
export const noticeAnswer = lenient(noticeShape);
