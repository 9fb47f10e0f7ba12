import { CLIENT_COLUMNS, type ClientShow } from '@hakaru/contract/clients';
import { AppError, invalid } from '@hakaru/contract/errors';
import type { Figure } from '@hakaru/contract/figures';
import { shiftMonthEnd } from '@hakaru/engine/calendar/month-end';
import { figureGrid } from '#features/figures/public';
import { atOwner, rightsIn, type AccessScope } from '#features/grants/public';
import { currentMonth, tasksOf, type Task } from '#features/reporting-tasks/public';
import { taskMiss } from '#features/reports/public';
import { record } from '#platform/audit';
import { allow, inTransaction, type SignedIn } from '#platform/context';
import { pageOf, type Page } from '#platform/graphql';
import { offsetOf, type Slice } from '#platform/paging';
import { todayOf } from '#platform/today';
import { clientScopes } from './scopes';
import * as store from './store';
import { summaryOf, type Summary } from './summary';

/** An organisation that granted mandates to the sender's, with the progress of its reports. */
export type Client = store.ClientHead &
  Summary & {
    id: string;
    /** The number of mandates active today. */
    mandates: number;
    /** The last day of the last mandate, when all have ended. */
    endedOn: string | null;
    upload: store.Upload | null;
    person: Pick<store.PersonRow, 'userId' | 'name' | 'version'>;
    can: { upload: boolean };
  };

export type Listing = { search: string; show: ClientShow | null; mine: boolean; ended: boolean };
export type ClientPage = Page<Client> & { today: string; counts: Summary['counts'] };

/** A manager's clients, nearest deadline first. The summary counts cover all clients, whatever filter is applied. */
export async function listClients(ctx: SignedIn, listing: Listing, slice: Slice): Promise<ClientPage> {
  const today = todayOf(ctx);
  const around = await surroundings(ctx);
  const all: Client[] = [];
  for (const scopes of (await clientScopes(ctx)).values()) all.push(await clientOf(ctx, scopes, around));
  const present = all.filter(({ endedOn }) => endedOn === null || listing.ended);
  const found = present.filter(client => isWanted(ctx, client, listing)).toSorted(byDeadline);
  const shown = found.slice(offsetOf(slice), offsetOf(slice) + slice.first);
  const sum = (name: ClientShow) => present.reduce((total, { counts }) => total + counts[name], 0);
  const counts = { dueToday: sum('dueToday'), delayed: sum('delayed'), errors: sum('errors') };
  return { ...pageOf(shown, { ...slice, total: found.length }), today, counts };
}

export type ClientMandate = store.MandateRow & {
  assetId: string;
  /** The last day on which the sender manages it; figures end there. */
  endedOn: string | null;
  task: Task | null;
  /** Whether the sender may now publish its report for the client's month. */
  canPublish: boolean;
  figures: Figure[];
};
export type ClientAsset = store.AssetRow & { mandates: ClientMandate[] };

/** One client; not found for an organisation that granted the sender nothing. */
export async function readClient(ctx: SignedIn, id: string): Promise<Client> {
  const scopes = (await clientScopes(ctx)).get(id);
  if (!scopes) throw new AppError('notFound');
  return await clientOf(ctx, scopes, await surroundings(ctx));
}

/** The client's assets, limited to the mandates it granted to the sender. */
export async function clientAssets(ctx: SignedIn, client: Client): Promise<ClientAsset[]> {
  const scopes = (await clientScopes(ctx)).get(client.id) ?? [];
  const assetIds = scopes.map(({ assetId }) => assetId);
  const rows = await atOwner(ctx, { ownerId: client.id }, ctx => store.findAssets(ctx.db, client.id, assetIds));
  const assets: ClientAsset[] = [];
  for (const row of rows) {
    const scope = scopes.find(({ assetId }) => assetId === row.id);
    if (scope) assets.push({ ...row, mandates: await mandatesOf(ctx, scope, { client, latest: row.latest }) });
  }
  return assets;
}

export async function listColleagues(ctx: SignedIn): Promise<store.Colleague[]> {
  return await inTransaction(ctx, ctx => store.findColleagues(ctx.db, ctx.actor.organisation.id));
}

