import type { RiskFinding } from '@hakaru/contract/risk-uploads';
import { sql } from 'kysely';
import type { Db } from '#platform/db';
import type { Beta, Letters, Line, ModelMonth, PortfolioMonth } from './parse';

export type UploadRow = {
  id: string;
  fileName: string;
  fileKey: string;
  isRecorded: boolean;
  findings: RiskFinding[];
  months: string[];
  mandates: number;
  userName: string;
  uploadedAt: Date;
};

const UPLOAD = sql`id, file_name as "fileName", file_key as "fileKey", is_recorded as "isRecorded", findings, months::text[] as months, mandates,
  user_name as "userName", uploaded_at as "uploadedAt"`;

export async function findUploads(db: Db, ownerId: string, assetId: string): Promise<UploadRow[]> {
  const { rows } = await sql<UploadRow>`
    select ${UPLOAD} from risk_upload where organisation_id = ${ownerId} and asset_id = ${assetId} order by uploaded_at desc, id limit 50`.execute(
    db,
  );
  return rows;
}

export async function findUpload(db: Db, ownerId: string, id: string): Promise<UploadRow | null> {
  const { rows } = await sql<UploadRow>`select ${UPLOAD} from risk_upload where organisation_id = ${ownerId} and id = ${id}`.execute(db);
  return rows[0] ?? null;
}

export type NewUpload = Omit<UploadRow, 'id' | 'uploadedAt'> & { ownerId: string; assetId: string; bytes: number; at: Date };

export async function insertUpload(db: Db, one: NewUpload): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into risk_upload (organisation_id, asset_id, file_name, file_key, bytes, is_recorded, findings, months, mandates, user_name, uploaded_at)
    values (${one.ownerId}, ${one.assetId}, ${one.fileName}, ${one.fileKey}, ${one.bytes}, ${one.isRecorded}, ${JSON.stringify(one.findings)}::jsonb,
      ${one.months}::date[], ${one.mandates}, ${one.userName}, ${one.at}) returning id`.execute(db);
  return rows[0]?.id ?? '';
}

/** The factors of the months that already have a model. */
export async function findFactors(db: Db, ownerId: string): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ asOf: string; factors: string[] }>`
    select as_of::text as "asOf", factors from risk_model where organisation_id = ${ownerId} and superseded_at is null`.execute(db);
  return new Map(rows.map(({ asOf, factors }) => [asOf, factors]));
}

type Kept = { ownerId: string; sourceId: string; at: Date };

/** Replaces the model of a month; the earlier one is superseded and remains for past knowledge times. */
export async function insertModel(
  db: Db,
  { ownerId, sourceId, at }: Kept,
  { asOf, sheet, factors, letters, rows }: ModelMonth,
): Promise<void> {
  await sql`
    update risk_model set superseded_at = greatest(recorded_at, ${at}::timestamptz)
    where organisation_id = ${ownerId} and as_of = ${asOf} and superseded_at is null`.execute(db);
  const ordered = factors.map(factor => rows.find(row => row.factor === factor));
  const places = { letters, rows: ordered.map(row => row?.row ?? 0) };
  await sql`
    insert into risk_model (organisation_id, as_of, source_id, sheet, factors, covariance, places, recorded_at)
    values (${ownerId}, ${asOf}, ${sourceId}, ${sheet}, ${factors}::text[], ${ordered.flatMap(row => row?.values ?? [])}::double precision[],
      ${JSON.stringify(places)}::jsonb, ${at})`.execute(db);
}

type PortfolioGiven = { entityId: string; portfolio: PortfolioMonth; beta: Beta | null };

export async function insertPortfolio(
  db: Db,
  { ownerId, sourceId, at }: Kept,
  { entityId, portfolio, beta }: PortfolioGiven,
): Promise<void> {
  const { asOf, sheet, factors, letters, lines } = portfolio;
  await sql`
    update risk_portfolio set superseded_at = greatest(recorded_at, ${at}::timestamptz)
    where organisation_id = ${ownerId} and entity_id = ${entityId} and as_of = ${asOf} and superseded_at is null`.execute(db);
  const { rows } = await sql<{ id: string }>`
    insert into risk_portfolio (organisation_id, entity_id, as_of, source_id, sheet, factors, places, beta, beta_place, recorded_at)
    values (${ownerId}, ${entityId}, ${asOf}, ${sourceId}, ${sheet}, ${factors}::text[], ${JSON.stringify(letters)}::jsonb,
      ${beta?.value ?? null}, ${beta?.place ?? null}, ${at}) returning id`.execute(db);
  await sql`
    insert into risk_line (organisation_id, portfolio_id, row_no, code, name, weight, benchmark_weight, specific_risk, exposures)
    select ${ownerId}, ${rows[0]?.id ?? ''}, (l->>'row')::int, l->>'code', l->>'name', (l->>'weight')::float8, (l->>'benchmarkWeight')::float8,
      (l->>'specificRisk')::float8,
      case when l->'exposures' = 'null' then null else array(select jsonb_array_elements_text(l->'exposures')::float8) end
    from jsonb_array_elements(${JSON.stringify(lines)}::jsonb) l`.execute(db);
}

export async function lockRisk(db: Db, ownerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`risk ${ownerId}`}, 0))`.execute(db);
}

