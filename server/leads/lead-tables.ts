import { careerQueries } from './career-queries.ts';
import { consultationQueries } from './consultation-queries.ts';
import { contactQueries } from './contact-queries.ts';

/** The queries of each kind of lead. */
export const leadTables = { contact: contactQueries, consultation: consultationQueries, career: careerQueries };
