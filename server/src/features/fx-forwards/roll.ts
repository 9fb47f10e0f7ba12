import { AppError, invalid } from '@hakaru/contract/errors';
import { parse } from '@hakaru/contract/fields';
import { isWhole } from '@hakaru/contract/fx-forwards';
import { fxRollInput, type FxRollInput } from '@hakaru/contract/fx-rolls';
import { pointScaleOf } from '@hakaru/engine/fx/forward-points';
import { divide, sum, toText } from '@hakaru/engine/money/decimal';
import { instructionGrants as cashGrants, requireWriter } from '#features/instructions/public';
import { allow, inTransaction, type SignedIn } from '#platform/context';
import { insideScope } from '#platform/db';
import { onceIfNamed } from '#platform/idempotency';
import { presentForward, readForward, type Forward } from './actions';
import { insertSetOff, moveInside, type Chosen } from './moves';
import type { ForwardRow } from './store';
import { insertForward, requireNearMid } from './write';

type Leg = FxRollInput['legs'][number];

/**
 * Rolls forwards, all of them or none: the near leg closes each on its maturity at the dealt spot, the far leg follows at spot plus points.
 * The legs are drafts, or final at once if requested and the owner requires no second person.
 */
export async function rollForwards(ctx: SignedIn, input: unknown): Promise<Forward[]> {
  allow(ctx, 'write');
  const checked = parse(fxRollInput, input);
  const ids = await inTransaction(ctx, ctx =>
    onceIfNamed(ctx, ['rollFxForwards', checked], async ctx => {
      const made: Chosen[] = [];
      for (const leg of checked.legs) made.push(...(await rollOne(ctx, checked, leg)));
      if (checked.finalize) await moveInside(ctx, 'finalize', made);
      return made.map(({ id }) => id);
    }),
  );
  const forwards: Forward[] = [];
  for (const id of ids) forwards.push(await readForward(ctx, id));
  return forwards;
}

async function rollOne(ctx: SignedIn, { tradeDate, isRateConfirmed }: FxRollInput, leg: Leg): Promise<Chosen[]> {
  const row = await presentForward(ctx, await cashGrants(ctx), leg.id);
  requireWriter(row);
  try {
    return await insideScope(ctx.db, { organisation: row.ownerId }, () => makeLegs(ctx, row, { ...leg, tradeDate, isRateConfirmed }));
  } catch (error) {
    if (!(error instanceof AppError) || error.refusal !== 'invalid') throw error;
    throw new AppError('invalid', Object.fromEntries(Object.entries(error.fields).map(([field, codes]) => [`${row.id}.${field}`, codes])));
  }
}

async function makeLegs(ctx: SignedIn, row: ForwardRow, leg: Leg & { tradeDate: string; isRateConfirmed: boolean }): Promise<Chosen[]> {
  if (row.version !== leg.version) throw new AppError('conflict');
  if (row.status !== 'final' || row.type === 'fxForward setoff') throw invalid('status', 'notOpen');
  if (leg.maturityDate <= row.maturityDate) throw invalid('maturityDate', 'notLater');
  if (!isWhole(leg.amount, row.currency)) throw invalid('amount', 'minorUnit');
  const { tradeDate, isRateConfirmed } = leg;
  const outright = toText(sum([leg.spot, divide(leg.points, pointScaleOf(row.currency, row.counterCurrency), 10)]));
  if (!(Number(outright) > 0)) throw invalid('points', 'invalid');
  const pair = { currency: row.currency, counterCurrency: row.counterCurrency, tradeDate, isRateConfirmed };
  await requireNearMid(ctx, row.ownerId, { ...pair, maturityDate: row.maturityDate, forwardRate: leg.spot }, 'spot');
  await requireNearMid(ctx, row.ownerId, { ...pair, maturityDate: leg.maturityDate, forwardRate: outright }, 'points');
  // The trust bank must answer both legs, so each is an instruction as well.
  const near = await insertSetOff(ctx, row, { tradeDate, forwardRate: leg.spot, isInstructed: true });
  const far = await insertForward(ctx, {
    ownerId: row.ownerId,
    entityId: row.entityId,
    counterpartyId: row.counterpartyId,
    originId: row.id,
    type: 'fxForward',
    tradeDate,
    settlementDate: leg.maturityDate,
    maturityDate: leg.maturityDate,
    side: row.side,
    transactionFee: null,
    comment: null,
    currency: row.currency,
    counterCurrency: row.counterCurrency,
    amount: leg.amount,
    forwardRate: outright,
    isInstructed: true,
  });
  return [near, { id: far, version: 1 }];
}
