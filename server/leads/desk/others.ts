import { changeRow } from '#server/core/db/count-rows.ts';
import type { Database } from '#server/core/db/database.ts';
import { compareSenders, type Resemblance } from '#server/leads/desk-row/same-person.ts';
import { leadTables } from '#server/leads/kinds/lead-kinds.ts';
import type { Language } from '#shared/language.ts';
import { type Desk, deskLimits, type verdicts } from '#shared/leads/desk.ts';
import { type LeadKind, leadKinds } from '#shared/leads/lead.ts';
import { type DeskEntry, listEntries } from './desk-queries.ts';
import { listResembling } from './resembling-queries.ts';
import { type DeskedLead, joinWanted, listWanted } from './wanted-text.ts';

/** The leads of entries, by id. */
export async function findLeads(db: Database, entries: readonly DeskEntry[]): Promise<Map<string, DeskedLead>> {
  const kinds = leadKinds.filter((kind) => entries.some((entry) => entry.kind === kind));
  const listIds = (kind: LeadKind) => entries.filter((entry) => entry.kind === kind).map(({ _id }) => _id);
  const found: DeskedLead[][] = await Promise.all(kinds.map((kind) => leadTables[kind].findMany(db, listIds(kind))));
  return new Map(found.flat().map((lead) => [lead._id, lead]));
}

type Verdict = (typeof verdicts)[number];
/** The ids of two leads as a pair is stored. */
const orderPair = (one: string, other: string) => {
  const [lead_id = '', other_id = ''] = [one, other].sort();
  return { lead_id, other_id };
};

/** Stores what staff say of two leads; null: nothing any more. */
export async function setVerdict(
  db: Database,
  [one, other]: readonly [string, string],
  { verdict, by, at }: { verdict: Verdict | null; by: string; at: string },
): Promise<boolean> {
  const pair = orderPair(one, other);
  if (verdict === null) {
    const rows = db.deleteFrom('lead_same').where('lead_id', '=', pair.lead_id);
    return changeRow(rows.where('other_id', '=', pair.other_id));
  }
  const change = { verdict, account_id: by, created_at: at };
  return changeRow(
    db
      .insertInto('lead_same')
      .values({ ...pair, ...change })
      .onConflict((conflict) =>
        conflict.columns(['lead_id', 'other_id']).doUpdateSet(change).where('lead_same.verdict', '!=', verdict),
      ),
  );
}

/**
 * What staff decided about a lead and each other lead. `null`: nobody decided about these two, but both are the same
 * person as a third.
 */
async function listVerdicts(db: Database, lead: string): Promise<Map<string, Verdict | null>> {
  const verdicts = new Map<string, Verdict | null>();
  const known = new Set([lead]);
  for (let next = [lead]; next.length > 0 && known.size <= deskLimits.others; ) {
    const rows = await db
      .selectFrom('lead_same')
      .selectAll()
      .where(({ or, eb }) => or([eb('lead_id', 'in', next), eb('other_id', 'in', next)]))
      .execute();
    const asked = next;
    next = [];
    for (const { lead_id, other_id, verdict } of rows) {
      const other = asked.includes(lead_id) ? other_id : lead_id;
      const isDirect = asked[0] === lead;
      if (isDirect) verdicts.set(other, verdict);
      if (verdict === 'other' || known.has(other) || verdicts.get(other) === 'other') continue;
      known.add(other);
      next.push(other);
      if (!isDirect) verdicts.set(other, null);
    }
  }
  return verdicts;
}

const likenesses: readonly Resemblance[] = ['person', 'likely', 'company'];

type Reading = { kinds: readonly LeadKind[]; language: Language };

/** Other leads of the same person or company, newest first; those of which staff decided as they did. */
export async function listOthers(
  db: Database,
  lead: DeskedLead,
  { kinds, language }: Reading,
): Promise<Desk['others']> {
  const sender = { company: '', phoneNumber: '', ...lead };
  const verdicts = await listVerdicts(db, lead._id);
  const found = (await Promise.all(kinds.map((kind) => listResembling(db, kind, { ...sender, id: lead._id })))).flat();
  const entries = (await listEntries(db, [...new Set([...verdicts.keys(), ...found])])).filter(({ kind }) =>
    kinds.includes(kind),
  );
  const known = await findLeads(db, entries);
  const others = entries.flatMap(({ _id, reference, kind, tab, movedAt }) => {
    const other = known.get(_id);
    if (!other || other.anonymisedAt) return [];
    const verdict = verdicts.get(_id) ?? null;
    const isSame = verdicts.has(_id) && verdict !== 'other';
    const likeness: Resemblance = compareSenders(sender, { company: '', phoneNumber: '', ...other });
    const why = isSame ? 'person' : likeness;
    const facts = { _id, reference, kind, tab, movedAt, fullName: other.fullName };
    return why || verdict
      ? [{ ...facts, wants: joinWanted(kind, listWanted(kind, other, language)), why: why ?? 'likely', verdict }]
      : [];
  });
  // What is decided or certain is kept before what only looks alike.
  const rank = ({ why, verdict }: (typeof others)[number]) => (verdict ? 0 : likenesses.indexOf(why));
  const kept = new Set(others.toSorted((one, other) => rank(one) - rank(other)).slice(0, deskLimits.others));
  return others.filter((other) => kept.has(other));
}
