import { samplePdf } from '../files/sample-pdf.ts';

export type FormChange = {
  /** Fields to add or replace; null leaves one out. */
  fields?: Record<string, string | null>;
  cv?: File | null;
};

const applicant = { fullName: 'Samira Khalil', email: 'samira@example.com', phone: '079 123 4567' };

/** A CV as a browser sends it. */
export function cvFile(content: BlobPart = samplePdf(), name = 'سيرة سميرة.pdf'): File {
  return new File([content], name, { type: 'application/pdf' });
}

/** The application form as a browser sends it. */
export function applicationForm({ fields = {}, cv = cvFile() }: FormChange = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...applicant, ...fields })) {
    if (value !== null) form.append(name, value);
  }
  if (cv) form.append('cv', cv);
  return form;
}
