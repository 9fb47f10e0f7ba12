import { DOCUMENTS_GATE } from '@hakaru/contract/gates';
import { areaOf, CATEGORY_OF } from '@hakaru/contract/organisations';
import { accessScopesOf, atOwner, type AccessScope } from '#features/grants/public';
import { listInstructions } from '#features/instructions/public';
import { readableReports } from '#features/reports/public';
import { marketPlace } from '#features/securities/public';
import { inTransaction, type SignedIn } from '#platform/context';
import { inScope } from '#platform/db';
import { offersTo, type Found, type Opening, type Source, type Wanted } from './found';
import * as store from './store';

/** The providers of the search palette; a new screen for an object adds a line. */
export const sources: readonly Source[] = [
  { find: ofAssets },
  { gate: { userPackages: ['securities'] }, find: securities },
  { gate: { modules: ['cashManagement'] }, find: instructions },
  { find: ownThings },
];

/** Those of `listedKinds`. */
export const listed: readonly Source[] = [
  { find: ofAssets },
  { gate: { userPackages: ['securities'] }, find: securities },
  { find: (ctx, wanted) => ownThings(ctx, wanted, ['counterparty', 'product']) },
];

/** Objects of the user's own organisation: their area, and who may open them. */
const OWN: Readonly<Record<store.OwnKind, Opening & { area: string }>> = {
  document: { gate: DOCUMENTS_GATE, area: '/documents' },
  counterparty: { area: '/counterparties' },
  product: { gate: { modules: ['manager'] }, area: '/products' },
  person: { role: 'admin', area: '/settings/users' },
};
const ownKinds = Object.keys(OWN) as readonly store.OwnKind[]; // the keys of the table above

/** Providers that find objects by id, with their kinds. */
export const byId: readonly (Source & { kinds: readonly Found['kind'][] })[] = [
  { kinds: ['mandate', 'fund', 'assetClass'], find: ofAssets },
  { kinds: ['document'], find: (ctx, wanted) => ownThings(ctx, wanted, ['document']) },
  { kinds: ['report'], find: reports },
];

const PATHS: Readonly<Record<store.EntityKind, string>> = {
  mandate: 'mandates',
  assetClass: 'assetClasses',
  fund: 'privateEquity',
  company: 'companies',
  benchmark: 'benchmarks',
};

/** Mandates, classes, funds, companies and benchmarks of every asset the user may see; for a manager also the clients. */
async function ofAssets(ctx: SignedIn, wanted: Wanted): Promise<Found[]> {
  const found: Found[] = [];
  const clients = new Map<string, Found>();
  for (const scope of await accessScopesOf(ctx, null)) {
    const { entities, owner } = await readAsset(ctx, scope, wanted);
    const isManaged = scope.mandates !== null;
    const client = owner ?? null;
    const area = isManaged ? `/clients/${scope.ownerId}` : '';
    for (const { kind, ...entity } of entities)
      found.push({ kind, ...entity, client, assetId: isManaged ? null : scope.assetId, path: `${area}/${PATHS[kind]}/${entity.id}` });
    if (isManaged && client && isNamed(client, wanted)) clients.set(scope.ownerId, clientOf(scope.ownerId, client));
  }
  return [...(isManager(ctx) ? clients.values() : []), ...(isManager(ctx) ? found : found.filter(({ assetId }) => assetId !== null))];
}

function readAsset(ctx: SignedIn, scope: AccessScope, wanted: Wanted) {
  const { ownerId, assetId, mandates } = scope;
  return atOwner(ctx, scope, async ({ db }) => ({
    entities: await store.findEntities(db, { ownerId, assetId, mandateIds: mandates && [...mandates.keys()] }, wanted),
    owner: ownerId === ctx.actor.organisation.id ? undefined : await store.findOrganisation(db, ownerId),
  }));
}

/** Only managers have screens for clients and for mandates granted to them. */
const isManager = ({ actor }: SignedIn) => areaOf(CATEGORY_OF[actor.organisation.type]) === 'manager';

function clientOf(id: string, { en, jp }: { en: string; jp: string }): Found {
  return { kind: 'client', id, code: null, nameEn: en, nameJp: jp, client: null, assetId: null, path: `/clients/${id}` };
}

function isNamed({ en, jp }: { en: string; jp: string }, { patterns }: Wanted): boolean {
  const name = `${en} ${jp}`.normalize('NFKC').toLowerCase();
  return patterns.every(pattern => name.includes(pattern.slice(1, -1).replace(/\\(.)/g, '$1')));
}

async function securities(ctx: SignedIn, wanted: Wanted): Promise<Found[]> {
  const { assetId } = wanted;
  const held = ctx.actor.organisation.assets.some(({ id }) => id === assetId) ? assetId : null;
  const { organisationId } = marketPlace(ctx, { assetId: held });
  const rows = await inScope(ctx.app.database.db, { organisation: organisationId }, db => store.findSecurities(db, organisationId, wanted));
  return rows.map(row => ({
    kind: 'security',
    ...row,
    client: null,
    assetId: null,
    path: `/securities/${encodeURIComponent(row.code ?? row.id)}`,
  }));
}

async function instructions(ctx: SignedIn, { search, most }: Wanted): Promise<Found[]> {
  const filter = { tab: null, search, category: null, status: null };
  const { data } = await listInstructions(ctx, null, { first: most, page: 1 }, filter);
  return data.map(row => ({
    kind: 'instruction',
    id: row.id,
    code: row.number ?? row.ref,
    nameEn: `${row.entityRef} ${row.entityName}`,
    nameJp: `${row.entityRef} ${row.entityNameJp}`,
    client: row.ownerId === ctx.actor.organisation.id ? null : { en: row.clientName, jp: row.clientNameJp },
    assetId: null,
    path: `/instructions/${row.id}`,
  }));
}

/** Named by subject and month: a version of a report has no name of its own. */
async function reports(ctx: SignedIn, { ids }: Wanted): Promise<Found[]> {
  const rows = await readableReports(ctx, ids ?? []);
  return rows.map(row => {
    const month = row.asOf.slice(0, 7).replace('-', '/');
    return {
      kind: 'report',
      id: row.id,
      code: row.entityRef,
      nameEn: `${row.entityEn ?? row.assetEn} · ${month}`,
      nameJp: `${row.entityJp ?? row.assetJp} · ${month}`,
      client: row.organisationId === ctx.actor.organisation.id ? null : { en: row.clientEn, jp: row.clientJp },
      assetId: isManager(ctx) ? null : row.assetId,
      path: `/reports/${row.id}`,
    };
  });
}

async function ownThings(ctx: SignedIn, wanted: Wanted, kinds = ownKinds): Promise<Found[]> {
  const open = kinds.filter(kind => offersTo(ctx, OWN[kind]));
  if (open.length === 0) return [];
  const own = { ...wanted, organisationId: ctx.actor.organisation.id };
  const rows = await inTransaction(ctx, ({ db }) => store.findOwn(db, open, own));
  return rows.map(row => ({ ...row, client: null, assetId: null, path: `${OWN[row.kind].area}/${row.id}` }));
}
