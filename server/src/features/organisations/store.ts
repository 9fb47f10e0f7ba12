import type { SortDirection } from '@hakaru/contract/enumerations';
import type {
  OrganisationChange,
  OrganisationInput,
  OrganisationOrder,
  OrganisationSettingsInput,
} from '@hakaru/contract/organisation-settings';
import { sql } from 'kysely';
import type { Context, SignedIn } from '#platform/context';
import { codeOf, insideSavepoint } from '#platform/db';
import { offsetOf, type Slice } from '#platform/paging';

export type OrganisationRow = {
  id: string;
  ref: string;
  nameEn: string;
  nameJp: string;
  type: string;
  modules: string[];
  shell: boolean;
  brand: unknown;
  allowedCidrs: string[];
  sso: unknown;
  provisioning: unknown;
  fiscalYearStart: number;
  rateMethod: string;
  amountUnit: string;
  timeZone: string;
  secondPerson: boolean;
  importSecondPerson: boolean;
  instructionSecondPerson: boolean;
  secondFactorRequired: boolean;
  version: number;
  createdAt: Date;
  packages: { id: string; type: string }[];
  packageRequests: PackageRequest[];
  userCount: number;
  lastLoginAt: Date | null;
};

/** A request for a package; the time is text, because it comes inside a JSON row. */
export type PackageRequest = { type: string; userName: string; requestedAt: string };

export type Listing = { search: string; order: OrganisationOrder; direction: SortDirection };

export async function findOrganisations(
  ctx: Context,
  slice: Slice,
  { search, order, direction }: Listing,
): Promise<{ data: OrganisationRow[]; total: number }> {
  const matches = matching(search);
  const data = await organisations(ctx)
    .where(matches)
    .orderBy(orderOf(ctx, order), way => (direction === 'desc' ? way.desc().nullsLast() : way.asc().nullsLast()))
    .orderBy('o.ref')
    .limit(slice.first)
    .offset(offsetOf(slice))
    .execute();
  const { total } = await ctx.db
    .selectFrom('organisation as o')
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .where(matches)
    .executeTakeFirstOrThrow();
  return { data, total: Number(total) };
}

export function organisationById(ctx: Context, id: string): Promise<OrganisationRow | undefined> {
  return organisations(ctx).where('o.id', '=', id).executeTakeFirst();
}

