import type pg from 'pg';
import type { Actor, ActorOrganisation, App } from './context';
import { inBatches } from './batches';
import { preparedAs } from './db';

/** What grants in force depend on: the moment, and the demo's fixed day. SQL uses no clock of its own. */
export type Clock = { now(): Date; demoToday: string };

export const clockOf = ({ now, settings }: Pick<App, 'now' | 'settings'>): Clock => ({ now, demoToday: settings.demoToday });

/**
 * The sender of a token hash, read from the database after the request arrived. Two optimisations make this cheap without caching
 * authority: concurrent look-ups are sent as one statement, and the organisation's part is reused while the database says that nothing of
 * it has changed (decision 0012).
 */
export function createSessionLookup(pool: pg.Pool, clock: Clock, source: Source = 'sessions_of'): App['sessions'] {
  const organisations = createOrganisationCache(pool, clock);
  return inBatches<Actor>(async hashes => {
    const rows = await readSessions(pool, clock, source, hashes);
    const profiles = await organisations(rows.flatMap(statesOf));
    return new Map(rows.map(row => [row.hash.toString('latin1'), actorOf(row, profiles)]));
  });
}

/** An organisation as its members see it now, for work that continues after its sender has left. */
export async function readOrganisation(app: App, id: string): Promise<ActorOrganisation | null> {
  return (await readProfiles(app.database.pool, clockOf(app), [id]))[0]?.profile ?? null;
}

type Row = {
  hash: Buffer;
  session: Omit<Actor, 'organisation' | 'original'>;
  organisation_id: string;
  organisation_state: string;
  original_id: string | null;
  original_state: string | null;
};
type State = { id: string; state: string };
type Profiles = ReadonlyMap<string, ActorOrganisation>;

// A frozen database must not delay a request longer than this; the pool's own timeout is for larger queries.
const PATIENCE_MS = 4_000;

/** Users' sessions, programs' tokens, intakes of files, or who approves a large file; the database returns all of them in the same form. */
type Source = 'sessions_of' | 'service_tokens_of' | 'intakes_of' | 'approvers_of';

async function readSessions(pool: pg.Pool, { now, demoToday }: Clock, source: Source, hashes: Buffer[]): Promise<Row[]> {
  const question = {
    ...preparedAs(pool, source),
    text: `select * from ${source}($1, $2, $3)`,
    values: [hashes, now(), demoToday],
    query_timeout: PATIENCE_MS,
  };
  return (await pool.query<Row>(question)).rows;
}

function statesOf({ organisation_id, organisation_state, original_id, original_state }: Row): State[] {
  const acting = { id: organisation_id, state: organisation_state };
  return original_id && original_state ? [acting, { id: original_id, state: original_state }] : [acting];
}

function actorOf({ session, organisation_id, original_id }: Row, profiles: Profiles): Actor | null {
  const organisation = profiles.get(organisation_id);
  const original = original_id ? profiles.get(original_id) : null;
  return organisation && original !== undefined ? { ...session, organisation, original } : null;
}

const CACHE_SIZE = 2_000;

/** Profiles by organisation, each with the state it was read in. If the state differs, it is read again; entries never expire by age. */
function createOrganisationCache(pool: pg.Pool, clock: Clock): (wanted: readonly State[]) => Promise<Profiles> {
  const cache = new Map<string, { state: string; profile: ActorOrganisation }>();
  return async wanted => {
    const answer = new Map<string, ActorOrganisation>();
    const stale = new Set<string>();
    // Taken before waiting for anything, because an older reading may be cached meanwhile.
    for (const { id, state } of wanted) {
      const kept = cache.get(id);
      if (kept?.state === state) answer.set(id, kept.profile);
      else stale.add(id);
    }
    for (const { organisation_id: id, state, profile } of stale.size > 0 ? await readProfiles(pool, clock, [...stale]) : []) {
      freeze(profile);
      answer.set(id, profile);
      cache.delete(id); // newest last, so that the first is the oldest
      cache.set(id, { state, profile });
      if (cache.size > CACHE_SIZE) cache.delete(cache.keys().next().value ?? '');
    }
    return answer;
  };
}

type ProfileRow = { organisation_id: string; state: string; profile: ActorOrganisation };

async function readProfiles(pool: pg.Pool, { now, demoToday }: Clock, ids: string[]): Promise<ProfileRow[]> {
  const question = {
    ...preparedAs(pool, 'organisation_profiles'),
    text: 'select * from organisation_profiles($1, $2, $3)',
    values: [ids, now(), demoToday],
    query_timeout: PATIENCE_MS,
  };
  return (await pool.query<ProfileRow>(question)).rows;
}

/** Frozen, because requests share it. */
function freeze(value: object): void {
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) freeze(part);
  Object.freeze(value);
}
