import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '@hakaru/engine/calendar/day';
import { hashToken } from '#platform/session';
import { dayAt, momentAt, todayIn } from '#platform/today';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ figures: false });
});
afterAll(() => server.close());

const ZONES = ['Asia/Tokyo', 'America/New_York', 'Pacific/Kiritimati'];
const MARGIN_SECONDS = 1_800;

type Party = { organisationId: string; userId: string };

async function organisation(type: string, modules: string[], timeZone: string): Promise<Party> {
  const organisationId = randomUUID();
  const userId = randomUUID();
  const ref = organisationId.slice(0, 8);
  await server.sql(`insert into organisation (id, ref, name_en, name_jp, type, modules, time_zone) values ($1, $2, $2, $2, $3, $4, $5)`, [
    organisationId,
    ref,
    type,
    modules,
    timeZone,
  ]);
  await server.sql(
    `insert into app_user (organisation_id, id, email, name, role, agreed_at, verified_at) values ($1, $2, $3, 'Reader', 'admin', now(), now())`,
    [organisationId, userId, `${ref}@midnight.example`],
  );
  return { organisationId, userId };
}

async function session({ organisationId, userId }: Party): Promise<string> {
  const token = randomUUID();
  await server.sql(
    `insert into session (organisation_id, user_id, token_hash, created_at, seen_at, expires_at) values ($1, $2, $3, $4::timestamptz, $4, $4 + interval '8 hours')`,
    [organisationId, userId, hashToken(token), server.app.now()],
  );
  return token;
}

/** An asset with one mandate, granted to a reader as a whole or the mandate only. */
async function granted(reader: Party, { whole, from, to }: { whole: boolean; from: string; to: string | null }): Promise<string> {
  const owner = await organisation('asset owner', ['owner'], 'UTC');
  const asset = randomUUID();
  const entity = randomUUID();
  const ref = asset.slice(0, 8);
  await server.sql(`insert into asset (organisation_id, id, ref, name_en, name_jp, type) values ($1, $2, $3, $3, $3, 'portfolio')`, [
    owner.organisationId,
    asset,
    ref,
  ]);
  await server.sql(
    `insert into entity (organisation_id, id, asset_id, ref, kind, type, name_en, name_jp) values ($1, $2, $3, $4, 'mandate', 'mandate', $4, $4)`,
    [owner.organisationId, entity, asset, ref],
  );
  await server.sql(
    `insert into access_grant (organisation_id, asset_id, entity_id, grantee_id, role, from_day, to_day) values ($1, $2, $3, $4, $5, $6, $7)`,
    [owner.organisationId, asset, whole ? null : entity, reader.organisationId, whole ? 'consultant' : 'manager', from, to],
  );
  return asset;
}

/** Moves the clock to shortly before the next midnight of a time zone. */
function passUntilMidnight(zone: string): void {
  const now = server.app.now().getTime();
  const midnight = Date.parse(`${addDays(dayAt(new Date(now), zone), 1)}T00:00:00${momentAt(new Date(now), zone).slice(-6)}`);
  server.passTime((midnight - now) / 1000 - MARGIN_SECONDS);
}

test.each(ZONES)('a day begins and ends at midnight in %s, wherever the database runs', async zone => {
  passUntilMidnight(zone);
  const consultant = await organisation('consultant', ['consultant', 'Asset List'], zone);
  const manager = await organisation('asset manager', ['manager'], zone);
  const today = dayAt(server.app.now(), zone);
  const coming = { from: addDays(today, 1), to: null };
  const asset = await granted(consultant, { whole: true, ...coming });
  const ending = await granted(consultant, { whole: true, from: '2020-01-01', to: today });
  const mandate = await granted(manager, { whole: false, ...coming });
  const seen = async () => {
    const reader = await session(consultant);
    const reporter = await session(manager);
    const { body } = await server.call('GET', '/me', { token: reader });
    const list = await server.ask(reporter, '{ assetList { data { assetId } } importClients { isOwn } }');
    const tasks = await server.ask(reporter, 'query ($id: ID!) { reportingTasks(assetId: $id) { today } }', { id: mandate });
    return {
      assets: body.organisation.assets.map(({ id }: { id: string }) => (id === asset ? 'coming' : id === ending ? 'ending' : id)),
      clients: list.data?.importClients.length,
      today: tasks.data?.reportingTasks?.today ?? null,
    };
  };
  expect(await seen()).toEqual({ assets: ['ending'], clients: 1, today: null });
  server.passTime(2 * MARGIN_SECONDS);
  expect(await seen()).toEqual({ assets: ['coming'], clients: 2, today: addDays(today, 1) });
});

test('the database and the server say the same day for an organisation, through a year of hours in three zones', async () => {
  const rows = await server.sql(
    `select zone, at, day_of(o, at, '2026-11-10')::text as day from unnest($1::text[]) zone
     cross join lateral (select (x).* from (select jsonb_populate_record(null::organisation, jsonb_build_object('time_zone', zone, 'modules', '[]'::jsonb)) x) y) o
     cross join generate_series(timestamptz '2026-01-01 00:30Z', '2026-12-31 23:30Z', interval '5 hours') at`,
    [ZONES],
  );
  expect(rows.length).toBeGreaterThan(5_000);
  const differing = rows.filter(({ zone, at, day }) => dayAt(at as Date, String(zone)) !== day); // timestamps are Date objects
  expect(differing).toEqual([]);
  expect(todayIn(server.app, { timeZone: 'Asia/Tokyo', modules: ['demo'] })).toBe(server.app.settings.demoToday);
});
