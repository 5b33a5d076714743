import { z } from 'zod';
import { lenient } from '../answer-parts.ts';
import { limits } from '../limits.ts';
import { oneOf, requiredText } from '../text/text-schema.ts';
import { requiredLine, requiredParagraphs } from '../text/visitor-text.ts';
import type { LeadKind } from './lead.ts';

/** What prepared replies are for: whoever wants bags, applicants, and the letters with which an application is decided. */
export const templateUses = ['buyers', 'applicants', 'invite', 'reject'] as const;
export type TemplateUse = (typeof templateUses)[number];
/** What stands for a value of the lead in a prepared reply. */
export const templateFields = ['{name}', '{company}', '{reference}'] as const;
export const mostTemplates = 50;

/** What stands for a value in a text, `{name}`, each once. */
export const listFields = (text: string): string[] => [...new Set(text.match(/\{[\p{L}\p{M}\p{N}_ ]{1,40}\}/gu))];

/** The uses of replies to leads of a kind. */
export const listTemplateUses = (kind: LeadKind): readonly TemplateUse[] =>
  kind === 'career' ? ['applicants', 'invite', 'reject'] : ['buyers'];

const inBoth = <Text extends z.ZodType>(text: Text) => z.object({ en: text, ar: text });

export const templateSchema = z.object({
  _id: requiredText(limits.name),
  use: oneOf(templateUses, 'error_invalid_choice'),
  name: inBoth(requiredLine(limits.name, 'error_required')),
  text: inBoth(requiredParagraphs(limits.message, 'error_required')),
});
export type ReplyTemplate = z.output<typeof templateSchema>;
export const templatesSchema = z.object({
  templates: z.array(templateSchema).max(mostTemplates, { error: 'error_too_many_entries' }),
});
export const templatesAnswer = lenient(templatesSchema, { usual: { use: 'buyers' } });
