import { AppError, invalid } from '@hakaru/contract/errors';
import { writeCurrencyPart, type CurrencyMeasure } from '@hakaru/contract/currency-measures';
import type { LinkingMethod } from '@hakaru/contract/attribution';
import type { Figure } from '@hakaru/contract/figures';
import { shiftMonthEnd } from '@hakaru/engine/calendar/month-end';
import { type Ask, openFigures, readMonthEnd } from '#features/figures/public';
import type { HeldLine } from '#features/holdings/public';
import { sumOf } from '@hakaru/engine/number/sum';
import { asFigure } from '#features/fx-forwards/public';
import { figure } from '#features/measures/public';
import type { SignedIn } from '#platform/context';
import { readCurrencyBook } from './currency-book';
import { effectsOf, rateKey, type Gap } from './effects';
import { currencyFigure } from './figures';
import { LINE_EFFECTS, linesOf, type Line } from './lines';
import { isWithin } from './spans';

export type CurrencyAsk = Ask & { entityId: string; asOf: string; from?: string | null | undefined };
export type CurrencyRow = { currency: string; figureOf(measure: CurrencyMeasure): Figure };
/** A line of a currency: the security, or null for the benchmark's weight and the forwards. */
export type LineRow = { line: string; held: HeldLine | null; figureOf(measure: CurrencyMeasure): Figure };
export type MissingRow = Omit<Gap, 'entityId'> & { name: { en: string; jp: string } | null };
export type CurrencyReply = {
  asOf: string;
  from: string;
  /** How many steps from statement to statement the period has, and how their effects are linked; null for a single step. */
  steps: number | null;
  linking: LinkingMethod | null;
  rows: CurrencyRow[];
  own: Figure;
  benchmark: Figure;
  wholeOf(measure: CurrencyMeasure): Figure;
  /** The securities of a mandate in a currency, largest effect first, then what the benchmark and the forwards bring. */
  linesOf(currency: string): LineRow[];
  gaps: MissingRow[];
};

/** Currency attribution of a mandate or class against its benchmark; when it cannot be calculated, the missing inputs. */
export async function currencyEffects(ctx: SignedIn, ask: CurrencyAsk): Promise<CurrencyReply> {
  const asOf = readMonthEnd('asOf', ask.asOf);
  const from = ask.from ? readMonthEnd('from', ask.from) : shiftMonthEnd(asOf, -1);
  if (from >= asOf) throw invalid('from', 'invalid');
  const place = await openFigures(ctx, ask);
  const { entityId } = ask;
  const { calculator } = place;
  const entity = calculator.entity(entityId);
  if (!entity || entity.kind === 'benchmark') throw new AppError('notFound');
  const span = { entityId, asOf, from };
  if (!isWithin(place, span)) throw invalid('from', 'invalid');
  const book = await readCurrencyBook(ctx, place, [span]);
  const { value, gaps } = effectsOf(place, book, span);
  const shown = (measure: CurrencyMeasure, currency: string | null, line?: string) => {
    const part = writeCurrencyPart({ currency, from, ...(line === undefined ? {} : { line }) });
    const key = { entityId, measure, horizon: null, asOf, part };
    return asFigure(key, currencyFigure(place, book, key));
  };
  const size = ({ weight, benchmarkWeight }: { weight: number; benchmarkWeight: number }) => Math.max(weight, benchmarkWeight);
  return {
    asOf,
    from,
    steps: value?.linked?.steps.length ?? null,
    linking: value?.linked ? calculator.book.linking : null,
    rows: (value?.segments ?? [])
      .toSorted((one, other) => size(other) - size(one))
      .map(({ currency }) => ({ currency, figureOf: measure => shown(measure, currency) })),
    own: figure(calculator, rateKey(span, 'cumulativeReturn')),
    benchmark: figure(calculator, rateKey(span, 'cumulativeBenchmark')),
    wholeOf: measure => shown(measure, null),
    linesOf: currency =>
      (value ? linesOf({ place, book, span }, value, currency) : [])
        .toSorted((one, other) => rank(one) - rank(other))
        .map(({ id, held }) => ({ line: id, held, figureOf: measure => shown(measure, currency, id) })),
    gaps: gaps.map(({ entityId: id, ...gap }) => ({ ...gap, name: id === null ? null : (calculator.entity(id)?.name ?? null) })),
  };
}

/** Securities by the size of their effects; the benchmark and the forwards follow. */
function rank(line: Line): number {
  if (line.held === null) return line.id === 'index' ? 1 : 2;
  return -Math.abs(sumOf(LINE_EFFECTS.map(name => line[name] ?? 0)));
}
