import { AppError } from '@hakaru/contract/errors';
import { writeCurrencyPart, type CurrencyMeasure } from '@hakaru/contract/currency-measures';
import type { Figure } from '@hakaru/contract/figures';
import { shiftMonthEnd } from '@hakaru/engine/calendar/month-end';
import { invalid } from '@hakaru/contract/errors';
import { type Ask, openFigures, readMonthEnd } from '#features/figures/public';
import { asFigure } from '#features/fx-forwards/public';
import { figure } from '#features/measures/public';
import type { SignedIn } from '#platform/context';
import { readCurrencyBook } from './currency-book';
import { effectsOf, rateKey, type Gap } from './effects';
import { currencyFigure } from './figures';

export type CurrencyAsk = Ask & { entityId: string; asOf: string; from?: string | null | undefined };
export type CurrencyRow = { currency: string; figureOf(measure: CurrencyMeasure): Figure };
export type MissingRow = Omit<Gap, 'entityId'> & { name: { en: string; jp: string } | null };
export type CurrencyReply = {
  asOf: string;
  from: string;
  rows: CurrencyRow[];
  own: Figure;
  benchmark: Figure;
  wholeOf(measure: CurrencyMeasure): Figure;
  gaps: MissingRow[];
};

/** At most one year: over a longer period the opening weights of the first statement explain too little. */
const MAX_MONTHS = 12;

/** Currency attribution of a mandate or class against its benchmark; when it cannot be calculated, the missing inputs. */
export async function currencyEffects(ctx: SignedIn, ask: CurrencyAsk): Promise<CurrencyReply> {
  const asOf = readMonthEnd('asOf', ask.asOf);
  const from = ask.from ? readMonthEnd('from', ask.from) : shiftMonthEnd(asOf, -1);
  if (from >= asOf || from < shiftMonthEnd(asOf, -MAX_MONTHS)) throw invalid('from', 'invalid');
  const place = await openFigures(ctx, ask);
  const { entityId } = ask;
  const { calculator } = place;
  const entity = calculator.entity(entityId);
  if (!entity || entity.kind === 'benchmark') throw new AppError('notFound');
  const span = { entityId, asOf, from };
  const book = await readCurrencyBook(ctx, place, [span]);
  const { value, gaps } = effectsOf(place, book, span);
  const shown = (measure: CurrencyMeasure, currency: string | null) => {
    const key = { entityId, measure, horizon: null, asOf, part: writeCurrencyPart({ currency, from }) };
    return asFigure(key, currencyFigure(place, book, key));
  };
  const size = ({ weight, benchmarkWeight }: { weight: number; benchmarkWeight: number }) => Math.max(weight, benchmarkWeight);
  return {
    asOf,
    from,
    rows: (value?.segments ?? [])
      .toSorted((one, other) => size(other) - size(one))
      .map(({ currency }) => ({ currency, figureOf: measure => shown(measure, currency) })),
    own: figure(calculator, rateKey(span, 'cumulativeReturn')),
    benchmark: figure(calculator, rateKey(span, 'cumulativeBenchmark')),
    wholeOf: measure => shown(measure, null),
    gaps: gaps.map(({ entityId: id, ...gap }) => ({ ...gap, name: id === null ? null : (calculator.entity(id)?.name ?? null) })),
  };
}
