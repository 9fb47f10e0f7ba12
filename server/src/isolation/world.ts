import { randomUUID } from 'node:crypto';
import { organisationPackages, type OrganisationTypeName, type UserRole } from '@hakaru/contract/organisations';
import { hashToken } from '#platform/session';
import type { TestServer } from '#testing/test-server';
import { grantAccess } from './grants-world';
import { plantImports } from './imports-world';
import { fillTables, tenantTables } from './fill';
import { plantMonth } from './month';
import { plantHabits, plantOffice } from './office-world';
import { plantIntake, plantWebhook } from './webhooks-world';
import type { Prober } from './prober';

export type { Prober };

const TYPES: readonly OrganisationTypeName[] = ['asset owner', 'asset manager', 'consultant', 'accountant'];
export const ROLES: readonly UserRole[] = ['admin', 'user', 'readonly'];
const MODULES: Readonly<Record<string, string[]>> = {
  'asset owner': ['owner', 'cashManagement', 'fundList', 'addOns', 'contentAutomation'],
  'asset manager': ['manager', 'cashManagement', 'fundList'],
  consultant: ['consultant', 'Asset List', 'fundList'],
  accountant: ['client', 'spcList', 'corporationList', 'cashManagement'],
};

export const ORGANISATIONS = 12;

/** Twelve organisations, four types with three roles of probers each; all their text contains their own canary. */
export async function plantWorld(server: TestServer): Promise<Prober[]> {
  const probers: Prober[] = [];
  for (let index = 0; index < ORGANISATIONS; index++) {
    const type = TYPES[index % TYPES.length] ?? 'others';
    probers.push(await plantOrganisation(server, { index, type, role: ROLES[Math.floor(index / TYPES.length)] ?? 'user' }));
  }
  await grantAccess(server, probers);
  await fillRest(server, probers);
  return probers;
}

/** Adds a row to every table that has none, so that future tables are probed from the start. */
async function fillRest(server: TestServer, probers: Prober[]): Promise<void> {
  const tables = (await tenantTables(server)).filter(({ name }) => name !== 'access_grant');
  await Promise.all(
    probers.map(async prober => {
      const { ids, empty } = await fillTables(server, tables, prober);
      const [problem] = empty;
      if (problem) throw new Error(`No canary in ${problem.join(': ')}. Plant a row of it in world.ts.`);
      prober.own.push(...ids);
    }),
  );
}

type Plan = { index: number; type: OrganisationTypeName; role: UserRole };

async function plantOrganisation(server: TestServer, { index, type, role }: Plan): Promise<Prober> {
  const canary = `CANARY-${String(index + 1).padStart(2, '0')}-${randomUUID().slice(0, 8)}`;
  const organisationId = randomUUID();
  await server.sql(
    `insert into organisation (id, ref, name_en, name_jp, type, modules, brand) values ($1, $2, $3, $3, $4, $5, jsonb_build_object('name', $3::text, 'colour', '#000000', 'logo', null))`,
    [organisationId, `PROBE${index}`, canary, type, MODULES[type] ?? []],
  );
  const userId = await plantPerson(server, { organisationId, canary, role });
  const spare = await plantPerson(server, { organisationId, canary, role: 'user' });
  const office = await plantOffice(server, { organisationId, canary });
  const own = [spare, ...office, ...(await plantThings(server, { organisationId, canary, userId }))];
  return {
    organisationId,
    canary,
    userId,
    role,
    token: await mint(server, { organisationId, userId }),
    own: [...own, organisationId],
    granted: [],
  };
}

type ProbeOrganisation = { organisationId: string; canary: string };

async function plantPerson(server: TestServer, { organisationId, canary, role }: ProbeOrganisation & { role: UserRole }): Promise<string> {
  const id = randomUUID();
  await server.sql(
    `insert into app_user (organisation_id, id, email, name, title, role, agreed_at, verified_at) values ($1, $2, $3, $4, $4, $5, now(), now())`,
    [organisationId, id, `${canary.toLowerCase()}.${id.slice(0, 4)}@probe.example`, canary, role],
  );
  await server.sql(
    `insert into user_package (organisation_id, user_id, ref, type) select $1, $2, $3, type from unnest(array['securities', 'fxrates']) type`,
    [organisationId, id, canary],
  );
  return id;
}

