import type { FastifyInstance } from 'fastify';
import { csvTime } from '#server/http/csv-export.ts';
import { readChoice } from '#server/http/read-list-query.ts';
import { readablePhone } from '#server/i18n/phone-number.ts';
import { type CareerApplication, careerStatuses } from '#shared/career.ts';
import type { StaffLead } from '#shared/lead.ts';
import type { CareerService } from './career-service.ts';
import { leadExportRoute, originColumn, subjectColumn } from './lead-export-routes.ts';
import { readSuspicion } from './suspicion-routes.ts';

/** GET /careers/export.csv (`?status=`), for administrators. */
export function careerExportRoute(api: FastifyInstance, careers: CareerService): void {
  leadExportRoute<StaffLead<CareerApplication>>(api, {
    path: '/careers',
    columns: [
      { heading: 'admin_column_reference', value: ({ reference }) => reference },
      { heading: 'admin_column_name', value: ({ fullName }) => fullName },
      { heading: 'admin_column_email', value: ({ email }) => email },
      { heading: 'admin_column_phone', value: ({ phoneNumber }) => readablePhone(phoneNumber), isPhone: true },
      { heading: 'admin_column_cv_file', value: ({ cvOriginalName }) => cvOriginalName },
      { heading: 'admin_column_status', value: ({ status }, say) => say(`admin_status_${status}`) },
      { heading: 'admin_column_submitted_at', value: ({ createdAt }) => csvTime(createdAt) },
      subjectColumn('admin_column_opening'),
      originColumn,
    ],
    listIds: (query, request) =>
      careers.listIds(query, {
        status: readChoice(request, 'status', careerStatuses),
        suspicious: readSuspicion(request),
      }),
    readMany: careers.readMany,
  });
}
