import { createPersonData, type PersonParts } from './person-data.ts';
import { createPersonExport } from './person-export.ts';
import { createRetention } from './retention.ts';

export type PrivacyService = ReturnType<typeof createPrivacyService>;

type Given = Omit<PersonParts, 'now'> & { now?: () => number; onChange?: () => void };

/** How long personal data is kept, and what one person may ask for: to see it, and to have it erased. */
export function createPrivacyService(given: Given) {
  const parts = { now: () => Date.now(), onChange: () => {}, ...given };
  const person = createPersonData(parts);
  const { exportPerson } = createPersonExport({ ...parts, findLeads: person.findLeads });
  const { findPerson, erasePerson } = person;
  return { ...createRetention(parts), findPerson, erasePerson, exportPerson };
}
