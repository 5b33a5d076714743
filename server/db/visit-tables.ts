/**
 * How often something was done on a day in Amman (`kind`: a view, the beginning of a visit, a click), by one value of one
 * dimension at a time: no row tells what belongs together, and so none tells of a person.
 */
type VisitCountTable = {
  day: string;
  dimension: 'path' | 'language' | 'referrer' | 'campaign';
  value: string;
  kind: string;
  total: number;
};

export type VisitTables = { visit_count: VisitCountTable };
