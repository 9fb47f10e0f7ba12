import { readCurrencyPart } from '@hakaru/contract/currency-measures';
import type { FigureKey } from '@hakaru/contract/figures';
import type { Case } from './formula-case';

/** Formulas of a line of a currency: a security, the benchmark's weight, the forwards. */
export const CURRENCY_LINE_FORMULAS: Readonly<Record<string, (one: Case) => string | null>> = {
  'currency.line-allocation': one => `${own(one, 'currencyWeight')}*${premium(one)}`,
  'currency.index-allocation': one => `-${of(one, 'currencyBenchmarkWeight')}*${premium(one)}`,
  'currency.line-selection': one => `${benchmarked(one)}*(${ownReturn(one)}-${market(one)})`,
  'currency.line-interaction': one => `(${own(one, 'currencyWeight')}-${benchmarked(one)})*(${ownReturn(one)}-${market(one)})`,
  'currency.line-effect': one => {
    const weight = own(one, 'currencyWeight');
    return `${weight}*${cashBeyond(one)}+${weight}*${ownReturn(one)}*${of(one, 'currencyMove')}`;
  },
  'currency.index-effect': one => {
    const weight = of(one, 'currencyBenchmarkWeight');
    const hedge = of(one, 'currencyBenchmarkHedge');
    const exposed = `(${weight}+${hedge})*${cashBeyond(one)}`;
    return `-(${exposed}+(${weight}*${market(one)}+${hedge}*${of(one, 'currencyCash')})*${of(one, 'currencyMove')})`;
  },
  'currency.forwards-effect': one => {
    const hedge = of(one, 'currencyHedge');
    return `${hedge}*${cashBeyond(one)}+${hedge}*${of(one, 'currencyCash')}*${of(one, 'currencyMove')}`;
  },
};

type Measure = FigureKey['measure'];
const isOfLine = ({ part }: FigureKey): boolean => readCurrencyPart(part)?.line !== undefined;

function cell({ layout, trace }: Case, measure: Measure, ofLine: boolean): string | undefined {
  const key = trace.inputs.find(one => one.measure === measure && isOfLine(one) === ofLine);
  return key && layout.has(key) ? layout.at(key) : undefined;
}

/** Of the line, and of its currency or the whole; a measure that is not among the inputs counts as zero. */
const own = (one: Case, measure: Measure): string => cell(one, measure, true) ?? '0';
const of = (one: Case, measure: Measure): string => cell(one, measure, false) ?? '0';
/** A side without a return of its own has that of the other; a security that was sold has that of the currency. */
const market = (one: Case): string => cell(one, 'currencyBenchmarkLocal', false) ?? of(one, 'currencyLocal');
const ownReturn = (one: Case): string =>
  cell(one, 'currencyLocal', true) ?? cell(one, 'currencyLocal', false) ?? of(one, 'currencyBenchmarkLocal');
const premium = (one: Case): string => `(${market(one)}-${of(one, 'currencyCash')}-${of(one, 'currencyPremium')})`;
const cashBeyond = (one: Case): string => `(${of(one, 'currencyCash')}+${of(one, 'currencyMove')}-${of(one, 'currencyCashMix')})`;
const benchmarked = (one: Case): string =>
  `(${of(one, 'currencyBenchmarkWeight')}*${own(one, 'currencyWeight')}/${of(one, 'currencyWeight')})`;
