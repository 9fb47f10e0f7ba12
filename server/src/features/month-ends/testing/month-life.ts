import { importTasks } from '#features/imports/jobs';
import type { Answer, TestServer } from '#testing/test-server';
import type { Event } from './month-label';
import { MONTH, OWNER, type Planted } from './month-plant';

export type Person = { email: string; token: string; isOwner: boolean };

/** The steps of a life. Each is counted when it succeeded, not when it was tried. */
export const DEEDS = [
  'send',
  'correct',
  'fixCode',
  'fixValue',
  'approve',
  'withdraw',
  'propose',
  'accept',
  'return',
  'populate',
  'cancel',
  'publish',
  'restate',
] as const;
export type Deed = (typeof DEEDS)[number];

/** One life of a month and the test's record of it. */
export type Life = Planted & {
  server: TestServer;
  /** Two people of the owner's, then two of the manager's. */
  people: readonly Person[];
  pick: (below: number) => number;
  secondPerson: { imports: boolean; packs: boolean };
  events: Event[];
  log: string[];
  counts: Map<Deed, number>;
  /** Who sent, corrected or fixed the content of an import. */
  hands: Map<string, Set<string>>;
  /** Who recorded facts since the report was last issued. */
  movers: Set<string>;
};

export type ImportRow = {
  id: string;
  organisationId: string;
  status: string;
  version: number;
  withdrawnAt: Date | null;
  proposedAt: Date | null;
  returnedAt: Date | null;
};
export type Fact = { ref: string; value: string; place: string | null; importId: string | null };

export const isDone = ({ errors }: Answer): boolean => errors === undefined;
export const count = ({ counts }: Life, deed: Deed): void => void counts.set(deed, (counts.get(deed) ?? 0) + 1);

export async function importsOf({ server, name }: Life): Promise<ImportRow[]> {
  return (await server.sql(
    `select distinct i.id, i.organisation_id as "organisationId", i.status, i.version, i.withdrawn_at as "withdrawnAt", i.proposed_at as "proposedAt", i.returned_at as "returnedAt", i.created_at
     from import i join import_file f on f.import_id = i.id where f.name like $1 order by i.created_at, i.id`,
    [`${name}\\_%`],
  )) as ImportRow[]; // the columns selected
}

export async function factsOf({ server, mandates }: Life): Promise<Fact[]> {
  return (await server.sql(
    `select e.ref, o.value::text, o.place, s.import_id as "importId" from observation o join entity e on e.id = o.entity_id join source s on s.id = o.source_id
     where o.entity_id = any($1::uuid[]) and o.measure = 'marketValue' and o.as_of = $2 and o.superseded_at is null order by e.ref`,
    [mandates.map(({ id }) => id), MONTH],
  )) as Fact[]; // the columns selected
}

/** Whether the month is confirmed, or a report shows one of the mandates. */
export async function isSettled({ server, assetId }: Life, entityIds: readonly string[]): Promise<boolean> {
  const rows = await server.sql(
    `select 1 from month_end where asset_id = $1 and as_of = $2 and populated_at is not null
     union all select 1 from report where asset_id = $1 and as_of = $2 and (entity_id is null or entity_id = any($3::uuid[]))`,
    [assetId, MONTH, entityIds],
  );
  return rows.length > 0;
}

/** The mandates in the newest file of an import. */
export async function mandatesIn({ server, mandates }: Life, importId: string): Promise<Planted['mandates']> {
  const rows = await server.sql(
    `select r.cells ->> 'code' as code from import_row r join import i on (i.id, i.file_no) = (r.import_id, r.file_no) where i.id = $1`,
    [importId],
  );
  return mandates.filter(({ ref }) => rows.some(({ code }) => code === ref));
}

/** A random person: mostly of the side that may do it, sometimes of the other. */
export function somebody({ pick, people }: Life, isOwner?: boolean): Person {
  const side = isOwner === undefined ? pick(2) === 0 : pick(6) === 0 ? !isOwner : isOwner;
  const some = people.filter(person => person.isOwner === side);
  return some[pick(some.length)] as Person; // there are two on each side
}

/** A random import: mostly one that the step is meant for, sometimes any. */
export async function anImport(life: Life, isMeant: (row: ImportRow) => boolean): Promise<ImportRow | undefined> {
  const all = await importsOf(life);
  const meant = all.filter(isMeant);
  const from = meant.length > 0 && life.pick(6) > 0 ? meant : all;
  return from[life.pick(Math.max(1, from.length))];
}

export const isOpen = ({ status, withdrawnAt }: ImportRow): boolean => status !== 'approved' && withdrawnAt === null;
export const isWaiting = (row: ImportRow): boolean => isOpen(row) && row.proposedAt !== null && row.returnedAt === null;
export const isReady = (row: ImportRow): boolean => isOpen(row) && row.status !== 'error' && !isWaiting(row);

export async function processNow({ server }: Life, { organisationId, id }: ImportRow): Promise<void> {
  await importTasks['processImport']?.(server.app, { organisationId, importId: id }, { jobId: '1', attempt: 1, signal: undefined });
}

export const isOwners = ({ organisationId }: ImportRow): boolean => organisationId === OWNER;
