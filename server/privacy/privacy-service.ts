import { createPersonData, type PersonParts } from './person-data.ts';
import { createPersonExport } from './person-export.ts';
import { createRetention } from './retention.ts';

export type PrivacyService = ReturnType<typeof createPrivacyService>;

type Given = Omit<PersonParts, 'now'> & { now?: () => number; onChange?: () => void };

/** Retention of personal data, and requests of a person for access and erasure. */
export function createPrivacyService(given: Given) {
  const parts = { now: () => Date.now(), onChange: () => {}, ...given };
  const person = createPersonData(parts);
  const { exportPerson } = createPersonExport({ ...parts, findLeads: person.findLeads });
  const { findPerson, erasePerson } = person;
  return { ...createRetention(parts), findPerson, erasePerson, exportPerson };
}