/** Whether the organisation exists; needs the platform scope. */
export async function organisationKnown({ db }: Context, id: string): Promise<boolean> {
  return (await db.selectFrom('organisation').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** Changes the settings of the user's own organisation, if the version is still the one read. */
export async function updateSettings({ db, actor }: SignedIn, input: OrganisationSettingsInput): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('organisation')
    .set({
      name_en: input.nameEn,
      name_jp: input.nameJp,
      allowed_cidrs: input.allowedCidrs,
      ...(input.fiscalYearStart ? { fiscal_year_start: input.fiscalYearStart } : {}),
      ...(input.rateMethod ? { rate_method: input.rateMethod } : {}),
      ...(input.amountUnit ? { amount_unit: input.amountUnit } : {}),
      ...(input.secondFactorRequired === undefined ? {} : { second_factor_required: input.secondFactorRequired }),
      ...(input.timeZone ? { time_zone: input.timeZone } : {}),
      version: sql`version + 1`,
    })
    .where('id', '=', actor.organisation.id)
    .where('version', '=', input.version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function insertOrganisation({ db }: Context, input: OrganisationInput): Promise<string> {
  const { ref, nameEn: name_en, nameJp: name_jp, type } = input;
  const row = { ref, name_en, name_jp, type, ...columnsOf(input) };
  const { id } = await db.insertInto('organisation').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** False while rows of others refer to the organisation; its row then stays, reduced to a name. */
export async function removeOrganisation({ db }: Context, id: string): Promise<boolean> {
  try {
    await insideSavepoint(db, () => db.deleteFrom('organisation').where('id', '=', id).execute());
    return true;
  } catch (error) {
    if (codeOf(error) === '23503') return false;
    throw error;
  }
}

/** Reduces a deleted organisation to a name, because records of others refer to it. */
export async function buryOrganisation({ db }: Context, id: string, { nameEn, nameJp }: { nameEn: string; nameJp: string }): Promise<void> {
  await sql`
    update organisation set ref = upper('X' || substr(replace(id::text, '-', ''), 1, 9)), name_en = ${nameEn}, name_jp = ${nameJp}, modules = '{}',
      shell = false, brand = null, allowed_cidrs = '{}', sso = null, provisioning = null, version = version + 1 where id = ${id}`.execute(
    db,
  );
}

/** A change as it is kept: the secret of a client is sealed by then. */
export type KeptChange = Omit<OrganisationChange, 'oidc'> & { oidc?: object | undefined };

/** Sets the given fields if the version is still the one seen. An empty change only raises the version, for changes beside the row. */
export async function updateOrganisation({ db }: Context, id: string, version: number, change: KeptChange): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('organisation')
    .set({ ...columnsOf(change), version: sql`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function setPackages({ db }: Context, organisationId: string, types: readonly string[]): Promise<void> {
  let gone = db.deleteFrom('organisation_package').where('organisation_id', '=', organisationId);
  if (types.length > 0) gone = gone.where('type', 'not in', [...types]);
  await gone.execute();
  if (types.length === 0) return;
  await db
    .deleteFrom('package_request')
    .where('organisation_id', '=', organisationId)
    .where('type', 'in', [...types])
    .execute();
  await db
    .insertInto('organisation_package')
    .values(types.map(type => ({ organisation_id: organisationId, type })))
    .onConflict(conflict => conflict.columns(['organisation_id', 'type']).doNothing())
    .execute();
}

export type PackageRow = { id: string; type: string; organisationId: string; ref: string; nameEn: string; nameJp: string };

export async function findPackages({ db }: Context, slice: Slice, search: string): Promise<{ data: PackageRow[]; total: number }> {
  const pattern = `%${likeSafe(search)}%`;
  const query = db
    .selectFrom('organisation_package as p')
    .innerJoin('organisation as o', 'o.id', 'p.organisation_id')
    .where(({ eb, or }) => or([eb('p.type', 'ilike', pattern), eb('o.ref', 'ilike', pattern), eb('o.name_en', 'ilike', pattern), eb('o.name_jp', 'ilike', pattern)])); // oxfmt-ignore
  const data = await query
    .select(['p.id', 'p.type', 'o.id as organisationId', 'o.ref', 'o.name_en as nameEn', 'o.name_jp as nameJp'])
    .orderBy('o.ref')
    .orderBy('p.type')
    .limit(slice.first)
    .offset(offsetOf(slice))
    .execute();
  const { total } = await query.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  return { data, total: Number(total) };
}

export type AssetRow = {
  id: string;
  ref: string;
  nameEn: string;
  nameJp: string;
  type: string;
  baseCurrency: string;
  organisationId: string;
  organisationRef: string;
  populatedTo: string | null;
  latestMonthEnd: string | null;
};

/** Assets of one organisation or of all, with the state of their month-ends. */
export async function findAssets(
  { db }: Context,
  slice: Slice,
  { organisationId, search }: { organisationId: string | null; search: string },
) {
  const pattern = `%${likeSafe(search)}%`;
  let query = db
    .selectFrom('asset as a')
    .innerJoin('organisation as o', 'o.id', 'a.organisation_id')
    .where(sql<boolean>`(a.ref ilike ${pattern} or a.name_en ilike ${pattern} or a.name_jp ilike ${pattern} or o.ref ilike ${pattern})`);
  if (organisationId) query = query.where('a.organisation_id', '=', organisationId);
  const data: AssetRow[] = await query
    .select(['a.id', 'a.ref', 'a.name_en as nameEn', 'a.name_jp as nameJp', 'a.type', 'a.base_currency as baseCurrency'])
    .select(['a.organisation_id as organisationId', 'o.ref as organisationRef'])
    .select([
      sql<string | null>`(select max(m.as_of)::text from month_end m where m.organisation_id = a.organisation_id and m.asset_id = a.id and m.populated_at is not null)`.as('populatedTo'), // oxfmt-ignore
      sql<string | null>`(select max(m.as_of)::text from month_end m where m.organisation_id = a.organisation_id and m.asset_id = a.id)`.as('latestMonthEnd'), // oxfmt-ignore
    ])
    .orderBy('o.ref')
    .orderBy('a.position')
    .orderBy('a.ref')
    .limit(slice.first)
    .offset(offsetOf(slice))
    .execute();
  const { total } = await query.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  return { data, total: Number(total) };
}

function matching(search: string) {
  const pattern = `%${likeSafe(search)}%`;
  return sql<boolean>`(o.ref ilike ${pattern} or o.name_en ilike ${pattern} or o.name_jp ilike ${pattern})`;
}

/** Escapes pattern characters: a search is plain text. */
function likeSafe(search: string): string {
  return search.replace(/[\\%_]/g, '\\$&');
}

function orderOf({ actor }: Context, order: OrganisationOrder) {
  if (order === 'name') return actor?.user.preferences['language'] === 'jp' ? sql.ref('o.name_jp') : sql.ref('o.name_en');
  if (order === 'users') return sql.ref('userCount');
  if (order === 'lastLogin') return sql.ref('lastLoginAt');
  return order === 'type' ? sql.ref('o.type') : sql.ref('o.ref');
}

type Columns<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> };

/** Leaves out undefined columns, so that they keep their values. */
function said<T extends object>(columns: T): Columns<T> {
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as Columns<T>; // a subset of the same keys
}

function columnsOf<T extends KeptChange>({ brand, sso, oidc, provisioning, ...input }: T) {
  return said({
    ref: input.ref,
    name_en: input.nameEn,
    name_jp: input.nameJp,
    type: input.type,
    modules: input.modules,
    shell: input.shell,
    brand: brand ? JSON.stringify(brand) : brand,
    sso: oidc ? JSON.stringify(oidc) : sso ? JSON.stringify({ provider: 'saml', ...sso }) : sso,
    provisioning: provisioning ? JSON.stringify(provisioning) : provisioning,
    allowed_cidrs: input.allowedCidrs,
  });
}

function organisations({ db }: Context) {
  return db.selectFrom('organisation as o').select([
    'o.id',
    'o.ref',
    'o.name_en as nameEn',
    'o.name_jp as nameJp',
    'o.type',
    'o.modules',
    'o.shell',
    'o.brand',
    'o.allowed_cidrs as allowedCidrs',
    'o.sso',
    'o.provisioning',
    'o.fiscal_year_start as fiscalYearStart',
    'o.rate_method as rateMethod',
    'o.amount_unit as amountUnit',
    'o.time_zone as timeZone',
    'o.second_factor_required as secondFactorRequired',
    sql<boolean>`coalesce((select m.second_person from month_setting m where m.organisation_id = o.id), false)`.as('secondPerson'),
    sql<boolean>`coalesce((select m.import_second_person from month_setting m where m.organisation_id = o.id), false)`.as(
      'importSecondPerson',
    ),
    sql<boolean>`coalesce((select m.instruction_second_person from month_setting m where m.organisation_id = o.id), false)`.as(
      'instructionSecondPerson',
    ),
    'o.version',
    'o.created_at as createdAt',
    sql<{ id: string; type: string }[]>`coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'type', p.type) order by p.type)
        from organisation_package p where p.organisation_id = o.id), '[]')`.as('packages'),
    sql<PackageRequest[]>`coalesce((select jsonb_agg(jsonb_build_object('type', r.type, 'userName', r.user_name,
        'requestedAt', to_char(r.requested_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by r.requested_at, r.type)
        from package_request r where r.organisation_id = o.id), '[]')`.as('packageRequests'),
    sql<number>`(select count(*)::int from app_user u where u.organisation_id = o.id)`.as('userCount'),
    sql<Date | null>`(select max(l.logged_in_at) from login_history l where l.organisation_id = o.id and l.outcome in ('ok', 'sso'))`.as('lastLoginAt'), // oxfmt-ignore
  ]);
}
