import type pg from 'pg';
import type { Actor, ActorOrganisation, App } from './context';
import { inBatches } from './batches';
import { preparedAs } from './db';

/** What decides which grants hold: the moment, and the demo institution's day. SQL has no clock of its own. */
export type Clock = { now(): Date; demoToday: string };

export const clockOf = ({ now, settings }: Pick<App, 'now' | 'settings'>): Clock => ({ now, demoToday: settings.demoToday });

/**
 * The sender behind a token hash, read from the database after the request arrived. Two things make that cheap, and neither
 * remembers authority: questions that arrive together are put as one statement, and the organisation's part of the answer is taken
 * from the last reading while the database says that nothing of it has changed since (decision 0012).
 */
export function createSessionLookup(pool: pg.Pool, clock: Clock, source: Source = 'sessions_of'): App['sessions'] {
  const organisations = createOrganisationCache(pool, clock);
  return inBatches<Actor>(async hashes => {
    const rows = await readSessions(pool, clock, source, hashes);
    const profiles = await organisations(rows.flatMap(statesOf));
    return new Map(rows.map(row => [row.hash.toString('latin1'), actorOf(row, profiles)]));
  });
}

/** An organisation as its members see it now, for work that is done after its sender has left. */
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

// A frozen database must not hold a request longer than this; the pool's own patience is meant for larger questions.
const PATIENCE_MS = 4_000;

/** People's sessions, or programs' tokens: the database answers both in one shape. */
type Source = 'sessions_of' | 'service_tokens_of';

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

/** Profiles by organisation, each under the state it was read in. A state that differs is read anew; nothing is believed by its age. */
function createOrganisationCache(pool: pg.Pool, clock: Clock): (wanted: readonly State[]) => Promise<Profiles> {
  const cache = new Map<string, { state: string; profile: ActorOrganisation }>();
  return async wanted => {
    const answer = new Map<string, ActorOrganisation>();
    const stale = new Set<string>();
    // Taken before anything is waited for: meanwhile an older reading may come in and be put into the cache.
    for (const { id, state } of wanted) {
      const kept = cache.get(id);
      if (kept?.state === state) answer.set(id, kept.profile);
      else stale.add(id);
    }
    for (const { organisation_id: id, state, profile } of stale.size > 0 ? await readProfiles(pool, clock, [...stale]) : []) {
      freeze(profile);
      answer.set(id, profile);
      cache.delete(id); // the newest stands last, so the first is the one to go
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

/** Shared by requests, so nobody may write on it. */
function freeze(value: object): void {
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) freeze(part);
  Object.freeze(value);
}
