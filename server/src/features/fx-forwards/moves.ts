import { AppError, invalid } from '@hakaru/contract/errors';
import { parse } from '@hakaru/contract/fields';
import { FORWARDS_AT_ONCE, setOffInput, splitParts } from '@hakaru/contract/fx-forwards';
import { moveOf, stateCode, type InstructionAction } from '@hakaru/contract/instructions';
import { setOff } from '@hakaru/engine/fx/set-off';
import { splitForward } from '@hakaru/engine/fx/split-forward';
import { round, toText } from '@hakaru/engine/money/decimal';
import { instructionGrants as cashGrants, followForward, ownersDay, personOf, requireWriter } from '#features/instructions/public';
import { findPopulated, lockMonths } from '#features/month-ends/public';
import { record } from '#platform/audit';
import { allow, inTransaction, isSupport, type SignedIn } from '#platform/context';
import { insideScope } from '#platform/db';
import { onceIfNamed } from '#platform/idempotency';
import { presentForward, readForward, type Forward } from './actions';
import type { ForwardRow } from './store';
import { insertForward, requireNearMid } from './write';
import * as store from './write-store';

export type Chosen = { id: string; version: number };
type Single = Extract<InstructionAction, 'finalize' | 'delete' | 'cancel' | 'cancel setoff'>;

export async function moveForward(ctx: SignedIn, action: Single, chosen: Chosen): Promise<Forward> {
  await moveAll(ctx, action, [chosen]);
  return await readForward(ctx, chosen.id);
}

/** Finalises all of the forwards or none; a refusal names the forward that caused it. */
export async function finalizeForwards(ctx: SignedIn, chosen: readonly Chosen[]): Promise<Forward[]> {
  if (chosen.length === 0) throw invalid('items', 'required');
  if (chosen.length > FORWARDS_AT_ONCE) throw invalid('items', 'tooMany');
  if (new Set(chosen.map(({ id }) => id)).size < chosen.length) throw invalid('items', 'twice');
  await moveAll(ctx, 'finalize', chosen);
  const forwards: Forward[] = [];
  for (const { id } of chosen) forwards.push(await readForward(ctx, id));
  return forwards;
}

async function moveAll(ctx: SignedIn, action: Single, chosen: readonly Chosen[]): Promise<void> {
  allow(ctx, 'write');
  await inTransaction(ctx, ctx =>
    onceIfNamed(ctx, ['moveFxForward', action, chosen], async ctx => {
      await moveInside(ctx, action, chosen);
      return true;
    }),
  );
}

/** Must be called inside a transaction. */
export async function moveInside(ctx: SignedIn, action: Single, chosen: readonly Chosen[]): Promise<void> {
  const locked = await lockAll(ctx, chosen);
  if (action === 'finalize') await requireBothLegs(ctx, locked);
  for (const { row, version } of locked) {
    await insideScope(ctx.db, { organisation: row.ownerId }, () => moveOne(ctx, action, row, version)).catch((error: unknown) => {
      throw chosen.length > 1 ? named(error, row) : error;
    });
  }
}

/** A roll is one deal, so its two legs must be finalised together. */
async function requireBothLegs(ctx: SignedIn, locked: readonly { row: ForwardRow }[]): Promise<void> {
  for (const ownerId of new Set(locked.map(({ row }) => row.ownerId))) {
    const ids = locked.filter(({ row }) => row.ownerId === ownerId).map(({ row }) => row.id);
    if (await insideScope(ctx.db, { organisation: ownerId }, () => store.hasOtherLeg(ctx.db, ownerId, ids)))
      throw invalid('status', 'otherLeg');
  }
}

