import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openApp, type OpenedApp } from '#platform/app';
import { type Actor, type SignedIn } from '#platform/context';
import { inScope, type Phase } from '#platform/db';
import { createLog, type Log } from '#platform/log';
import { readSettings } from '#platform/settings';
import { openTestDatabase, type TestDatabase } from './test-database';

export type TestApp = OpenedApp & { testDatabase: TestDatabase; logged: string[] };

/**
 * The whole application on a database of its own, with its logs collected. It waits for the database as long as a start does, because a
 * busy machine must not fail a test; tests of these waits pass 'serving'.
 */
export async function openTestApp(env: NodeJS.ProcessEnv = {}, phase: Phase = 'starting'): Promise<TestApp> {
  const testDatabase = await openTestDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'hakaru-app-'));
  const logged: string[] = [];
  const log: Log = createLog({ appEnv: 'production' }, line => logged.push(line));
  const settings = readSettings({ DATA_DIR: dataDir, SECRET: 's'.repeat(32), POOL_SIZE: '8', DATABASE_URL: testDatabase.appUrl, ...env });
  const app = await openApp(settings, log, phase);
  const closeApp = async (): Promise<void> => {
    await app.closeApp();
    await testDatabase.drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { ...app, testDatabase, logged, closeApp };
}

/** A new organisation with one user, and the context of a request by that user. */
export async function signInAnew(
  app: OpenedApp,
  { role = 'admin', superuser = false }: { role?: Actor['user']['role']; superuser?: boolean } = {},
): Promise<SignedIn> {
  const organisationId = randomUUID();
  const userId = randomUUID();
  const ref = randomUUID().slice(0, 8);
  await inScope(app.database.db, 'platform', async trx => {
    await sql`insert into organisation (id, ref, name_en, name_jp, type) values (${organisationId}, ${ref}, ${ref}, ${ref}, 'asset owner')`.execute(
      trx,
    );
    await sql`insert into app_user (organisation_id, id, email, name, role, superuser, verified_at, agreed_at)
      values (${organisationId}, ${userId}, ${`${ref}@example.jp`}, ${ref}, ${role}, ${superuser}, now(), now())`.execute(trx);
  });
  const { rows } = await inScope(app.database.db, 'platform', trx =>
    sql<{
      organisation: Actor['organisation'];
    }>`select organisation_profile(${organisationId}, ${app.now()}, ${app.settings.demoToday}) as organisation`.execute(trx),
  );
  const organisation = rows[0]?.organisation;
  if (!organisation) throw new Error('the organisation is not there');
  return {
    app,
    db: app.database.db,
    actor: actorFor({ organisation, userId, email: `${ref}@example.jp`, role, superuser }),
    request: requestFacts(),
  };
}

type Person = { organisation: Actor['organisation']; userId: string; email: string; role: Actor['user']['role']; superuser: boolean };

function actorFor({ organisation, userId, email, role, superuser }: Person): Actor {
  const now = new Date().toISOString();
  return {
    sessionId: randomUUID(),
    expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
    seenAt: now,
    impersonatedRole: null,
    user: {
      id: userId,
      organisationId: organisation.id,
      email,
      name: email,
      title: null,
      phoneNumber: null,
      role,
      superuser,
      agreed: true,
      verified: true,
      passwordReset: false,
      preferences: {},
    },
    packages: [],
    unread: 0,
    organisation,
    original: null,
  };
}

function requestFacts(): SignedIn['request'] {
  return { id: randomUUID(), ip: '127.0.0.1', userAgent: 'test', language: 'en', module: null, tokenHash: null };
}
