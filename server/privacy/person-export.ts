import { buffer } from 'node:stream/consumers';
import { downloadName } from '#server/files/download-name.ts';
import type { KeptUpload } from '#server/leads/upload-queries.ts';
import { type LeadSection, leadKinds, sectionOfLead } from '#shared/lead.ts';
import { cvType } from '#shared/limits.ts';
import type { Found, PersonParts } from './person-data.ts';

type ExportParts = PersonParts & { findLeads: (person: string) => Promise<Found> };

/** The export for a person: each record with all sent fields, a CV as base64. */
export type PersonExport = { exportedAt: string } & Record<LeadSection, object[]>;

/** All data a person has sent, in one document. */
export function createPersonExport({ leads: erasure, files, now, findLeads }: ExportParts) {
  async function readCv(cv: KeptUpload): Promise<object> {
    const content = await buffer(await files.read(cv.path));
    return { name: downloadName(cv.name, cv.path), type: cvType, base64: content.toString('base64') };
  }

  return {
    /** @throws AppError `invalid` for anything but an e-mail address or a phone number */
    async exportPerson(person: string): Promise<PersonExport> {
      const { leads } = await findLeads(person);
      const exported: PersonExport = {
        exportedAt: new Date(now()).toISOString(),
        contacts: [],
        consultations: [],
        careers: [],
      };
      for (const kind of leadKinds) {
        const section = sectionOfLead(kind);
        for (const { id } of leads[section]) {
          const whole = await erasure.readWhole(kind, id);
          if (whole) exported[section].push({ ...whole.lead, ...(whole.cv && { cv: await readCv(whole.cv) }) });
        }
      }
      return exported;
    },
  };
}
