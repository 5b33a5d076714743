import { draftSchema } from '#shared/leads/desk.ts';
import { type LeadKind, leadKinds, sectionOfLead } from '#shared/leads/lead.ts';
import { textFields } from '../browser/text-fields.ts';
import { givenApplication } from '../given/given-application.ts';
import { givenConsultation } from '../given/given-consultation.ts';
import { givenContact } from '../given/given-contact.ts';
import { givenQuote } from '../given/given-quote.ts';
import type { BuiltSite } from '../sites/build-site.ts';
import type { BodyExample } from './every-body.ts';

const givenLeads: Record<LeadKind, (site: BuiltSite) => Promise<{ _id: string }>> = {
  contact: givenContact,
  consultation: givenConsultation,
  career: givenApplication,
  quote: givenQuote,
};

const bodiesOfKinds = leadKinds.flatMap((kind): [string, BodyExample][] => {
  const name = `${kind[0]?.toUpperCase()}${kind.slice(1)}`;
  const path = async (site: BuiltSite) => `/${sectionOfLead(kind)}/${(await givenLeads[kind](site))._id}/thread`;
  return [
    [
      `${name}ThreadMessage`,
      {
        // Nobody comes to a place without a time.
        body: { kind: 'question', text: 'Which size?', meetsAt: '2999-01-01T09:00:00Z' },
        call: async ({ site }) => `POST ${await path(site)}`,
        choices: ['kind', 'seen', 'via', 'author', 'status', 'meetsAt', 'meetingMinutes'],
      },
    ],
    [
      `${name}ThreadState`,
      { body: { isClosed: true }, call: async ({ site }) => `PATCH ${await path(site)}`, isOnlyRead: true },
    ],
  ];
});

const onDesk = async (site: BuiltSite) => `/leads/${(await givenContact(site))._id}`;

const names = { name: { en: 'Sizes', ar: 'المقاسات' }, text: { en: 'Which size?', ar: 'ما المقاس؟' } };

/** What staff send about a lead on the desk. */
const deskBodies: Record<string, BodyExample> = {
  DeskChange: {
    body: {
      ...{ owner: null, nextStep: 'Send a sample', nextStepOn: '2999-12-01' },
      ...{ answerBy: '2999-12-01T09:00:00Z', tags: ['sugar'] },
    },
    call: async ({ site }) => `PATCH ${await onDesk(site)}`,
    choices: ['owner', 'nextStepOn', 'answerBy', 'seen.owner', 'seen.nextStep', 'seen.nextStepOn'],
    // What was seen would refuse the change beside it.
    isOneByOne: true,
  },
  LeadNote: { body: { text: 'Paid late' }, call: async ({ site }) => `POST ${await onDesk(site)}/notes` },
  LeadDraft: {
    body: {
      ...{ kind: 'reply', text: 'Dear' },
      decided: { decision: 'invite', meetsAt: '2999-12-01T09:00', meetingMinutes: '30', meetingPlace: 'Sahab' },
    },
    call: async ({ site }) => `PUT ${await onDesk(site)}/draft`,
    // The draft that it was written over is only compared with the one that is kept.
    choices: [
      'kind',
      'decided.decision',
      'decided.meetingMinutes',
      ...textFields(draftSchema).map((way) => ['over', ...way].join('.')),
    ],
  },
  LeadVerdict: { body: { verdict: 'same' }, call: () => 'PUT /leads/nobody/others/nobody', isOnlyRead: true },
  ReplyTemplatesChange: {
    body: { templates: [{ _id: 'sizes', use: 'buyers', ...names }] },
    call: () => 'PUT /replies',
    choices: ['templates.0.use'],
  },
  LeadsBulkChange: {
    body: {
      act: 'done',
      ids: ['nobody'],
      all: { tab: 'us', owner: 'mine', kind: 'contact', subject: 'x', country: 'x', source: 'x', q: 'x' },
    },
    call: () => 'POST /leads/bulk',
    choices: ['act', 'all.tab', 'all.owner', 'all.kind'],
    isOnlyRead: true,
  },
};

/** What staff send about leads, by the names of the bodies. */
export const threadBodies = [...bodiesOfKinds, ...Object.entries(deskBodies)];
