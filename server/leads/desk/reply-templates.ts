import type { Database } from '#server/core/db/database.ts';
import { type ExpectedVersions, requireVersion } from '#server/core/db/record-version.ts';
import { changeSetting, readSetting } from '#server/core/db/settings.ts';
import { say } from '#server/core/i18n/say.ts';
import { mayUse } from '#shared/accounts/staff-sections.ts';
import type { Language } from '#shared/language.ts';
import { type LeadKind, leadKinds, sectionOfLead } from '#shared/leads/lead.ts';
import {
  listTemplateUses,
  type ReplyTemplate,
  type TemplateUse,
  templatesSchema,
  templateUses,
} from '#shared/leads/reply-template.ts';

const setting = 'reply_templates';

/** The replies that are there until staff write their own. */
const first = {
  price: 'buyers',
  questions: 'buyers',
  samples: 'buyers',
  no: 'buyers',
  received: 'applicants',
  invited: 'invite',
  rejected: 'reject',
} as const satisfies Record<string, TemplateUse>;

function firstTemplates(): ReplyTemplate[] {
  const inBoth = (write: (language: Language) => string) => ({ en: write('en'), ar: write('ar') });
  // Their fields stay, to be filled in for each lead.
  const fields = { name: '{name}', company: '{company}', reference: '{reference}' };
  return (Object.keys(first) as (keyof typeof first)[]).map((name) => ({
    ...{ _id: name, use: first[name] },
    name: inBoth((language) => say(`desk_template_${name}`, {}, language)),
    text: inBoth((language) => say(`desk_template_${name}_text`, fields, language)),
  }));
}

type Named = { fullName: string; reference: string; company?: string; language: Language };

export type ReplyTemplates = ReturnType<typeof createReplyTemplates>;

/** The prepared replies of the desk, which staff edit in both languages. */
export function createReplyTemplates({ db }: { db: Database }) {
  function readTemplates(value: unknown): ReplyTemplate[] {
    const stored = templatesSchema.safeParse(value);
    return stored.success ? stored.data.templates : firstTemplates();
  }

  const listAll = async (): Promise<ReplyTemplate[]> => readTemplates(await readSetting(db, setting));

  /** Whether a role writes to those whom a template is for. */
  function fitsRole(role: string, { use }: Pick<ReplyTemplate, 'use'>): boolean {
    return leadKinds.some((kind) => listTemplateUses(kind).includes(use) && mayUse(role, sectionOfLead(kind)));
  }

  return {
    /** Those that a role uses. */
    list: async (role: string): Promise<ReplyTemplate[]> => (await listAll()).filter((each) => fitsRole(role, each)),

    /**
     * Replaces those that a role uses by others; what others use stays. @returns those that the role uses now
     * @throws AppError `changed` where it used others than the expected ones
     */
    async replace(role: string, templates: readonly ReplyTemplate[], expected?: ExpectedVersions) {
      const pickOwn = (all: readonly ReplyTemplate[]) => ({ templates: all.filter((each) => fitsRole(role, each)) });
      const stored = await changeSetting(db, setting, (before) => {
        const known = readTemplates(before);
        requireVersion(pickOwn(known), expected);
        const all = [...known.filter((each) => !fitsRole(role, each)), ...pickOwn(templates).templates];
        return { templates: templateUses.flatMap((use) => all.filter((each) => each.use === use)) };
      });
      return pickOwn(stored.templates);
    },

    /** Those for leads of a kind, with the values of one: names in `language`, texts in the sender's. */
    async filledFor(kind: LeadKind, lead: Named, language: Language) {
      const values: Record<string, string> = {
        '{name}': lead.fullName,
        '{company}': lead.company || lead.fullName,
        '{reference}': lead.reference,
      };
      const fill = (text: string) => text.replace(/\{\w+\}/g, (field) => values[field] ?? field);
      const own = (await listAll()).filter(({ use }) => listTemplateUses(kind).includes(use));
      return own.map(({ _id, use, name, text }) => ({
        _id,
        use,
        name: name[language],
        text: fill(text[lead.language]),
      }));
    },
  };
}
