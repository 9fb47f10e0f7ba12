import type { Figure, FigureKey } from '@hakaru/contract/figures';
import { type FigureContext, figuresOf } from '#features/figures/public';
import { findMarkets, marketsOf, type Markets } from '#features/fx-forwards/public';
import { statementsFor, type Statements } from '#features/holdings/public';
import type { SignedIn } from '#platform/context';
import { inScope } from '#platform/db';
import { rollDays, type CurrencySpan } from './spans';
import { membersOf, stepsOf } from './steps';
import { findSleeves, type SleeveRow } from './store';

/** All inputs of the effects of some spans. */
export type CurrencyBook = {
  statements: Statements;
  sleeves: readonly SleeveRow[];
  markets: Markets;
  /** Figures of other features: values, returns, hedges. */
  shown(key: FigureKey): Figure;
};

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
  const statements = await statementsFor(ctx, place, statementKeys(place, spans));
  const db = ctx.app.database.db;
  const sleeves = await inScope(db, { organisation: ownerId }, trx => findSleeves(trx, { ownerId, known }));
  const lines = [...statements.values()].flatMap(statement => statement.lines.map(({ currency }) => currency));
  const currencies = [...new Set([...lines, ...sleeves.map(({ currency }) => currency)])].filter(currency => currency !== base);
  const days = [...new Set(spans.flatMap(span => [...rollDays(span), span.asOf]))];
  const pairs = currencies.map(currency => ({ base: currency, quote: base }));
  const rates = await inScope(db, { organisation: ownerId }, trx => findMarkets(trx, { ownerId, pairs, days, known }));
  const hedges = spans
    .flatMap(span => stepsOf(place, statements, span))
    .flatMap(step => membersOf(place, step).flatMap(id => currencies.map(currency => hedgeKey(id, step.from, currency))));
  return { statements, sleeves, markets: marketsOf(rates), shown: await figuresOf(ctx, place, hedges) };
}

/** The statements of every month-end of the spans, of all accounts that were there at one of them. */
function statementKeys(place: FigureContext, spans: readonly CurrencySpan[]): FigureKey[] {
  const keys = spans.flatMap(span => {
    const days = [...rollDays(span), span.asOf];
    const ids = new Set(days.flatMap(from => membersOf(place, { ...span, from })));
    return [...ids].flatMap(entityId => days.map((asOf): FigureKey => ({ entityId, measure: 'holdingValue', horizon: null, asOf })));
  });
  return [...new Map(keys.map(key => [`${key.entityId} ${key.asOf}`, key])).values()];
}