/** Closes a forward with the opposite deal of the same pair and maturity. If the owner requires a second person, it is a draft first. */
export async function setOffForward(ctx: SignedIn, chosen: Chosen, input: unknown): Promise<Forward> {
  allow(ctx, 'write');
  const checked = parse(setOffInput, input);
  await inTransaction(ctx, ctx =>
    onceIfNamed(ctx, ['setOffFxForward', chosen, checked], async ctx => {
      const [locked] = await lockAll(ctx, [chosen]);
      if (!locked) throw new AppError('notFound');
      const { row } = locked;
      await insideScope(ctx.db, { organisation: row.ownerId }, async () => {
        requireMove(row, 'setoff', chosen.version);
        await requireNearMid(ctx, row.ownerId, { ...row, ...checked });
        const { id, version } = await insertSetOff(ctx, row, checked);
        const { needsSecondPerson } = await ownersDay(ctx, row.ownerId);
        if (!needsSecondPerson) await moveInside(ctx, 'finalize', [{ id, version }]);
      });
      return true;
    }),
  );
  return await readForward(ctx, chosen.id);
}

type Closing = { tradeDate: string; forwardRate: string; isInstructed?: boolean };

/** Inserts the draft of the opposite deal with its realised result; must be called inside a transaction in the owner's scope. */
export async function insertSetOff(
  ctx: SignedIn,
  row: ForwardRow,
  { tradeDate, forwardRate, isInstructed = true }: Closing,
): Promise<Chosen> {
  if (tradeDate < row.tradeDate) throw invalid('tradeDate', 'beforeForward');
  if (tradeDate > row.maturityDate) throw invalid('tradeDate', 'afterMaturity');
  if ((await store.findMade(ctx.db, row.ownerId, row.id, 'fxForward setoff')).length > 0) throw invalid('status', 'setOffExists');
  const { side, amount: notional, forwardRate: strike } = row;
  const outcome = setOff({ side, notional, strike, setOffNotional: notional, setOffRate: forwardRate });
  const realised = outcome.value === null ? null : toText(round(outcome.value.realised, 0));
  const id = await insertForward(ctx, {
    ownerId: row.ownerId,
    entityId: row.entityId,
    counterpartyId: row.counterpartyId,
    originId: row.id,
    type: 'fxForward setoff',
    tradeDate,
    settlementDate: row.settlementDate,
    maturityDate: row.maturityDate,
    side: side === 'buy' ? 'sell' : 'buy',
    currency: row.currency,
    counterCurrency: row.counterCurrency,
    amount: notional,
    forwardRate,
    transactionFee: null,
    comment: null,
    realised: row.counterCurrency === 'JPY' ? realised : null,
    isInstructed,
  });
  return { id, version: 1 };
}

/** Splits a forward: the parts keep its rate and days, and their amounts add up exactly. */
export async function splitForwardInto(ctx: SignedIn, chosen: Chosen, amounts: readonly string[]): Promise<Forward> {
  allow(ctx, 'write');
  await inTransaction(ctx, ctx =>
    onceIfNamed(ctx, ['splitFxForward', chosen, amounts], async ctx => {
      const [locked] = await lockAll(ctx, [chosen]);
      if (!locked) throw new AppError('notFound');
      const { row } = locked;
      await insideScope(ctx.db, { organisation: row.ownerId }, async () => {
        requireMove(row, 'split', chosen.version);
        const weights = parseParts(row, amounts);
        await requireOpenMonth(ctx, row, 'split');
        const { value: parts } = splitForward({
          base: row.currency,
          quote: row.counterCurrency,
          notional: row.amount,
          strike: row.forwardRate,
          weights,
        });
        if (parts === null) throw invalid('amounts', 'partsDiffer');
        await applyMove(ctx, row, 'split');
        for (const { notional, quoteAmount } of parts) await insertPart(ctx, row, { amount: notional, jpyAmount: quoteAmount });
      });
      return true;
    }),
  );
  return await readForward(ctx, chosen.id);
}

function parseParts(row: ForwardRow, amounts: readonly string[]): string[] {
  const result = splitParts(row).safeParse(amounts);
  if (!result.success) throw invalid('amounts', result.error.issues[0]?.message ?? 'invalid');
  return result.data;
}

