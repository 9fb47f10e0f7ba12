import { AppError, invalid } from '@hakaru/contract/errors';
import { parse } from '@hakaru/contract/fields';
import { instructionInput } from '@hakaru/contract/instructions';
import { draftDates, REBALANCINGS_MAX, rebalancingName, rebalancingTerms } from '@hakaru/contract/rebalancings';
import { compare, negate, toText } from '@hakaru/engine/money/decimal';
import { openFigures, readMonthEnd, type Ask, type FigureContext } from '#features/figures/public';
import { draftInstruction } from '#features/instructions/public';
import { record } from '#platform/audit';
import { allow, inTransaction, type SignedIn } from '#platform/context';
import { onceIfNamed } from '#platform/idempotency';
import { planOf, type Plan } from './plan';
import * as store from './store';

/** The trades that would rebalance an asset on given terms. Nothing is stored. */
export async function planRebalancing(ctx: SignedIn, ask: Ask, terms: unknown): Promise<Plan> {
  const checked = parse(rebalancingTerms, terms);
  const place = await openWhole(ctx, ask);
  return planOf(place, { ...checked, asOf: readPopulated(place, checked.asOf) });
}

/** The proposals for one of the organisation's own assets, newest first. */
export async function listRebalancings(ctx: SignedIn, assetId: string): Promise<store.Rebalancing[]> {
  const place = await openWhole(ctx, { assetId });
  if (place.ownerId !== ctx.actor.organisation.id) return [];
  return await inTransaction(ctx, ctx => store.findRebalancings(ctx.db, { organisationId: ctx.actor.organisation.id, assetId }));
}

export async function saveRebalancing(
  ctx: SignedIn,
  assetId: string,
  given: { name: unknown; terms: unknown },
): Promise<store.Rebalancing> {
  allow(ctx, 'write');
  const { name } = parse(rebalancingName, { name: given.name });
  const terms = parse(rebalancingTerms, given.terms);
  const place = await openWhole(ctx, { assetId });
  requireOwner(ctx, place);
  const plan = planOf(place, { ...terms, asOf: readPopulated(place, terms.asOf) });
  const { organisation, user } = ctx.actor;
  return await inTransaction(ctx, async ctx => {
    const id = await onceIfNamed(ctx, ['saveRebalancing', assetId, name, terms], async ctx => {
      await store.lockRebalancings(ctx.db, organisation.id);
      if ((await store.countRebalancings(ctx.db, organisation.id)) >= REBALANCINGS_MAX) throw invalid('name', 'tooMany');
      const head = { assetId, name, ...terms, currency: plan.currency, userName: user.name, createdAt: ctx.app.now() };
      const trades = plan.lines.map(({ classId, mandate, costBps, move, trade }) => ({
        classId,
        entityId: mandate?.id ?? null,
        move: move.value,
        amount: trade.amount,
        costBps,
        cost: trade.cost,
        reason: trade.reason,
      }));
      const cash = { cashHeld: plan.cashHeld.value ?? '0', cashAfter: plan.cashAfter };
      const id = await store.insertRebalancing(ctx.db, organisation.id, { ...head, ...cash, trades });
      await record(ctx, 'rebalancing.create', { subject: 'rebalancing', subjectId: id, after: { name, ...terms } });
      return id;
    });
    return await present(ctx, id);
  });
}

type Seen = { id: string; version: number };

/**
 * Turns a proposal into draft instructions, all or none: transfers from reduced mandates into cash, and from cash into increased ones. They
 * can be changed, finalised or deleted like any other draft.
 */
export async function draftRebalancing(ctx: SignedIn, { id, version }: Seen, dates: unknown): Promise<store.Rebalancing> {
  allow(ctx, 'write');
  const { tradeDate, settlementDate } = parse(draftDates, dates);
  const { organisation, user } = ctx.actor;
  return await inTransaction(ctx, async ctx => {
    await onceIfNamed(ctx, ['draftRebalancing', id, version, tradeDate, settlementDate], async ctx => {
      const { name, currency, cashEntityId, trades } = await present(ctx, id);
      const made = trades.filter(({ entityId, amount }) => entityId !== null && compare(amount, 0) !== 0);
      if (made.length === 0) throw invalid('trades', 'required');
      const mark = { organisationId: organisation.id, id, version, at: ctx.app.now(), by: user.name };
      if (!(await store.markDrafted(ctx.db, mark))) throw new AppError('conflict');
      for (const { classId, entityId, amount } of made) {
        const isSale = compare(amount, 0) < 0;
        const [fromEntityId, toEntityId] = isSale ? [entityId, cashEntityId] : [cashEntityId, entityId];
        const size = isSale ? toText(negate(amount)) : amount;
        const transfer = { entityId, category: 'Cash Transfer', type: 'cashTransfer', tradeDate, settlementDate, currency, amount: size };
        const input = parse(instructionInput, { ...transfer, fromEntityId, toEntityId, comment: name });
        const instructionId = await draftInstruction(ctx, input);
        await store.setInstruction(ctx.db, { organisationId: organisation.id, id, classId, instructionId });
      }
      await record(ctx, 'rebalancing.draft', { subject: 'rebalancing', subjectId: id, after: { instructions: made.length } });
      return id;
    });
    return await present(ctx, id);
  });
}

export async function removeRebalancing(ctx: SignedIn, { id, version }: Seen): Promise<boolean> {
  allow(ctx, 'write');
  return await inTransaction(ctx, async ctx => {
    const { name, draftedAt } = await present(ctx, id);
    if (draftedAt !== null) throw invalid('id', 'inUse');
    if (!(await store.deleteRebalancing(ctx.db, { organisationId: ctx.actor.organisation.id, id, version })))
      throw new AppError('conflict');
    await record(ctx, 'rebalancing.remove', { subject: 'rebalancing', subjectId: id, before: { name } });
    return true;
  });
}

/** Rebalancing needs the weights of the whole asset, so only users who see all of it may plan. */
async function openWhole(ctx: SignedIn, ask: Ask): Promise<FigureContext> {
  const place = await openFigures(ctx, ask);
  const { book } = place.calculator;
  if (book.rootId === null || !place.reaches(book.rootId, book.monthEnds.at(-1) ?? '')) throw new AppError('notFound');
  return place;
}

function readPopulated({ calculator }: FigureContext, asOf: string): string {
  const day = readMonthEnd('asOf', asOf);
  if (!calculator.book.monthEnds.includes(day)) throw invalid('asOf', 'notPopulated');
  return day;
}

function requireOwner({ actor }: SignedIn, { ownerId }: FigureContext): void {
  if (ownerId !== actor.organisation.id) throw new AppError('unauthorized');
}

async function present(ctx: SignedIn, id: string): Promise<store.Rebalancing> {
  const [found] = await store.findRebalancings(ctx.db, { organisationId: ctx.actor.organisation.id, id });
  if (!found) throw new AppError('notFound');
  return found;
}
