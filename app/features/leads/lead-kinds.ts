import { m } from '#messages';
import type { LeadKind } from './use-lead-changes.ts';

export const contactKind: LeadKind = {
  path: '/contacts',
  one: 'contact',
  confirmDelete: m.admin_contacts_confirm_delete,
  deleteFailed: m.admin_contacts_error_deleting,
  statusFailed: m.admin_contacts_error_status,
  deleted: m.contact_deleted,
  statusUpdated: m.contact_status_updated,
};

export const consultationKind: LeadKind = {
  path: '/consultations',
  one: 'consultation',
  // The contact's wording, as specified.
  confirmDelete: m.admin_contacts_confirm_delete,
  deleteFailed: m.admin_consultations_error_deleting,
  statusFailed: m.admin_contacts_error_status,
  deleted: m.consultation_deleted,
  statusUpdated: m.contact_status_updated,
};

export const careerKind: LeadKind = {
  path: '/careers',
  one: 'career',
  confirmDelete: m.admin_careers_confirm_delete,
  deleteFailed: m.admin_careers_error_deleting,
  statusFailed: m.admin_careers_error_status,
  deleted: m.admin_careers_deleted,
  statusUpdated: m.admin_careers_status_updated,
};
