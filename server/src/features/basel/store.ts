import type { CompositionInput, EvidenceInput, LineKind } from '@hakaru/contract/basel';
import { sql } from 'kysely';
import type { FactStory } from '#features/books/public';
import type { Db } from '#platform/db';

export type LineRow = {
  id: string;
  item: LineKind;
  name: string;
  amount: string;
  ratings: string[];
  riskWeightPercent: string | null;
  replacementCost: string | null;
  futureExposure: string | null;
  isCleared: boolean;
  /** The name of the fund in the same composition that holds the line; null for a direct line. */
  heldWithin: string | null;
  fundNetAssets: string | null;
};
export type Composition = { id: string; entityId: string; day: string; asOf: string; netAssets: string; lines: LineRow[] };
export type Limit = { riskWeightPercent: string; sharePercent: string };
export type Evidence = {
  entityId: string;
  day: string;
  method: EvidenceInput['method'];
  fromDay: string;
  documentId: string | null;
  documentName: string | null;
  likelyPercent: string | null;
  leverage: string | null;
  limits: Limit[];
  isThirdParty: boolean;
};
export type Wanted = { ownerId: string; entityIds: readonly string[]; days: readonly string[]; known: string | null };

const LINE = sql`'id', l.id::text, 'item', l.item, 'name', l.name, 'amount', l.amount::text, 'ratings', to_jsonb(l.ratings),
  'riskWeightPercent', l.risk_weight_percent::text, 'replacementCost', l.replacement_cost::text, 'futureExposure', l.future_exposure::text,
  'isCleared', l.is_cleared, 'heldWithin', l.held_within, 'fundNetAssets', l.fund_net_assets::text`;

/** The last composition of each fund up to each day, as known at a moment (null: now). */
export async function findCompositions(db: Db, { ownerId, entityIds, days, known }: Wanted): Promise<Composition[]> {
  const { rows } = await sql<Composition>`
    select c.id, c.entity_id as "entityId", day, c.as_of as "asOf", c.net_assets::text as "netAssets",
      (select coalesce(jsonb_agg(jsonb_build_object(${LINE}) order by l.position), '[]') from basel_line l
       where l.organisation_id = c.organisation_id and l.composition_id = c.id) as lines
    from unnest(${[...entityIds]}::uuid[]) e(id) cross join unnest(${[...days]}::date[]) day
    cross join lateral (select * from basel_composition c where c.organisation_id = ${ownerId} and c.entity_id = e.id and c.as_of <= day
      and ${knownAt('c', known)} order by c.as_of desc limit 1) c`.execute(db);
  return rows;
}

/** The evidence for each approach of each fund on each day. A removed document no longer counts as evidence. */
export async function findEvidence(db: Db, { ownerId, entityIds, days, known }: Wanted): Promise<Evidence[]> {
  const { rows } = await sql<Evidence>`
    select distinct on (v.entity_id, day, v.method) v.entity_id as "entityId", day, v.method, v.from_day as "fromDay", d.id as "documentId", d.name as "documentName",
      v.likely_percent::text as "likelyPercent", v.leverage::text as leverage, coalesce(v.limits, '[]') as limits, v.is_third_party as "isThirdParty"
    from basel_evidence v cross join unnest(${[...days]}::date[]) day
    left join document d on (d.organisation_id, d.id) = (v.organisation_id, v.document_id) and d.removed_at is null
    where v.organisation_id = ${ownerId} and v.entity_id = any(${[...entityIds]}::uuid[]) and v.from_day <= day and ${knownAt('v', known)}
    order by v.entity_id, day, v.method, v.from_day desc`.execute(db);
  return rows;
}

export type Standard = { capitalPercent: string; version: number };

export async function findStandard(db: Db, ownerId: string): Promise<Standard | null> {
  const { rows } = await sql<Standard>`
    select capital_percent::text as "capitalPercent", version from basel_setting where organisation_id = ${ownerId}`.execute(db);
  return rows[0] ?? null;
}

