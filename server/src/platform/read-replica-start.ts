import type pg from 'pg';
import { assertAppRole } from './database-roles';
import { asDatabaseSentence, isAway, type DatabaseAddress } from './database-sentence';
import { openDatabase, type Database, type DatabaseOptions, type Phase } from './db';
import type { Log } from './log';
import { ReadReplica } from './read-replica';
import { nodeName } from './secret';
import type { Settings } from './settings';
import { SettingsError } from './settings-error';

type Queries = Pick<pg.Pool, 'query'>;
const SETTING = 'DATABASE_READ_URL';

/**
 * The replica, if one is set. What can only be a wrong setting stops the start; what may pass by itself (it is away, or was just promoted)
 * is said and waited for, because a node that starts during a failover must not stay down for the sake of a replica.
 */
export async function openReadReplica(
  settings: Settings,
  { log, primary, phase, heard }: { log: Log; primary: Database; phase: Phase; heard: DatabaseOptions['heard'] },
): Promise<ReadReplica | undefined> {
  const { databaseReadUrl: url, databaseReadLagSeconds, poolSize: size, secret } = settings;
  if (!url) return undefined;
  // As behind a pooler: limits inside each transaction and nothing prepared by name, so that the address may lead to one.
  const database = openDatabase(url, { size, log, phase, name: nodeName(secret), directUrl: url, heard });
  const replica = new ReadReplica(database, primary, log, databaseReadLagSeconds);
  try {
    const passing = await checkReadReplica(url, database.pool, primary.pool);
    if (passing) replica.rest(passing);
    return replica;
  } catch (error) {
    await replica.close();
    throw error;
  }
}

/** Throws what is wrong with the setting; returns what is wrong for the moment, or null. */
export async function checkReadReplica(url: string, replica: Queries, primary: Queries): Promise<string | null> {
  const address: DatabaseAddress = { setting: SETTING, url };
  try {
    await assertSameSystem(primary, replica);
    await assertAppRole(replica, undefined, SETTING);
    return await wrongForNow(replica);
  } catch (error) {
    const sentence = asDatabaseSentence(error, address);
    if (isAway(error)) return sentence instanceof Error ? sentence.message : String(sentence);
    throw sentence;
  }
}

type Identity = { system: string; database: string };

async function assertSameSystem(primary: Queries, replica: Queries): Promise<void> {
  const [own, its] = await Promise.all([primary, replica].map(identityOf));
  if (own?.system !== its?.system)
    throw new SettingsError(
      `${SETTING} leads to another database system than DATABASE_URL (${its?.system}, not ${own?.system}): give the address of one of its standbys.`,
    );
  if (own?.database !== its?.database)
    throw new SettingsError(`${SETTING} and DATABASE_URL name different databases: both must name the same one.`);
}

async function identityOf(pool: Queries): Promise<Identity> {
  const { rows } = await pool.query<Identity>(
    `select (select system_identifier::text from pg_control_system()) as system, oid || ' ' || datname as database from pg_database where datname = current_database()`,
  );
  const [identity] = rows;
  if (!identity) throw new SettingsError(`${SETTING} leads to a database that does not say which it is.`);
  return identity;
}

async function wrongForNow(pool: Queries): Promise<string | null> {
  const { rows } = await pool.query<{ standby: boolean; name: string; may: boolean | null }>(
    `select pg_is_in_recovery() as standby, current_user as name, has_table_privilege(to_regclass('public.observation'), 'select') as may`,
  );
  const [found] = rows;
  if (!found?.standby)
    return `${SETTING} leads to a database that takes writes itself: give the address of a standby, or remove ${SETTING}`;
  // Null where the tables have not been replayed yet.
  if (found.may === false)
    throw new SettingsError(`${SETTING} signs in as ${found.name}, which may not read the tables: use the role of DATABASE_URL.`);
  return null;
}
