import { AppError, invalid } from '@hakaru/contract/errors';
import { parse } from '@hakaru/contract/fields';
import { disclosureInput, productReturnsInput } from '@hakaru/contract/product-returns';
import { managedMandates } from '#features/clients/public';
import { record } from '#platform/audit';
import { inTransaction, type SignedIn } from '#platform/context';
import { inScope } from '#platform/db';
import { todayOf } from '#platform/today';
import { presentProduct, requireManager } from './actions';
import * as returns from './returns-store';
import { raiseVersion } from './store';

type Change = { id: string; version: number };

export async function readReturns(ctx: SignedIn, id: string): Promise<returns.ReturnRow[]> {
  return await inTransaction(ctx, ctx => returns.findReturns(ctx.db, own(ctx, id)));
}

export type Disclosure = returns.DisclosureRow & { clientEn: string; clientJp: string };

export async function readDisclosures(ctx: SignedIn, id: string): Promise<Disclosure[]> {
  const found = await inTransaction(ctx, ctx => returns.findDisclosures(ctx.db, own(ctx, id)));
  const ids = found.map(({ clientId }) => clientId);
  const names = ids.length > 0 ? await inScope(ctx.app.database.db, 'platform', db => returns.findNames(db, ids)) : [];
  return found.map(row => {
    const client = names.find(one => one.id === row.clientId);
    return { ...row, clientEn: client?.nameEn ?? '', clientJp: client?.nameJp ?? '' };
  });
}

/** Records a product's months on one basis; those not given stay. All of a product's returns are in one currency, since they are linked. */
export async function recordReturns(ctx: SignedIn, { id, version }: Change, input: unknown): Promise<void> {
  requireManager(ctx);
  const checked = parse(productReturnsInput, input);
  const today = todayOf(ctx);
  if (checked.rows.some(({ monthEnd }) => monthEnd > today)) throw invalid('rows', 'future');
  await inTransaction(ctx, async ctx => {
    await presentProduct(ctx, id);
    const key = own(ctx, id);
    if (!(await raiseVersion(ctx.db, { ...key, version }))) throw new AppError('conflict');
    const months = await returns.insertReturns(ctx.db, key, checked, { userName: ctx.actor.user.name, at: ctx.app.now() });
    if ((await returns.findCurrencies(ctx.db, key)).length > 1) throw invalid('currency', 'mixed');
    const { basis, currency, rows } = checked;
    await record(ctx, 'product.returns', { subject: 'product', subjectId: id, after: { basis, currency, months, rows } });
  });
}

/** Sets the clients who see a product and its returns. Only organisations that the manager works for can be chosen, or were before. */
export async function discloseProduct(ctx: SignedIn, { id, version }: Change, clientIds: readonly string[]): Promise<void> {
  requireManager(ctx);
  const wanted = [...new Set(parse(disclosureInput, clientIds))].toSorted();
  await inTransaction(ctx, ctx => presentProduct(ctx, id));
  const clients = new Set((await managedMandates(ctx)).map(({ clientId }) => clientId));
  await inTransaction(ctx, async ctx => {
    const key = own(ctx, id);
    const before = (await returns.findDisclosures(ctx.db, key)).map(({ clientId }) => clientId);
    if (!wanted.every(client => clients.has(client) || before.includes(client))) throw invalid('clientIds', 'notFound');
    if (!(await raiseVersion(ctx.db, { ...key, version }))) throw new AppError('conflict');
    await returns.setDisclosures(ctx.db, key, wanted, { userName: ctx.actor.user.name, at: ctx.app.now() });
    await record(ctx, 'product.disclose', { subject: 'product', subjectId: id, before: { clients: before }, after: { clients: wanted } });
  });
}

const own = ({ actor }: SignedIn, id: string) => ({ organisationId: actor.organisation.id, id });
