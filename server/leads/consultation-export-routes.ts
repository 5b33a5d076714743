import type { FastifyInstance } from 'fastify';
import { csvTime } from '#server/http/csv-export.ts';
import type { Consultation } from '#shared/consultation.ts';
import type { StaffLead } from '#shared/lead.ts';
import type { MessageKey } from '#shared/message-key.ts';
import type { ServiceCategory } from '#shared/service-categories.ts';
import type { ConsultationService } from './consultation-service.ts';
import { leadExportRoute, originColumn } from './lead-export-routes.ts';
import { readSuspicion } from './suspicion-routes.ts';

const categoryWords: Record<ServiceCategory, MessageKey> = {
  Automation: 'category_automation',
  Development: 'category_development',
  Infrastructure: 'category_infrastructure',
  Manufacturing: 'category_manufacturing',
  Sustainability: 'category_sustainability',
};

/** GET /consultations/export.csv, for administrators. */
export function consultationExportRoute(api: FastifyInstance, consultations: ConsultationService): void {
  leadExportRoute<StaffLead<Consultation>>(api, {
    path: '/consultations',
    columns: [
      { heading: 'admin_column_reference', value: ({ reference }) => reference },
      { heading: 'admin_column_name', value: ({ fullName }) => fullName },
      { heading: 'admin_column_email', value: ({ email }) => email },
      { heading: 'admin_column_company', value: ({ company }) => company },
      { heading: 'admin_column_type_of_inquiry', value: ({ typeOfInquiry }, say) => say(categoryWords[typeOfInquiry]) },
      { heading: 'admin_column_message', value: ({ message }) => message },
      { heading: 'admin_column_submitted_at', value: ({ createdAt }) => csvTime(createdAt) },
      originColumn,
    ],
    listIds: (query, request) => consultations.listIds(query, { suspicious: readSuspicion(request) }),
    readMany: consultations.readMany,
  });
}
