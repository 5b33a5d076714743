import { z } from 'zod';
import { lenient, time } from '../answer-parts.ts';
import { limits } from '../limits.ts';
import { backupStates } from '../operations/site-status.ts';
import { requiredEmail } from '../text/text-schema.ts';

/** What a new installation needs, in the order in which it is shown. */
export const firstDayItems = ['password', 'company', 'mail', 'backup', 'demo', 'administrator'] as const;
export type FirstDayItem = (typeof firstDayItems)[number];

/** What of the company's contacts may still be that of the example. */
export const exampleContacts = ['phone', 'whatsapp', 'email', 'departments'] as const;
export type ExampleContact = (typeof exampleContacts)[number];

/** The first steps of an installation: each is done when the data says so. */
export const firstDayShape = z.object({
  isDismissed: z.boolean(),
  items: z.array(z.object({ name: z.enum(firstDayItems), isDone: z.boolean() })),
  examples: z.array(z.enum(exampleContacts)).describe('Contacts of the company that are still those of the example.'),
  mail: z.object({
    isSetUp: z.boolean(),
    email: z.string().nullable().describe('The address of the caller.'),
  }),
  backup: z.object({ state: z.enum(backupStates), lastProvenAt: time.nullable(), fixed: z.array(z.string()) }),
  hasLeads: z.boolean().describe('Whether anything was sent through the site yet.'),
  demoRecords: z.int().describe('How many records of the demo content are left.'),
});
export type FirstDay = z.infer<typeof firstDayShape>;
export const firstDayAnswer = lenient(firstDayShape, { usual: { name: 'password', state: 'off' } });

/** The outcome of a test letter. */
export const sentLetterAnswer = lenient(z.object({ message: z.string() }));

/** Whether nothing is left to do. */
export const isFirstDayOver = ({ items }: Pick<FirstDay, 'items'>): boolean => items.every(({ isDone }) => isDone);

export const firstDayChangeSchema = z.object({ isDismissed: z.boolean({ error: 'error_invalid_choice' }) });
/** Whether the demo content stays on purpose. */
export const demoDecisionSchema = z.object({ isKept: z.boolean({ error: 'error_invalid_choice' }) });
/** Where the test letter goes if the caller's account has no address; it becomes that of the account. */
export const testLetterSchema = z.object({ to: requiredEmail(limits.email).optional() });
