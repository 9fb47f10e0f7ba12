import { AppError, invalid } from '@hakaru/contract/errors';
import { parse } from '@hakaru/contract/fields';
import { productInput, productMandates } from '@hakaru/contract/products';
import { sum, toText } from '@hakaru/engine/money/decimal';
import { managedMandates, type ManagedMandate } from '#features/clients/public';
import { record } from '#platform/audit';
import { allow, inTransaction, type SignedIn } from '#platform/context';
import { pageOf, type Page } from '#platform/graphql';
import { onceIfNamed } from '#platform/idempotency';
import { offsetOf, type Slice } from '#platform/paging';
import * as store from './store';

/** A manager's product, with the mandates managed by it and their total value. */
export type Product = store.ProductRow & {
  mandates: ManagedMandate[];
  clients: number;
  /** The sum of their latest values, if all are in one currency. */
  value: { amount: string; currency: string } | null;
};

export async function listProducts(ctx: SignedIn, search: string, slice: Slice): Promise<Page<Product>> {
  const organisationId = ctx.actor.organisation.id;
  const found = await inTransaction(ctx, ctx => store.findProducts(ctx.db, organisationId, search));
  const shown = found.slice(offsetOf(slice), offsetOf(slice) + slice.first);
  return pageOf(await withMandates(ctx, shown), { ...slice, total: found.length });
}

export async function readProduct(ctx: SignedIn, id: string): Promise<Product> {
  const row = await inTransaction(ctx, ctx => presentProduct(ctx, id));
  const [product] = await withMandates(ctx, [row]);
  if (!product) throw new AppError('notFound');
  return product;
}

/** The mandates that can be linked: all that are or were managed for a client. */
export async function listLinkable(ctx: SignedIn): Promise<ManagedMandate[]> {
  return await managedMandates(ctx);
}

export async function createProduct(ctx: SignedIn, input: unknown): Promise<Product> {
  requireManager(ctx);
  const checked = parse(productInput, input);
  const id = await inTransaction(ctx, ctx =>
    onceIfNamed(ctx, ['createProduct', checked], async ctx => {
      const id = await store.insertProduct(ctx.db, ctx.actor.organisation.id, checked);
      await record(ctx, 'product.create', { subject: 'product', subjectId: id, after: checked });
      return id;
    }),
  );
  return await readProduct(ctx, id);
}

type Change = { id: string; version: number };

export async function updateProduct(ctx: SignedIn, { id, version }: Change, input: unknown): Promise<Product> {
  requireManager(ctx);
  const checked = parse(productInput, input);
  await inTransaction(ctx, async ctx => {
    const before = await presentProduct(ctx, id);
    if (!(await store.updateProduct(ctx.db, { ...own(ctx, id), version }, checked))) throw new AppError('conflict');
    await record(ctx, 'product.update', { subject: 'product', subjectId: id, before: termsOf(before), after: checked });
  });
  return await readProduct(ctx, id);
}

/** Sets the mandates managed by a product. A mandate the organisation does not manage is refused like one that does not exist. */
export async function linkMandates(ctx: SignedIn, { id, version }: Change, mandateIds: readonly string[]): Promise<Product> {
  requireManager(ctx);
  const wanted = new Set(parse(productMandates, mandateIds));
  await inTransaction(ctx, ctx => presentProduct(ctx, id));
  const managed = await managedMandates(ctx);
  const links = managed.filter(mandate => wanted.has(mandate.id));
  if (links.length !== wanted.size) throw invalid('mandateIds', 'notFound');
  await inTransaction(ctx, async ctx => {
    const refOf = new Map(managed.map(mandate => [mandate.id, mandate.ref]));
    const held = (await store.findLinks(ctx.db, ctx.actor.organisation.id)).filter(({ productId }) => productId === id);
    if (!(await store.raiseVersion(ctx.db, { ...own(ctx, id), version }))) throw new AppError('conflict');
    await store.setLinks(ctx.db, own(ctx, id), links.map(({ clientId, id: entityId }) => ({ clientId, entityId }))); // oxfmt-ignore
    const before = { mandates: held.flatMap(({ entityId }) => refOf.get(entityId) ?? []).toSorted() };
    await record(ctx, 'product.link', {
      subject: 'product',
      subjectId: id,
      before,
      after: { mandates: links.map(({ ref }) => ref).toSorted() },
    });
  });
  return await readProduct(ctx, id);
}

export async function deleteProduct(ctx: SignedIn, { id, version }: Change): Promise<boolean> {
  requireManager(ctx);
  return await inTransaction(ctx, async ctx => {
    const before = await presentProduct(ctx, id);
    if (!(await store.deleteProduct(ctx.db, { ...own(ctx, id), version }))) throw new AppError('conflict');
    await record(ctx, 'product.delete', { subject: 'product', subjectId: id, before: termsOf(before) });
    return true;
  });
}

/** Only asset managers have products. */
export function requireManager(ctx: SignedIn): void {
  allow(ctx, 'write');
  if (ctx.actor.organisation.type !== 'asset manager' && !ctx.actor.organisation.modules.includes('manager'))
    throw new AppError('unauthorized');
}

async function withMandates(ctx: SignedIn, rows: readonly store.ProductRow[]): Promise<Product[]> {
  const links = await inTransaction(ctx, ctx => store.findLinks(ctx.db, ctx.actor.organisation.id));
  const isLinked = rows.some(({ id }) => links.some(({ productId }) => productId === id));
  const managed = isLinked ? await managedMandates(ctx) : [];
  return rows.map(row => {
    const own = new Set(links.filter(({ productId }) => productId === row.id).map(({ entityId }) => entityId));
    const mandates = managed.filter(({ id }) => own.has(id));
    const running = mandates.filter(({ endedOn, asOf }) => endedOn === null || (asOf !== null && endedOn >= asOf));
    return { ...row, mandates, clients: new Set(running.map(({ clientId }) => clientId)).size, value: valueOf(running) };
  });
}

/** Requires a single currency and a value for every mandate, because a partial sum would be misleading. */
function valueOf(mandates: readonly ManagedMandate[]): Product['value'] {
  const values = mandates.flatMap(({ figures }) => figures[0]?.value ?? []);
  const [currency, ...others] = new Set(mandates.map(mandate => mandate.currency));
  const isWhole = values.length > 0 && values.length === mandates.length;
  return currency !== undefined && others.length === 0 && isWhole ? { amount: toText(sum(values)), currency } : null;
}

export async function presentProduct(ctx: SignedIn, id: string): Promise<store.ProductRow> {
  const found = await store.findProduct(ctx.db, own(ctx, id));
  if (!found) throw new AppError('notFound');
  return found;
}

function own({ actor }: SignedIn, id: string) {
  return { organisationId: actor.organisation.id, id };
}

function termsOf({ id: _, version: __, ...terms }: store.ProductRow): object {
  return terms;
}
