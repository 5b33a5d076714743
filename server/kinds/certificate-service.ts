import type { ContentWriteService } from '#server/content/content-write-service.ts';
import type { Database } from '#server/db/database.ts';
import { kindTables } from '#server/db/kind-tables.ts';
import { AppError } from '#shared/errors.ts';
import type { Certificate } from '#shared/kinds/certificate.ts';
import type { ListQuery, Page } from '#shared/list-query.ts';
import { certificateContent } from './certificate-content.ts';

export type CertificateService = ReturnType<typeof createCertificateService>;

/** The rules about certificates. Records come in English with `translations`; `localise` gives a reader's language. */
export function createCertificateService({ db, contents }: { db: Database; contents: ContentWriteService }) {
  return {
    /** The staff operations. */
    writes: contents.writesOf<Certificate>(certificateContent),

    listCertificates(query: ListQuery = {}): Promise<Page<Certificate>> {
      return kindTables.certificate.list(db, query);
    },

    /** @throws AppError `not_found` 'Certificate not found' */
    async getCertificate(id: string): Promise<Certificate> {
      const certificate = await kindTables.certificate.find(db, id);
      if (!certificate) throw new AppError('not_found', 'certificate_not_found');
      return certificate;
    },
  };
}
