import { counterpartyInput, type CounterpartyInput } from '@hakaru/contract/counterparties';
import { AppError, invalid } from '@hakaru/contract/errors';
import { parse } from '@hakaru/contract/fields';
import { divide, toText } from '@hakaru/engine/money/decimal';
import { openWith, type OpenWith } from '#features/fx-forwards/public';
import { record } from '#platform/audit';
import { allow, inTransaction, type SignedIn } from '#platform/context';
import { pageOf, type Page } from '#platform/graphql';
import { onceIfNamed } from '#platform/idempotency';
import { offsetOf, type Slice } from '#platform/paging';
import * as store from './store';

/** With today's open positions: the number of forwards, their amount in yen, their market value, and the share of the limit in use. */
export type Counterparty = store.CounterpartyRow & OpenWith & { limitUse: string | null };

export async function listCounterparties(ctx: SignedIn, search: string, slice: Slice): Promise<Page<Counterparty>> {
  return await inTransaction(ctx, async ctx => {
    const found = await store.findCounterparties(ctx.db, ctx.actor.organisation.id, search);
    const shown = found.slice(offsetOf(slice), offsetOf(slice) + slice.first);
    return pageOf(await withForwards(ctx, shown), { ...slice, total: found.length });
  });
}

export async function readCounterparty(ctx: SignedIn, id: string): Promise<Counterparty> {
  return await inTransaction(ctx, async ctx => await shownOne(ctx, id));
}

export async function createCounterparty(ctx: SignedIn, input: unknown): Promise<Counterparty> {
  allow(ctx, 'write');
  const checked = parse(counterpartyInput, input);
  return await inTransaction(ctx, async ctx => {
    const id = await onceIfNamed(ctx, ['createCounterparty', checked], async ctx => {
      await requireType(ctx, checked);
      const id = await store.insertCounterparty(ctx.db, ctx.actor.organisation.id, checked);
      await record(ctx, 'counterparty.create', { subject: 'counterparty', subjectId: id, after: checked });
      return id;
    });
    return await shownOne(ctx, id);
  });
}

type Change = { id: string; version: number };

export async function updateCounterparty(ctx: SignedIn, { id, version }: Change, input: unknown): Promise<Counterparty> {
  allow(ctx, 'write');
  const checked = parse(counterpartyInput, input);
  return await inTransaction(ctx, async ctx => {
    const before = await present(ctx, id);
    if (checked.type !== before.type) await requireType(ctx, checked);
    if (!(await store.updateCounterparty(ctx.db, { ...own(ctx, id), version }, checked))) throw new AppError('conflict');
    await record(ctx, 'counterparty.update', { subject: 'counterparty', subjectId: id, before: termsOf(before), after: checked });
    return await shownOne(ctx, id);
  });
}

export async function deleteCounterparty(ctx: SignedIn, { id, version }: Change): Promise<boolean> {
  allow(ctx, 'write');
  return await inTransaction(ctx, async ctx => {
    const before = await present(ctx, id);
    if (await store.isDealtWith(ctx.db, own(ctx, id))) throw invalid('id', 'inUse');
    if (!(await store.deleteCounterparty(ctx.db, { ...own(ctx, id), version }))) throw new AppError('conflict');
    await record(ctx, 'counterparty.delete', { subject: 'counterparty', subjectId: id, before: termsOf(before) });
    return true;
  });
}

async function requireType(ctx: SignedIn, { type }: CounterpartyInput): Promise<void> {
  if (!(await store.hasType(ctx.db, type))) throw invalid('type', 'notFound');
}

async function withForwards(ctx: SignedIn, rows: readonly store.CounterpartyRow[]): Promise<Counterparty[]> {
  const open = await openWith(ctx, ctx.actor.organisation.id);
  return rows.map(row => {
    const own = open.get(row.id) ?? { openForwards: 0, openJpy: '0', netValue: { value: '0' } };
    const limitUse = row.limitJpy === null || own.openJpy === null ? null : toText(divide(own.openJpy, row.limitJpy, 6));
    return { ...row, ...own, limitUse };
  });
}

async function shownOne(ctx: SignedIn, id: string): Promise<Counterparty> {
  const [shown] = await withForwards(ctx, [await present(ctx, id)]);
  if (!shown) throw new AppError('notFound');
  return shown;
}

async function present(ctx: SignedIn, id: string): Promise<store.CounterpartyRow> {
  const found = await store.findCounterparty(ctx.db, own(ctx, id));
  if (!found) throw new AppError('notFound');
  return found;
}

function own({ actor }: SignedIn, id: string) {
  return { organisationId: actor.organisation.id, id };
}

function termsOf({ type, name, nameJp, country, rating, limitJpy }: store.CounterpartyRow): CounterpartyInput {
  return { type, name, nameJp, country, rating, limitJpy };
}