async function insertPart(ctx: SignedIn, row: ForwardRow, part: { amount: string; jpyAmount: string }): Promise<void> {
  const { ownerId, entityId, counterpartyId, tradeDate, settlementDate, maturityDate, side, currency, counterCurrency, forwardRate } = row;
  await insertForward(ctx, {
    ownerId,
    entityId,
    counterpartyId,
    tradeDate,
    settlementDate,
    maturityDate,
    side,
    currency,
    counterCurrency,
    forwardRate,
    originId: row.id,
    type: 'fxForward split',
    status: 'final',
    transactionFee: null,
    comment: null,
    amount: part.amount,
    jpyAmount: counterCurrency === 'JPY' ? part.jpyAmount : null,
  });
}

/**
 * Locks months first and then rows, each in a fixed order, so that nobody can change the forwards or confirm their months; returns the locked
 * rows.
 */
async function lockAll(ctx: SignedIn, chosen: readonly Chosen[]): Promise<{ row: ForwardRow; version: number }[]> {
  const grants = await cashGrants(ctx);
  const seen: ForwardRow[] = [];
  for (const { id } of chosen) seen.push(await presentForward(ctx, grants, id));
  for (const row of seen) requireWriter(row);
  const assets = new Map(seen.map(({ ownerId, assetId }) => [assetId, { organisationId: ownerId, assetId }]));
  for (const [, asset] of [...assets].toSorted(([one], [other]) => (one < other ? -1 : 1))) await lockMonths(ctx.db, asset);
  for (const ownerId of [...new Set(seen.map(row => row.ownerId))].toSorted()) {
    const ids = seen.filter(row => row.ownerId === ownerId).flatMap(({ id, originId }) => (originId ? [id, originId] : [id]));
    await insideScope(ctx.db, { organisation: ownerId }, () => store.lockForwards(ctx.db, ownerId, ids));
  }
  const locked = [];
  for (const { id, version } of chosen) locked.push({ row: await presentForward(ctx, grants, id), version });
  return locked;
}

function requireMove(row: ForwardRow, action: InstructionAction, version: number): void {
  const isResult = row.type === 'fxForward setoff' && action !== 'finalize' && action !== 'delete';
  if (isResult || !moveOf({ status: row.status, category: 'FX Forward' }, action)) throw invalid('status', stateCode(row.status));
  if (row.version !== version) throw new AppError('conflict');
}

async function moveOne(ctx: SignedIn, action: Single, row: ForwardRow, version: number): Promise<void> {
  requireMove(row, action, version);
  // A forward written as an instruction is finalised, cancelled and deleted as that instruction, because the trust bank answers it there.
  const isWrittenThere = row.instructionId !== null && row.originId === null;
  if (isWrittenThere && action !== 'cancel setoff' && row.status !== 'finalSplit') throw invalid('status', 'byInstruction');
  if (action !== 'delete') await requireOpenMonth(ctx, row, action);
  if (action === 'finalize') await requireSecondPerson(ctx, row);
  if (action === 'finalize' && row.type === 'fxForward setoff') await closeOrigin(ctx, row);
  if (action === 'cancel setoff') await endMade(ctx, row, 'fxForward setoff');
  if (action === 'cancel' && row.status === 'finalSplit') await endMade(ctx, row, 'fxForward split');
  await applyMove(ctx, row, action);
}

/** Finalising a set-off closes its forward, which must still be open. */
async function closeOrigin(ctx: SignedIn, row: ForwardRow): Promise<void> {
  const origin = await presentForward(ctx, await cashGrants(ctx), row.originId ?? '');
  if (!moveOf({ status: origin.status, category: 'FX Forward' }, 'setoff')) throw invalid('status', stateCode(origin.status));
  await applyMove(ctx, origin, 'setoff');
}