/** Compare-and-set on the version; false when somebody else saved first. */
export async function saveStandard(db: Db, ownerId: string, { capitalPercent, version }: Standard): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into basel_setting as s (organisation_id, capital_percent) select ${ownerId}, ${capitalPercent}::numeric where ${version} = 0
    on conflict (organisation_id) do nothing`.execute(db);
  if (numAffectedRows === 1n) return true;
  const changed = await sql`
    update basel_setting set capital_percent = ${capitalPercent}::numeric, version = version + 1
    where organisation_id = ${ownerId} and version = ${version}`.execute(db);
  return changed.numAffectedRows === 1n;
}

type Kept<Input> = { ownerId: string; input: Input; at: Date };

/** Supersedes the composition of the same fund and day, if any. */
export async function insertComposition(
  db: Db,
  { ownerId, input, at, sourceId }: Kept<CompositionInput> & { sourceId: string },
): Promise<string> {
  const { entityId, asOf, netAssets, lines } = input;
  await lock(db, `basel ${ownerId} ${entityId}`);
  await sql`
    update basel_composition set superseded_at = greatest(recorded_at, ${at}::timestamptz)
    where organisation_id = ${ownerId} and entity_id = ${entityId} and as_of = ${asOf} and superseded_at is null`.execute(db);
  const { rows } = await sql<{ id: string }>`
    insert into basel_composition (organisation_id, entity_id, as_of, net_assets, source_id, recorded_at)
    values (${ownerId}, ${entityId}, ${asOf}, ${netAssets}, ${sourceId}, ${at}) returning id`.execute(db);
  const id = rows[0]?.id ?? '';
  await sql`
    insert into basel_line (organisation_id, composition_id, position, item, name, amount, ratings, risk_weight_percent, replacement_cost, future_exposure, is_cleared,
      held_within, fund_net_assets)
    select ${ownerId}, ${id}, position, line->>'item', line->>'name', (line->>'amount')::numeric,
      array(select jsonb_array_elements_text(line->'ratings')), (line->>'riskWeightPercent')::numeric, (line->>'replacementCost')::numeric,
      (line->>'futureExposure')::numeric, (line->>'isCleared')::boolean, line->>'heldWithin', (line->>'fundNetAssets')::numeric
    from jsonb_array_elements(${JSON.stringify(lines)}::jsonb) with ordinality as given(line, position)`.execute(db);
  return id;
}

export async function insertEvidence(db: Db, { ownerId, input, at, userName }: Kept<EvidenceInput> & { userName: string }): Promise<void> {
  const { entityId, method, fromDay } = input;
  await lock(db, `basel ${ownerId} ${entityId}`);
  await sql`
    update basel_evidence set superseded_at = greatest(recorded_at, ${at}::timestamptz)
    where organisation_id = ${ownerId} and entity_id = ${entityId} and method = ${method} and from_day = ${fromDay} and superseded_at is null`.execute(
    db,
  );
  await sql`
    insert into basel_evidence (organisation_id, entity_id, method, from_day, document_id, likely_percent, leverage, limits, is_third_party, user_name, recorded_at)
    values (${ownerId}, ${entityId}, ${method}, ${fromDay}, ${input.documentId}, ${input.likelyPercent}::numeric, ${input.leverage}::numeric,
      ${JSON.stringify(input.limits)}::jsonb, ${input.isThirdParty}, ${userName}, ${at})`.execute(db);
}

/** Whether a document was ever cited as evidence for an approach; only then may its file be opened here. */
export async function supports(db: Db, ownerId: string, documentId: string): Promise<boolean> {
  const { rows } = await sql`select from basel_evidence where organisation_id = ${ownerId} and document_id = ${documentId} limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** The lines of a composition as facts with their source, for traces. */
export async function findLineStories(db: Db, ownerId: string, compositionId: string): Promise<FactStory[]> {
  const { rows } = await sql<FactStory>`
    select l.id::text as id, c.entity_id as "entityId", 'baselExposure' as measure, c.as_of::text as "asOf", l.amount::text as value, 'valuated' as quality,
      l.name as place, c.recorded_at as "recordedAt", c.superseded_at as "supersededAt", s.kind as "sourceKind", s.label_en as "sourceEn", s.label_jp as "sourceJp",
      p.name as person, null as "approvedBy", s.import_id as "importId"
    from basel_composition c
    join basel_line l on (l.organisation_id, l.composition_id) = (c.organisation_id, c.id)
    join source s on (s.organisation_id, s.id) = (c.organisation_id, c.source_id)
    left join app_user p on (p.organisation_id, p.id) = (s.organisation_id, s.person_id)
    where c.organisation_id = ${ownerId} and c.id = ${compositionId} order by l.position`.execute(db);
  return rows;
}

async function lock(db: Db, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
}

function knownAt(table: string, known: string | null) {
  const recorded = sql.ref(`${table}.recorded_at`);
  const superseded = sql.ref(`${table}.superseded_at`);
  return known === null ? sql`${superseded} is null` : sql`${recorded} <= ${known} and (${superseded} is null or ${superseded} > ${known})`;
}

export async function hasDocument(db: Db, ownerId: string, id: string): Promise<boolean> {
  const { rows } = await sql`select from document where organisation_id = ${ownerId} and id = ${id} and removed_at is null`.execute(db);
  return rows.length === 1;
}