export type Source = {
  recordedAt: Date;
  supersededAt: Date | null;
  sourceKind: string;
  sourceEn: string;
  sourceJp: string;
  person: string | null;
};
export type ModelRow = Source & {
  id: string;
  asOf: string;
  sheet: string;
  factors: string[];
  covariance: number[];
  places: { letters: string[]; rows: number[] };
};
export type PortfolioRow = Source & {
  id: string;
  entityId: string;
  asOf: string;
  sheet: string;
  factors: string[];
  places: Letters;
  beta: number | null;
  betaPlace: string | null;
  lines: Line[];
};
export type Wanted = { ownerId: string; days: readonly string[]; known: string | null };

const SOURCE = sql`f.recorded_at as "recordedAt", f.superseded_at as "supersededAt", s.kind as "sourceKind", s.label_en as "sourceEn", s.label_jp as "sourceJp",
  p.name as person`;
const FROM_SOURCE = sql`join source s on (s.organisation_id, s.id) = (f.organisation_id, f.source_id)
  left join app_user p on (p.organisation_id, p.id) = (s.organisation_id, s.person_id)`;

export async function findModels(db: Db, { ownerId, days, known }: Wanted): Promise<ModelRow[]> {
  const { rows } = await sql<ModelRow>`
    select f.id, f.as_of::text as "asOf", f.sheet, f.factors, f.covariance, f.places, ${SOURCE} from risk_model f ${FROM_SOURCE}
    where f.organisation_id = ${ownerId} and f.as_of = any(${[...days]}::date[]) and ${knownAt(known)}`.execute(db);
  return rows;
}

export async function findPortfolios(
  db: Db,
  { ownerId, days, known, entityIds }: Wanted & { entityIds: readonly string[] },
): Promise<PortfolioRow[]> {
  const { rows } = await sql<PortfolioRow>`
    select f.id, f.entity_id as "entityId", f.as_of::text as "asOf", f.sheet, f.factors, f.places, f.beta, f.beta_place as "betaPlace", ${SOURCE},
      (select coalesce(jsonb_agg(jsonb_build_object('row', l.row_no, 'code', l.code, 'name', l.name, 'weight', l.weight,
        'benchmarkWeight', l.benchmark_weight, 'specificRisk', l.specific_risk, 'exposures', to_jsonb(l.exposures)) order by l.row_no), '[]')
       from risk_line l where l.organisation_id = f.organisation_id and l.portfolio_id = f.id) as lines
    from risk_portfolio f ${FROM_SOURCE}
    where f.organisation_id = ${ownerId} and f.entity_id = any(${[...entityIds]}::uuid[]) and f.as_of = any(${[...days]}::date[])
      and ${knownAt(known)}`.execute(db);
  return rows;
}

/** The month-ends with data for some mandates, oldest first. */
export async function findMonths(db: Db, ownerId: string, entityIds: readonly string[], known: string | null): Promise<string[]> {
  const { rows } = await sql<{ asOf: string }>`
    select distinct f.as_of::text as "asOf" from risk_portfolio f
    where f.organisation_id = ${ownerId} and f.entity_id = any(${[...entityIds]}::uuid[]) and ${knownAt(known)} order by 1`.execute(db);
  return rows.map(({ asOf }) => asOf);
}

function knownAt(known: string | null) {
  return known === null
    ? sql`f.superseded_at is null`
    : sql`f.recorded_at <= ${known} and (f.superseded_at is null or f.superseded_at > ${known})`;
}