/** Cancels the set-off or the parts when the move that created them is undone. Refused when a part was itself set off. */
async function endMade(ctx: SignedIn, { ownerId, id }: ForwardRow, type: 'fxForward setoff' | 'fxForward split'): Promise<void> {
  const made = await store.findMade(ctx.db, ownerId, id, type);
  if (made.some(({ status }) => status !== 'final')) throw invalid('status', 'partClosed');
  for (const one of made) {
    const { id: personId, name } = personOf(ctx);
    const move = { ownerId, id: one.id, version: one.version, from: one.status, to: 'cancelled', at: ctx.app.now() } as const;
    const { instructionId, instructionVersion } = one;
    if (instructionId !== null)
      await followForward(ctx, { ownerId, id: instructionId, status: one.status, version: instructionVersion ?? 0 }, 'cancel');
    else if (!(await store.moveForward(ctx.db, { ...move, person: { id: personId, name } }))) throw new AppError('conflict');
    const entry = { subject: 'fxForward', subjectId: one.id, organisationId: ownerId };
    await record(ctx, 'fxForward.cancel', { ...entry, before: { status: one.status }, after: { status: 'cancelled', by: name } });
  }
}

const ACTIONS = {
  finalize: 'fxForward.finalize',
  delete: 'fxForward.delete',
  cancel: 'fxForward.cancel',
  setoff: 'fxForward.setoff',
  'cancel setoff': 'fxForward.cancelSetoff',
  split: 'fxForward.split',
} as const;

async function applyMove(ctx: SignedIn, row: ForwardRow, action: keyof typeof ACTIONS): Promise<void> {
  const { id, ownerId, status, version, instructionId, instructionVersion } = row;
  const to = moveOf({ status, category: 'FX Forward' }, action)?.to;
  if (!to) throw invalid('status', stateCode(status));
  const { id: personId, name } = personOf(ctx);
  if (instructionId !== null) {
    // The forward is moved together with its instruction.
    await followForward(ctx, { ownerId, id: instructionId, status, version: instructionVersion ?? 0 }, action);
  } else if (
    !(await store.moveForward(ctx.db, { ownerId, id, version, from: status, to, person: { id: personId, name }, at: ctx.app.now() }))
  )
    throw new AppError('conflict');
  const entry = { subject: 'fxForward', subjectId: id, organisationId: ownerId };
  await record(ctx, ACTIONS[action], { ...entry, before: { status }, after: { status: to, by: name } });
}

/** If the owner requires a second person, it must be one who neither entered nor changed the forward. */
async function requireSecondPerson(ctx: SignedIn, row: ForwardRow): Promise<void> {
  const { needsSecondPerson } = await ownersDay(ctx, row.ownerId);
  const isOwnWork = [row.createdBy, row.updatedBy].includes(ctx.actor.user.id);
  if (needsSecondPerson && (isOwnWork || isSupport(ctx.actor))) throw invalid('status', 'secondPerson');
}

/** Deals of a populated month cannot be moved, because its figures are confirmed. */
async function requireOpenMonth(ctx: SignedIn, row: ForwardRow, action: InstructionAction): Promise<void> {
  const { ownerId, assetId, entityId, tradeDate, settlementDate } = row;
  const [latest] = await findPopulated(ctx.db, { organisationId: ownerId, assetId }, 1);
  if (latest && settlementDate <= latest.asOf) throw invalid('settlementDate', 'monthPopulated');
  if (latest && (action === 'finalize' || action === 'cancel') && tradeDate <= latest.asOf) throw invalid('tradeDate', 'monthPopulated');
  if (action !== 'cancel') return;
  if (await store.isPublished(ctx.db, ownerId, { assetId, entityId, day: tradeDate })) throw invalid('tradeDate', 'monthPublished');
}

/** Prefixes the field with the id of the forward that was refused. */
function named(error: unknown, { id }: ForwardRow): unknown {
  if (!(error instanceof AppError) || error.refusal !== 'invalid') return error;
  return new AppError('invalid', Object.fromEntries(Object.entries(error.fields).map(([field, codes]) => [`${id}.${field}`, codes])));
}
