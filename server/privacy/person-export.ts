import { buffer } from 'node:stream/consumers';
import { downloadName } from '#server/files/download-name.ts';
import { leadSections } from '#shared/lead.ts';
import { cvType } from '#shared/limits.ts';
import { tableOf } from './erase-leads.ts';
import type { Found, PersonParts } from './person-data.ts';
import { findCvFile, readWholeLead } from './privacy-queries.ts';

type ExportParts = PersonParts & { findLeads: (person: string) => Promise<Found> };

/** The export for a person: each record with all sent fields, a CV as base64. */
export type PersonExport = { exportedAt: string } & Record<(typeof leadSections)[number], object[]>;

/** All data a person has sent, in one document. */
export function createPersonExport({ db, files, now, findLeads }: ExportParts) {
  async function readCv(id: string): Promise<object | undefined> {
    const cv = await findCvFile(db, id);
    if (!cv) return undefined;
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
      for (const section of leadSections) {
        for (const { id } of leads[section]) {
          const lead = await readWholeLead(db, tableOf[section], id);
          const cv = section === 'careers' ? await readCv(id) : undefined;
          if (lead) exported[section].push({ ...lead, ...(cv && { cv }) });
        }
      }
      return exported;
    },
  };
}
