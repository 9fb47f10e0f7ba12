import { randomUUID } from 'node:crypto';
import { mayWrite } from '@hakaru/contract/access';
import { AppError, invalid } from '@hakaru/contract/errors';
import { parse } from '@hakaru/contract/fields';
import { FORWARD_QUOTE, fxForwardInput, RATE_DISTANCE_MAX, type FxForwardInput } from '@hakaru/contract/fx-forwards';
import type { InstructionInput } from '@hakaru/contract/instructions';
import { forwardRate } from '@hakaru/engine/fx/forward-points';
import { multiply, round, toText } from '@hakaru/engine/money/decimal';
import {
  byOwner,
  findMandates,
  padded,
  personOf,
  writeInstruction,
  writingGrants,
  type MandateChoice,
} from '#features/instructions/public';
import { record } from '#platform/audit';
import { allow, inTransaction, roleOf, type SignedIn } from '#platform/context';
import { insideScope } from '#platform/db';
import { onceIfNamed } from '#platform/idempotency';
import { todayOf } from '#platform/today';
import { readForward, type Forward } from './actions';
import { marketPlace, marketsOf } from './markets';
import { findMarkets } from './rate-store';
import * as store from './write-store';

export type ForwardChoices = { mandates: (MandateChoice & { ownerId: string })[]; counterparties: store.CounterpartyChoice[] };

/** The mandates for which the sender can enter forwards, and their owners' counterparties; empty for read-only users. */
export async function listForwardChoices(ctx: SignedIn): Promise<ForwardChoices> {
  const choices: ForwardChoices = { mandates: [], counterparties: [] };
  if (!mayWrite(roleOf(ctx.actor))) return choices;
  return await inTransaction(ctx, async ctx => {
    for (const [ownerId, grants] of byOwner(await writingGrants(ctx))) {
      await insideScope(ctx.db, { organisation: ownerId }, async () => {
        const mandates = await findMandates(ctx.db, { ownerId, grants, today: todayOf(ctx) });
        choices.mandates.push(...mandates.map(mandate => ({ ...mandate, ownerId })));
        if (mandates.length > 0) choices.counterparties.push(...(await store.findCounterpartyChoices(ctx.db, ownerId)));
      });
    }
    return choices;
  });
}

/** Creates a forward as a draft; it takes effect when it is finalised. */
export async function createForward(ctx: SignedIn, input: unknown): Promise<Forward> {
  allow(ctx, 'write');
  const checked = parse(fxForwardInput, input);
  const id = await inTransaction(ctx, ctx => onceIfNamed(ctx, ['createFxForward', checked], ctx => insert(ctx, checked)));
  return await readForward(ctx, id);
}

async function insert(ctx: SignedIn, input: FxForwardInput): Promise<string> {
  for (const [ownerId, grants] of byOwner(await writingGrants(ctx))) {
    const id = await insideScope(ctx.db, { organisation: ownerId }, async () => {
      const choices = await findMandates(ctx.db, { ownerId, grants, today: todayOf(ctx) });
      return choices.some(choice => choice.id === input.entityId) ? await insertAt(ctx, ownerId, input) : null;
    });
    if (id !== null) return id;
  }
  throw invalid('entityId', 'notFound');
}

async function insertAt(ctx: SignedIn, ownerId: string, input: FxForwardInput): Promise<string> {
  const { isRateConfirmed, ...terms } = input;
  await requireCounterparty(ctx, ownerId, terms.counterpartyId);
  await requireNearMid(ctx, ownerId, { ...terms, counterCurrency: FORWARD_QUOTE, isRateConfirmed });
  return await insertForward(ctx, { ...terms, ownerId, counterCurrency: FORWARD_QUOTE, originId: null, type: 'fxForward' });
}

export type Terms = Omit<store.NewForward, 'ref' | 'status' | 'person' | 'at' | 'jpyAmount' | 'realised' | 'instructionId'> & {
  realised?: string | null;
  status?: store.NewForward['status'];
  jpyAmount?: string | null;
};

/**
 * Inserts a forward with the next number and an audit entry and, if the trust bank is to answer it, with its instruction; must be called
 * inside a transaction in the owner's scope.
 */
export async function insertForward(
  ctx: SignedIn,
  { isInstructed = false, ...terms }: Terms & { isInstructed?: boolean },
): Promise<string> {
  const { ownerId } = terms;
  const year = Number(terms.tradeDate.slice(0, 4));
  const ref = `F-${year}-${padded(await store.nextNumber(ctx.db, ownerId, year))}`;
  const { id: personId, name } = personOf(ctx);
  const status = terms.status ?? 'preliminary';
  const jpyAmount = terms.jpyAmount ?? (terms.counterCurrency === 'JPY' ? yenOf(terms.amount, terms.forwardRate) : null);
  const instructionId = isInstructed ? randomUUID() : null;
  const row = { realised: null, instructionId, ...terms, ref, status, jpyAmount, person: { id: personId, name }, at: ctx.app.now() };
  const id = await store.insertForward(ctx.db, row);
  if (instructionId !== null) await writeInstruction(ctx, ownerId, instructionOf(row), instructionId);
  const { person: _, at: __, ownerId: ___, ...after } = row;
  await record(ctx, 'fxForward.create', { subject: 'fxForward', subjectId: id, organisationId: ownerId, after: { ...after, by: name } });
  return id;
}

function instructionOf(row: Omit<Terms, 'ownerId'>): InstructionInput {
  const { entityId, type, tradeDate, settlementDate, currency, counterCurrency, amount, side, forwardRate: rate, comment } = row;
  const elsewhere = {
    fromName: null,
    toName: null,
    fromEntityId: null,
    toEntityId: null,
    payeeAccount: null,
    trusteeRef: null,
    securityName: null,
  };
  const deal = { tradeDate, settlementDate, currency, counterCurrency, amount, side, rate, comment };
  return { entityId, category: 'FX Forward', type, ...deal, ...elsewhere };
}

export const yenOf = (amount: string, rate: string): string => toText(round(multiply(amount, rate), 0));

export async function requireCounterparty(ctx: SignedIn, ownerId: string, id: string | null): Promise<void> {
  if (id !== null && !(await store.hasCounterparty(ctx.db, ownerId, id))) throw invalid('counterpartyId', 'notFound');
}

type Dealt = {
  currency: string;
  counterCurrency: string;
  tradeDate: string;
  maturityDate: string;
  forwardRate: string;
  isRateConfirmed: boolean;
};

/** A rate far from the day's mid needs confirmation, in case it was mistyped. Without market rates nothing is checked. */
export async function requireNearMid(ctx: SignedIn, ownerId: string, dealt: Dealt, field = 'forwardRate'): Promise<void> {
  if (dealt.isRateConfirmed) return;
  const { currency: base, counterCurrency: quote, tradeDate, maturityDate } = dealt;
  const rows = await findMarkets(ctx.db, { ownerId, pairs: [{ base, quote }], days: [tradeDate], known: null });
  const market = marketsOf(rows).get(marketPlace(base, quote, tradeDate));
  if (!market) return;
  const mid = forwardRate({ ...market, day: maturityDate }).value?.outright ?? market.spot;
  if (Math.abs(Number(dealt.forwardRate) / mid - 1) > RATE_DISTANCE_MAX) throw new AppError('invalid', { [field]: ['farFromMid'] });
}
