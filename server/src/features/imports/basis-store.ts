import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#platform/db';

/** What some rows refer to, by the keys of the facts they would write. */
export type Touched = {
  /** Entities by day: values, holdings, valuations and flows. */
  entities: readonly { id: string; assetId: string; day: string }[];
  /** Securities by code, with the day of a price or of bond attributes. */
  securities: readonly { ref: string; day: string | null }[];
  pairs: readonly { base: string; quote: string; day: string }[];
  corporations: readonly string[];
};

const KEYS_EACH = 5_000;

/** The keys in a fixed order and in parts, so that no statement takes long however large the file is. */
function partsOf({ entities, securities, pairs, corporations }: Touched): Touched[] {
  const none: Touched = { entities: [], securities: [], pairs: [], corporations: [] };
  if (entities.length + securities.length + pairs.length + corporations.length <= KEYS_EACH)
    return [{ entities, securities, pairs, corporations }];
  return [
    ...slices(inOrder(entities, one => `${one.id} ${one.day}`)).map(some => ({ ...none, entities: some })),
    ...slices(inOrder(securities, one => `${one.ref} ${one.day}`)).map(some => ({ ...none, securities: some })),
    ...slices(inOrder(pairs, one => `${one.base} ${one.quote} ${one.day}`)).map(some => ({ ...none, pairs: some })),
    ...slices(corporations.toSorted()).map(some => ({ ...none, corporations: some })),
  ];
}

function inOrder<Key>(keys: readonly Key[], nameOf: (key: Key) => string): Key[] {
  const named = keys.map(key => ({ key, name: nameOf(key) }));
  return named.toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)).map(({ key }) => key);
}

const slices = <Key>(keys: readonly Key[]): Key[][] =>
  Array.from({ length: Math.ceil(keys.length / KEYS_EACH) }, (_, at) => keys.slice(at * KEYS_EACH, (at + 1) * KEYS_EACH));

/** A hash of the facts in force for these keys: while it is the same, nothing was recorded about them. */
export async function findBasis(db: Db, organisationId: string, touched: Touched): Promise<string> {
  const hashes: string[] = [];
  for (const part of partsOf(touched)) hashes.push(await basisOf(db, organisationId, part));
  const [only = ''] = hashes;
  return hashes.length > 1 ? createHash('md5').update(hashes.join()).digest('hex') : only;
}

async function basisOf(db: Db, organisationId: string, { entities, securities, pairs, corporations }: Touched): Promise<string> {
  const of = sql`jsonb_to_recordset(${JSON.stringify(entities)}::jsonb) as k(id uuid, day date)`;
  const named = sql`jsonb_to_recordset(${JSON.stringify(securities)}::jsonb) as k(ref text, day date)
    join security s on s.organisation_id = ${organisationId} and s.ref = k.ref`;
  const quoted = sql`jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as k(base text, quote text, day date)`;
  const onEntity = sql`f.organisation_id = ${organisationId} and f.entity_id = k.id and f.as_of = k.day and f.superseded_at is null`;
  const onSecurity = sql`f.organisation_id = ${organisationId} and f.security_id = s.id and f.superseded_at is null`;
  const { rows } = await sql<{ basis: string }>`
    select md5(coalesce(string_agg(t.fact, ',' order by t.fact), '')) as basis from (
      select 'o' || f.id as fact from ${of} join observation f on ${onEntity}
      union select 'h' || f.id from ${of} join holding f on ${onEntity}
      union select 'v' || f.id from ${of} join valuation f on ${onEntity}
      union select 'c' || f.id from ${of} join cashflow f on ${onEntity}
      union select 'm' || f.id from ${of} join commitment f on ${onEntity}
      union select 'f' || f.id from ${of} join dated_flow f on ${onEntity}
      union select 's' || f.id from ${named} join security_version f on ${onSecurity}
      union select 'p' || f.id from ${named} join price f on ${onSecurity} and f.as_of = k.day
      union select 'b' || f.id from ${named} join fixed_income f on ${onSecurity} and f.as_of = k.day
      union select 'x' || f.id from ${quoted} join fx_rate f on f.organisation_id = ${organisationId} and f.base = k.base and f.quote = k.quote
        and f.as_of = k.day and f.superseded_at is null
      union select 'd' || f.ref || f.version from corporation f where f.organisation_id = ${organisationId} and f.ref = any(${[...corporations]}::text[])
    ) t`.execute(db);
  return rows[0]?.basis ?? '';
}

/** Whether any of these months is confirmed or shown in a published report, of the asset or of the mandate. */
export async function isSettled(db: Db, organisationId: string, { entities }: Pick<Touched, 'entities'>, now: Date): Promise<boolean> {
  for (const some of slices(entities)) if (await isAnySettled(db, organisationId, some, now)) return true;
  return false;
}

async function isAnySettled(db: Db, organisationId: string, entities: Touched['entities'], now: Date): Promise<boolean> {
  const months = sql`jsonb_to_recordset(${JSON.stringify(entities)}::jsonb) as k(id uuid, "assetId" uuid, day date)`;
  const end = sql`(date_trunc('month', k.day) + interval '1 month - 1 day')::date`;
  const { rows } = await sql`
    select 1 from ${months} where exists (select from month_end m where m.organisation_id = ${organisationId} and m.asset_id = k."assetId" and m.as_of = ${end}
        and m.populated_at <= ${now})
      or exists (select from report r where r.organisation_id = ${organisationId} and r.asset_id = k."assetId" and r.as_of = ${end}
        and (r.entity_id is null or r.entity_id = k.id) and r.published_at <= ${now})
    limit 1`.execute(db);
  return rows.length > 0;
}

/** Serialises writes to what all assets of an organisation share: securities, rates and corporations. */
export async function lockShared(db: Db, organisationId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`shared facts ${organisationId}`}, 0))`.execute(db);
}

/** The latest recording time of an organisation's facts, so that a correction is not recorded earlier than what it corrects. */
export async function latestRecording(db: Db, organisationId: string): Promise<Date | null> {
  const tables = ['observation', 'holding', 'price', 'fx_rate', 'security_version', 'valuation', 'bank_line', 'cashflow', 'dated_flow', 'commitment', 'fixed_income']; // oxfmt-ignore
  const newest = tables.map(name => sql`(select max(recorded_at) from ${sql.table(name)} where organisation_id = ${organisationId})`);
  const { rows } = await sql<{ at: Date | null }>`select greatest(${sql.join(newest)}) as at`.execute(db);
  return rows[0]?.at ?? null;
}
