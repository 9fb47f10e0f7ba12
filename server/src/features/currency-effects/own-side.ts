import { toFloat } from '@hakaru/engine/money/decimal';
import { sumOf } from '@hakaru/engine/number/sum';
import type { FigureContext } from '#features/figures/public';
import { marketPlace, type Market } from '#features/fx-forwards/public';
import { statementPlace, type HeldLine } from '#features/holdings/public';
import { hedgeKey, type CurrencyBook } from './currency-book';
import { rollDays, type CurrencySpan } from './spans';
import { membersOf } from './steps';

type Place = { place: FigureContext; book: CurrencyBook; span: CurrencySpan };

/** The lines an account held at the start, in one currency or in all. */
export function openingLines({ book, span }: Place, memberId: string, currency?: string): readonly HeldLine[] {
  const lines = book.statements.get(statementPlace(memberId, span.from))?.lines ?? [];
  return currency === undefined ? lines : lines.filter(line => line.currency === currency);
}

export const worth = (lines: readonly HeldLine[]): number => sumOf(lines.map(({ value }) => toFloat(value)));

/** The return of one unit of a line in the base currency until the later statement; null when the line is no longer held. */
export function unitReturn({ book, span }: Place, memberId: string, line: HeldLine): number | null {
  const later = book.statements.get(statementPlace(memberId, span.asOf))?.line(line.securityId);
  if (!later || toFloat(line.units) === 0 || toFloat(later.units) === 0 || toFloat(line.value) === 0) return null;
  return toFloat(later.value) / toFloat(later.units) / (toFloat(line.value) / toFloat(line.units)) - 1;
}

/** The base-currency return of an account's lines in a currency, weighted by opening value. */
export function accountReturn(at: Place, memberId: string, currency: string): number | null {
  const lines = openingLines(at, memberId, currency).flatMap(line => {
    const unit = unitReturn(at, memberId, line);
    return unit === null ? [] : [{ value: toFloat(line.value), unit }];
  });
  const whole = sumOf(lines.map(({ value }) => value));
  return whole === 0 ? null : sumOf(lines.map(({ value, unit }) => value * unit)) / whole;
}

/** The base-currency return of all accounts of an entity in a currency, weighted by opening value. */
export function baseReturn(at: Place, currency: string): number | null {
  const accounts = membersOf(at.place, at.span).flatMap(id => {
    const own = accountReturn(at, id, currency);
    return own === null ? [] : [{ value: worth(openingLines(at, id, currency)), own }];
  });
  const whole = sumOf(accounts.map(({ value }) => value));
  return whole === 0 ? null : sumOf(accounts.map(({ value, own }) => value * own)) / whole;
}

/** The amount sold forward at the start as a share of the total value; null when a forward's amount is unknown. */
export function hedgeOf(at: Place, currency: string, whole: number): number | null {
  const spot = marketOn(at, currency, at.span.from)?.spot;
  let sold = 0;
  for (const id of membersOf(at.place, at.span)) {
    const { value, reason } = at.book.shown(hedgeKey(id, at.span.from, currency));
    if (value === null && reason !== 'not_applicable' && reason !== 'no_data') return null;
    sold += Number(value ?? 0);
  }
  if (sold === 0) return 0;
  return spot === undefined ? null : (-sold * spot) / whole + 0;
}

export function marketOn({ place, book }: Place, currency: string, day: string): Market | undefined {
  return book.markets.get(marketPlace(currency, place.calculator.book.baseCurrency, day));
}

/** The one-month forward of a day, with the spot it was quoted against; null when the quote is from an earlier month. */
export function forwardOn(at: Place, currency: string, day: string) {
  const market = marketOn(at, currency, day);
  const near = market?.curve.find(({ tenor }) => tenor === 'spot');
  const far = market?.curve.find(({ tenor }) => tenor === 'oneMonth');
  return near && far && near.asOf.slice(0, 7) === day.slice(0, 7) ? { near, far } : null;
}

/** The return of a currency against the base currency; null when a fixing is missing. */
export function moveOf(at: Place, currency: string): number | null {
  const [is, was] = [at.span.asOf, at.span.from].map(day => {
    const market = marketOn(at, currency, day);
    return market && market.spotRate.asOf.slice(0, 7) === day.slice(0, 7) ? market.spot : null;
  });
  return is == null || was == null ? null : is / was - 1;
}

/** The excess return of cash in a currency over cash in the base currency: each month spot divided by the one-month forward, compounded. */
export function cashOf(at: Place, currency: string): number | null {
  let grown = 1;
  for (const day of rollDays(at.span)) {
    const quoted = forwardOn(at, currency, day);
    if (!quoted) return null;
    grown *= Number(quoted.near.mid) / Number(quoted.far.mid);
  }
  return grown - 1;
}