/** One of each object an id can refer to. */
async function plantThings(
  server: TestServer,
  { organisationId, canary, userId }: ProbeOrganisation & { userId: string },
): Promise<string[]> {
  const notification = randomUUID();
  const asset = randomUUID();
  const session = randomUUID();
  const view = randomUUID();
  const teamView = randomUUID();
  // A canary is no hash. It is the prober's own, because nobody sets their own password through `setUserPassword`, which reads the earlier ones.
  const history = 'insert into password_history (organisation_id, user_id, password_hash, created_at) values ($1, $2, $3, now())';
  await server.sql(history, [organisationId, userId, canary]);
  await server.sql(
    `insert into notification (organisation_id, id, user_id, kind, params, path) values ($1, $2, $3, 'reportDue', jsonb_build_object('mandate', $4::text), $4)`,
    [organisationId, notification, userId, canary],
  );
  await server.sql(`insert into asset (organisation_id, id, ref, name_en, name_jp, type) values ($1, $2, $3, $3, $3, 'portfolio')`, [
    organisationId,
    asset,
    canary,
  ]);
  await server.sql(`insert into month_end (organisation_id, asset_id, as_of, populated_at) values ($1, $2, '2026-09-30', now())`, [
    organisationId,
    asset,
  ]);
  await server.sql(`insert into login_history (organisation_id, user_id, user_name, ip_address, outcome) values ($1, $2, $3, $3, 'ok')`, [
    organisationId,
    userId,
    canary,
  ]);
  const content = `jsonb_build_object('columns', jsonb_build_array($4::text), 'sort', null, 'filters', '[]'::jsonb, 'unit', null, 'density', null)`;
  for (const [table, id] of [
    ['saved_view', view],
    ['team_view', teamView],
  ])
    await server.sql(
      `insert into ${table} (organisation_id, id, user_id, screen, name, content) values ($1, $2, $3, 'mandates', $4, ${content})`,
      [organisationId, id, userId, canary],
    );
  await server.sql(`insert into organisation_package (organisation_id, type) select $1, type from unnest($2::text[]) type`, [
    organisationId,
    [canary, ...organisationPackages],
  ]);
  await server.sql(
    `insert into session (organisation_id, id, user_id, token_hash, expires_at, ip, user_agent) values ($1, $2, $3, $4, now() + interval '8 hours', $5, $5)`,
    [organisationId, session, userId, hashToken(randomUUID()), canary],
  );
  await server.sql(
    `insert into audit (organisation_id, seq, at, user_id, action, subject, subject_id, after, previous_hash, hash)
     values ($1, 1, now(), $2, 'probe', 'probe', $3, jsonb_build_object('name', $3::text), '\\x00', '\\x01')`,
    [organisationId, userId, canary],
  );
  // The triggers of dated structure write this table without any text, so one row with the canary is added.
  await server.sql(`insert into structure_change (organisation_id, transaction, at, person, reason) values ($1, 1, now(), $2, $2)`, [
    organisationId,
    canary,
  ]);
  await server.sql(
    `insert into service_token (organisation_id, user_id, name, scopes, secret_hash, expires_at) values ($1, $2, $3, array['portfolio.read'], $4, now() + interval '8 hours')`,
    [organisationId, userId, canary, hashToken(randomUUID())],
  );
  await plantWebhook(server, { organisationId, canary, userId });
  await plantIntake(server, { organisationId, canary, userId });
  const reporting = await plantReporting(server, { organisationId, canary, asset });
  const month = await plantMonth(server, { organisationId, canary, asset, entity: reporting[0] ?? '', userId });
  await plantHabits(server, { organisationId, userId, mandate: reporting[0] ?? '' });
  return [notification, asset, session, view, teamView, ...reporting, ...month];
}

/** A mandate and a class of the asset, so that the reporting screens have something that could leak. */
async function plantReporting(
  server: TestServer,
  { organisationId, canary, asset }: ProbeOrganisation & { asset: string },
): Promise<string[]> {
  const entity = randomUUID();
  const category = randomUUID();
  await server.sql(
    `insert into entity (organisation_id, id, asset_id, ref, kind, type, name_en, name_jp, note) values ($1, $2, $3, $4, 'mandate', 'mandate', $4, $4, $4)`,
    [organisationId, entity, asset, canary],
  );
  await server.sql(`insert into mandate (organisation_id, entity_id, style, opened_date) values ($1, $2, $3, '2020-04-01')`, [
    organisationId,
    entity,
    canary,
  ]);
  await server.sql(
    `insert into category (organisation_id, id, asset_id, kind, ref, name_en, name_jp) values ($1, $2, $3, 'portfolio', $4, $4, $4)`,
    [organisationId, category, asset, canary],
  );
  const imported = await plantImports(server, { organisationId, canary, entity });
  const held = await plantHeld(server, { organisationId, canary, entity });
  return [entity, category, held, ...imported, ...(await plantAround(server, { organisationId, canary, asset, entity }))];
}

