import { writeFile } from 'node:fs/promises';
import type { Services } from '#server/site/services/services.ts';
import type { Career, StaffLead } from '#shared/leads/lead-answers.ts';
import { samplePdf } from '../files/sample-pdf.ts';

const application = { fullName: 'Samira Khalil', email: 'samira@example.com', phone: '079 123 4567', opening: '' };

/** A stored application with its CV in the store; `overrides` replaces what the applicant typed. */
export async function givenApplication(
  { services }: { services: Services },
  overrides: Partial<Record<keyof typeof application, string>> & { cvName?: string; pdf?: Buffer } = {},
): Promise<StaffLead<Career>> {
  const { cvName = 'Samira Khalil.pdf', pdf = samplePdf(), ...fields } = overrides;
  const file = services.files.temp.newFile();
  await writeFile(file, pdf);
  const cv = { field: 'cv', file, originalName: cvName, bytes: pdf.length };
  const sender = { language: 'en', source: 'form' } as const;
  const { _id } = await services.leads.career.submit({ ...application, ...fields }, sender, [cv]);
  return services.leads.career.get(_id);
}
