import { readCurrencyPart } from '@hakaru/contract/currency-measures';
import type { FigureKey } from '@hakaru/contract/figures';
import { monthEndOfIndex, monthIndexOf } from '@hakaru/engine/calendar/month-end';
import { floatOf, isNothingDue, reportingBelow } from '#features/books/public';
import { type FigureContext, figuresOf } from '#features/figures/public';
import { findMarkets, marketsOf, type Markets } from '#features/fx-forwards/public';
import { statementsFor, type Statements } from '#features/holdings/public';
import type { SignedIn } from '#platform/context';
import { inScope } from '#platform/db';
import type { Figure } from '@hakaru/contract/figures';
import { findSleeves, type SleeveRow } from './store';

/** An entity and the two days between which its effects are calculated. */
export type CurrencySpan = { entityId: string; asOf: string; from: string };

/** All inputs of the effects of some spans. */
export type CurrencyBook = {
  statements: Statements;
  sleeves: readonly SleeveRow[];
  markets: Markets;
  /** Figures of other features: values, returns, hedges. */
  shown(key: FigureKey): Figure;
};

/** The accounts of an entity at the start of a span; one that had closed or was empty does not contribute. */
export function membersOf({ calculator }: FigureContext, { entityId, from }: CurrencySpan): string[] {
  const opening = monthIndexOf(from);
  return reportingBelow(calculator.book, entityId, opening + 1).filter(id => {
    const amount = calculator.amount(id, 'marketValue', opening);
    return !isNothingDue(amount) && (amount.value === null || floatOf(amount.value) !== 0);
  });
}

/** The month-ends from the earlier day to the one before the later; a one-month forward starts on each. */
export function rollDays({ from, asOf }: Pick<CurrencySpan, 'from' | 'asOf'>): string[] {
  const first = monthIndexOf(from);
  return Array.from({ length: Math.max(0, monthIndexOf(asOf) - first) }, (_, month) => monthEndOfIndex(first + month));
}

export function spansIn(keys: readonly FigureKey[]): CurrencySpan[] {
  const spans = keys.flatMap(({ entityId, asOf, part }) => {
    const read = readCurrencyPart(part);
    return read && read.from < asOf ? [{ entityId, asOf, from: read.from }] : [];
  });
  return [...new Map(spans.map(span => [`${span.entityId} ${span.from} ${span.asOf}`, span])).values()];
}

export const hedgeKey = (entityId: string, asOf: string, currency: string): FigureKey => ({
  entityId,
  measure: 'hedgeNotional',
  horizon: null,
  asOf,
  part: currency,
});

export async function readCurrencyBook(ctx: SignedIn, place: FigureContext, spans: readonly CurrencySpan[]): Promise<CurrencyBook> {
  const { ownerId, known, calculator } = place;
  const base = calculator.book.baseCurrency;
  const held = spans.flatMap(span =>
    membersOf(place, span).flatMap(entityId =>
      [span.asOf, span.from].map((asOf): FigureKey => ({ entityId, measure: 'holdingValue', horizon: null, asOf })),
    ),
  );
  const statements = await statementsFor(ctx, place, held);
  const db = ctx.app.database.db;
  const sleeves = await inScope(db, { organisation: ownerId }, trx => findSleeves(trx, { ownerId, known }));
  const lines = [...statements.values()].flatMap(statement => statement.lines.map(({ currency }) => currency));
  const currencies = [...new Set([...lines, ...sleeves.map(({ currency }) => currency)])].filter(currency => currency !== base);
  const days = [...new Set(spans.flatMap(span => [...rollDays(span), span.asOf]))];
  const pairs = currencies.map(currency => ({ base: currency, quote: base }));
  const rates = await inScope(db, { organisation: ownerId }, trx => findMarkets(trx, { ownerId, pairs, days, known }));
  const hedges = spans.flatMap(span => membersOf(place, span).flatMap(id => currencies.map(currency => hedgeKey(id, span.from, currency))));
  return { statements, sleeves, markets: marketsOf(rates), shown: await figuresOf(ctx, place, hedges) };
}