/** A statement line with its security, price and rate, and facts of a private fund, all with the canary in their names. */
async function plantHeld(server: TestServer, { organisationId, canary, entity }: ProbeOrganisation & { entity: string }): Promise<string> {
  const source = randomUUID();
  const security = randomUUID();
  const fact = { organisation: organisationId, source, place: canary };
  const insert = (table: string, columns: string, values: string) =>
    server.sql(`insert into ${table} (organisation_id, source_id, place, ${columns}) values ($1, $2, $3, ${values})`, Object.values(fact));
  await server.sql(
    `insert into source (organisation_id, id, kind, label_en, label_jp) values ($1, $2, 'import', $3, $3)`,
    Object.values(fact),
  );
  await server.sql(`insert into security (organisation_id, id, ref) values ($1, $2, $3)`, [organisationId, security, canary]);
  await insert('security_version', 'security_id, name_en, name_jp, type1, currency', `'${security}', $3, $3, $3, 'JPY'`);
  await insert('price', 'security_id, as_of, price, currency', `'${security}', '2026-09-30', 100, 'JPY'`);
  await insert(
    'fx_rate',
    'base, quote, as_of, tenor, tenor_date, method, mid',
    `'USD', 'JPY', '2026-09-30', 'spot', '2026-10-02', 'WMR', 120`,
  );
  await insert(
    'holding',
    'entity_id, security_id, as_of, units, currency, market_value_local, market_value',
    `'${entity}', '${security}', '2026-09-30', 1, 'JPY', 100, 100`,
  );
  await insert('commitment', 'entity_id, as_of, amount, currency', `'${entity}', '2026-09-30', 100, 'JPY'`);
  await insert(
    'cashflow',
    'entity_id, as_of, notice, side, type, amount, currency',
    `'${entity}', '2026-09-30', $3, 'call', 'investment', 50, 'JPY'`,
  );
  await insert('valuation', 'entity_id, as_of, quality, nav, currency', `'${entity}', '2026-09-30', 'valuated', 60, 'JPY'`);
  return security;
}

/** Objects around a mandate: a party, a company, an establishment. */
async function plantAround(
  server: TestServer,
  { organisationId, canary, asset, entity }: ProbeOrganisation & { asset: string; entity: string },
): Promise<string[]> {
  const party = randomUUID();
  const company = randomUUID();
  const establishment = randomUUID();
  await server.sql(
    `insert into party (organisation_id, id, entity_id, role, party_organisation_id, name_en, name_jp, from_day)
     values ($1, $2, $3, 'manager', $1, $4, $4, '2020-04-01')`,
    [organisationId, party, entity, canary],
  );
  await server.sql(
    `insert into entity (organisation_id, id, asset_id, ref, kind, type, name_en, name_jp) values ($1, $2, $3, $4, 'fund', 'portfolioCompany', $5, $5)`,
    [organisationId, company, asset, `${canary}-C`, canary],
  );
  await server.sql(`insert into company (organisation_id, entity_id, name_kana, address) values ($1, $2, $3, $3)`, [
    organisationId,
    company,
    canary,
  ]);
  await server.sql(
    `insert into establishment (organisation_id, id, ref, name_en, name_jp, country, account_id) values ($1, $2, $3, $3, $3, 'JP', $4)`,
    [organisationId, establishment, canary, entity],
  );
  return [party, company, establishment];
}

/** Gives the same user another rank. */
export async function rankAs(server: TestServer, prober: Prober, role: UserRole): Promise<void> {
  prober.role = role;
  prober.token = await mint(server, prober);
}

/** Opens a new session and restores the prober, because a probe may have ended their sessions or changed them. */
export async function mint(
  server: TestServer,
  { organisationId, userId, role }: Pick<Prober, 'organisationId' | 'userId'> & { role?: UserRole },
): Promise<string> {
  const token = `${randomUUID()}${randomUUID()}`;
  if (role)
    await server.sql(`update app_user set disabled_at = null, password_reset = false, verified_at = now(), role = $2 where id = $1`, [
      userId,
      role,
    ]);
  await server.sql(
    `insert into session (organisation_id, user_id, token_hash, expires_at) values ($1, $2, $3, now() + interval '8 hours')`,
    [organisationId, userId, hashToken(token)],
  );
  return token;
}

/** A digest of everything the database holds of these organisations. */
export async function digestOf(server: TestServer, organisationIds: readonly string[], without: readonly string[] = []): Promise<string> {
  const tables = await server.sql(
    `select c.table_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and c.column_name = 'organisation_id' and t.table_type = 'BASE TABLE' order by 1`,
  );
  const parts = tables
    .filter(({ name }) => !without.includes(String(name)))
    .map(({ name }) => String(name))
    .map(
      name =>
        `select '${name}' as name, coalesce(md5(string_agg(md5(${keptOf(name)}), '' order by md5(${keptOf(name)}))), '') as sum from "${name}" t where organisation_id = any($1::uuid[])`,
    );
  const sums = await server.sql(parts.join(' union all '), [organisationIds]);
  const [organisations] = await server.sql(
    `select md5(string_agg(md5(o::text), '' order by id)) as sum from organisation o where id = any($1::uuid[])`,
    [organisationIds],
  );
  return JSON.stringify([sums, organisations]);
}

/** Leaves out when a log-in or token was last used, which is updated at most once a minute by other requests. */
const keptOf = (table: string): string =>
  table === 'session'
    ? `(to_jsonb(t) - 'seen_at')::text`
    : table === 'service_token'
      ? `(to_jsonb(t) - 'last_used_at' - 'last_used_ip')::text`
      : 't::text';
