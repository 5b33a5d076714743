import type { FastifyInstance } from 'fastify';
import { csvTime } from '#server/http/csv-export.ts';
import { readChoice } from '#server/http/read-list-query.ts';
import { type Contact, contactStatuses } from '#shared/contact.ts';
import type { StaffLead } from '#shared/lead.ts';
import type { ContactService } from './contact-service.ts';
import { leadExportRoute, originColumn, subjectColumn } from './lead-export-routes.ts';
import { readSuspicion } from './suspicion-routes.ts';

/** GET /contacts/export.csv (`?status=`), for administrators. */
export function contactExportRoute(api: FastifyInstance, contacts: ContactService): void {
  leadExportRoute<StaffLead<Contact>>(api, {
    path: '/contacts',
    columns: [
      { heading: 'admin_column_reference', value: ({ reference }) => reference },
      { heading: 'admin_column_name', value: ({ fullName }) => fullName },
      { heading: 'admin_column_email', value: ({ email }) => email },
      { heading: 'admin_column_company', value: ({ company }) => company },
      { heading: 'admin_column_message', value: ({ message }) => message },
      { heading: 'admin_column_status', value: ({ status }, say) => say(`admin_status_${status}`) },
      { heading: 'admin_column_submitted_at', value: ({ createdAt }) => csvTime(createdAt) },
      subjectColumn('admin_column_product'),
      originColumn,
    ],
    listIds: (query, request) =>
      contacts.listIds(query, {
        status: readChoice(request, 'status', contactStatuses),
        suspicious: readSuspicion(request),
      }),
    readMany: contacts.readMany,
  });
}