/** Sets or clears the person responsible for a client. */
export async function nameClientPerson(
  ctx: SignedIn,
  { clientId, userId, version }: { clientId: string; userId: string | null; version: number },
): Promise<Client> {
  allow(ctx, 'write');
  if (!(await clientScopes(ctx)).has(clientId)) throw new AppError('notFound');
  const organisationId = ctx.actor.organisation.id;
  await inTransaction(ctx, async ctx => {
    const colleagues = await store.findColleagues(ctx.db, organisationId);
    const named = colleagues.find(({ id }) => id === userId);
    if (userId !== null && !named) throw invalid('userId', 'notFound');
    const before = (await store.findPeople(ctx.db, organisationId)).find(one => one.clientId === clientId);
    if (!(await store.writePerson(ctx.db, { organisationId, clientId, userId, version }))) throw new AppError('conflict');
    const auditChange = { before: { person: before?.name ?? null }, after: { person: named?.name ?? null } };
    await record(ctx, 'client.person', { subject: 'client', subjectId: clientId, ...auditChange });
  });
  return await readClient(ctx, clientId);
}

type Surroundings = { uploads: Map<string, store.Upload>; people: Map<string, store.PersonRow> };

async function surroundings(ctx: SignedIn): Promise<Surroundings> {
  return await inTransaction(ctx, async ctx => {
    const own = ctx.actor.organisation.id;
    const uploads = await store.findLastUploads(ctx.db, own);
    const people = await store.findPeople(ctx.db, own);
    return { uploads: new Map(uploads.map(one => [one.clientId, one])), people: new Map(people.map(one => [one.clientId, one])) };
  });
}

/** Quarterly reports are due after the quarter ends, so the last three months are read. */
const MONTHS_BACK = 2;

async function clientOf(ctx: SignedIn, scopes: readonly AccessScope[], { uploads, people }: Surroundings): Promise<Client> {
  const id = scopes[0]?.ownerId ?? '';
  const today = todayOf(ctx);
  const to = currentMonth(today);
  const { head, tasks } = await atOwner(ctx, { ownerId: id }, async ctx => {
    const tasks: Task[] = [];
    for (const scope of scopes) tasks.push(...(await tasksOf(ctx.db, scope, { from: shiftMonthEnd(to, -MONTHS_BACK), to, today })));
    return { head: await store.findHead(ctx.db, id), tasks };
  });
  if (!head) throw new AppError('notFound');
  const ends = scopes.flatMap(({ mandates }) => [...(mandates?.values() ?? [])]);
  const running = ends.filter(end => end === null || end >= today);
  const { userId = null, name = null, version = 0 } = people.get(id) ?? {};
  return {
    ...head,
    ...summaryOf(tasks, today),
    id,
    mandates: running.length,
    endedOn: running.length > 0 ? null : lastOf(ends),
    upload: uploads.get(id) ?? null,
    person: { userId, name, version },
    can: { upload: running.length > 0 && scopes.some(scope => rightsIn(ctx, scope).report) },
  };
}

function lastOf(days: readonly (string | null)[]): string | null {
  return days.reduce<string | null>((last, day) => (day !== null && (last === null || day > last) ? day : last), null);
}

type Around = { client: Client; latest: string | null };

async function mandatesOf(ctx: SignedIn, scope: AccessScope, { client, latest }: Around): Promise<ClientMandate[]> {
  const { ownerId, assetId, mandates } = scope;
  const today = todayOf(ctx);
  const { rows, tasks } = await atOwner(ctx, scope, async ctx => ({
    rows: await store.findMandates(ctx.db, ownerId, [...(mandates?.keys() ?? [])]),
    tasks: client.asOf ? await tasksOf(ctx.db, scope, { from: client.asOf, to: client.asOf, today }) : [],
  }));
  const grid = latest ? await figureGrid(ctx, { assetId, asOf: latest, columns: CLIENT_COLUMNS, rows: 'mandates' }) : [];
  const figures = new Map(grid.map(row => [row.entityId, row.figures]));
  return rows.map(row => {
    const ofMandate = tasks.filter(({ entityId }) => entityId === row.id);
    const canPublish = rightsIn(ctx, scope).report && taskMiss(ofMandate) === null;
    const endedOn = mandates?.get(row.id) ?? null;
    const isOver = endedOn !== null && latest !== null && endedOn < latest;
    return { ...row, assetId, endedOn, task: ofMandate[0] ?? null, canPublish, figures: isOver ? [] : (figures.get(row.id) ?? []) };
  });
}

function isWanted({ actor }: SignedIn, client: Client, { search, show, mine }: Listing): boolean {
  if (show && client.counts[show] === 0) return false;
  if (mine && client.person.userId !== actor.user.id) return false;
  const wanted = search.normalize('NFKC').toLowerCase();
  return [client.ref, client.nameEn, client.nameJp].some(text => text.normalize('NFKC').toLowerCase().includes(wanted));
}

function byDeadline(a: Client, b: Client): number {
  return (a.daysLeft ?? Infinity) - (b.daysLeft ?? Infinity) || a.nameEn.localeCompare(b.nameEn);
}
