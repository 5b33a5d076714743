import { type LeadKind, leadKinds, sectionOfLead } from '#shared/leads/lead.ts';
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

/** What staff send about a lead of each kind, by the names of the bodies. */
export const threadBodies = leadKinds.flatMap((kind): [string, BodyExample][] => {
  const name = `${kind[0]?.toUpperCase()}${kind.slice(1)}`;
  const path = async (site: BuiltSite) => `/${sectionOfLead(kind)}/${(await givenLeads[kind](site))._id}/thread`;
  return [
    [
      `${name}ThreadMessage`,
      {
        body: { kind: 'question', text: 'Which size?' },
        call: async ({ site }) => `POST ${await path(site)}`,
        choices: ['kind', 'seen'],
      },
    ],
    [
      `${name}ThreadState`,
      { body: { isClosed: true }, call: async ({ site }) => `PATCH ${await path(site)}`, isOnlyRead: true },
    ],
  ];
});
