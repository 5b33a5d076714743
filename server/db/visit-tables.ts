/**
 * Daily counts (in Amman) by `kind` (view, start of a visit, click) and one value of one dimension at a time: no row
 * combines dimensions, so none describes a person.
 */
type VisitCountTable = {
  day: string;
  dimension: 'path' | 'language' | 'referrer' | 'campaign';
  value: string;
  kind: string;
  total: number;
};

export type VisitTables = { visit_count: VisitCountTable };
