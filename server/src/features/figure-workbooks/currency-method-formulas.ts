import { readCurrencyPart } from '@hakaru/contract/currency-measures';
import type { FigureKey } from '@hakaru/contract/figures';
import type { Case } from './formula-case';

type Row = (measure: FigureKey['measure']) => string;

/** Formulas of the other currency methods; each finds its inputs by measure. */
export const CURRENCY_METHOD_FORMULAS: Readonly<Record<string, (one: Case) => string | null>> = {
  'currency.multiplied-allocation': ofCurrency(
    row => `${over(row)}*((1+${market(row)})/(1+${row('currencyCash')})/(1+${row('multipliedMarket')})-1)`,
  ),
  'currency.multiplied-selection': ofCurrency(
    row => `${row('currencyWeight')}*(${own(row)}-${market(row)})/(1+${row('multipliedNotional')})`,
  ),
  'currency.multiplied-market': overAll(row => `${row('currencyBenchmarkWeight')}*${market(row)}`),
  'currency.multiplied-notional': overAll(row => `${row('currencyWeight')}*${market(row)}`),
  'currency.multiplied-local': overAll(row => `${row('currencyWeight')}*${own(row)}`),
  'currency.multiplied-own': overAll(row => `${row('currencyWeight')}*${inBase(own(row), row)}+${row('currencyHedge')}*${hedged(row)}`),
  'currency.multiplied-benchmark': overAll(
    row => `${row('currencyBenchmarkWeight')}*${inBase(market(row), row)}+${row('currencyBenchmarkHedge')}*${hedged(row)}`,
  ),
  'currency.multiplied-hedging': ofCurrency(
    row => `(1+${row('multipliedNotional')})/((1+${row('multipliedMarket')})*(1+${row('multipliedAllocation')}))-1`,
  ),
  'currency.multiplied-currency': ofCurrency(
    row => `(1+${row('multipliedOwn')})*(1+${row('multipliedMarket')})/((1+${row('multipliedLocal')})*(1+${row('multipliedBenchmark')}))-1`,
  ),
  'currency.multiplied-other': ofCurrency(
    row => `(1+${row('cumulativeReturn')})/(1+${row('cumulativeBenchmark')})/(1+${row('multipliedSum')})-1`,
  ),
  'currency.surprise-allocation': ofCurrency(
    row => `${over(row)}*(${inBase(market(row), row)}-${row('currencyMove')}-${row('surpriseLocalMean')})`,
  ),
  'currency.surprise-selection': ofCurrency(row => `${row('currencyBenchmarkWeight')}*${beyond(row)}`),
  'currency.surprise-interaction': ofCurrency(row => `${over(row)}*${beyond(row)}`),
  'currency.surprise-management': ofCurrency(row => {
    const mean = row('surpriseMean');
    const hedges = `(${row('currencyHedge')}-${row('currencyBenchmarkHedge')})`;
    return `${over(row)}*(${surprise(row)}-${mean})+${hedges}*(${hedged(row)}-${mean})`;
  }),
  'currency.surprise-premium': ofCurrency(row => `${over(row)}*(${premium(row)}-${row('surprisePremiumMean')})`),
  'currency.surprise-mean': overAll(row => `${row('currencyBenchmarkWeight')}*${surprise(row)}`),
  'currency.surprise-premium-mean': overAll(row => `${row('currencyBenchmarkWeight')}*${premium(row)}`),
  'currency.surprise-local-mean': overAll(row => `${row('currencyBenchmarkWeight')}*(${inBase(market(row), row)}-${row('currencyMove')})`),
  'currency.split-currency': ofCurrency(row => `${over(row)}*${row('currencyMove')}`),
  'currency.split-country': ofCurrency(row => `${over(row)}*${market(row)}`),
  'currency.split-stock': ofCurrency(row => `${row('currencyWeight')}*(${own(row)}-${market(row)})`),
};

const over = (row: Row): string => `(${row('currencyWeight')}-${row('currencyBenchmarkWeight')})`;
const inBase = (local: string, row: Row): string => `((1+${local})*(1+${row('currencyMove')})-1)`;
const beyond = (row: Row): string => `(${inBase(own(row), row)}-${inBase(market(row), row)})`;
/** The return of a currency bought forward, the forward premium, and the surprise. */
const hedged = (row: Row): string => `((1+${row('currencyMove')})*(1+${row('currencyCash')})-1)`;
const premium = (row: Row): string => `(1/(1+${row('currencyCash')})-1)`;
const surprise = (row: Row): string => `(1+${row('currencyMove')}-1/(1+${row('currencyCash')}))`;
/** The return of a side without a position in a currency is that of the other side. */
const own = (row: Row): string => either(row, 'currencyLocal', 'currencyBenchmarkLocal');
const market = (row: Row): string => either(row, 'currencyBenchmarkLocal', 'currencyLocal');

function either(row: Row, first: FigureKey['measure'], second: FigureKey['measure']): string {
  return row(first) === NOTHING ? row(second) : row(first);
}

/** A measure that is not among the inputs counts as zero. */
const NOTHING = '0';

function rowOf({ layout }: Case, inputs: readonly FigureKey[]): Row {
  return measure => {
    const key = inputs.find(one => one.measure === measure);
    return key && layout.has(key) ? layout.at(key) : NOTHING;
  };
}

function ofCurrency(term: (row: Row) => string): (one: Case) => string {
  return one => term(rowOf(one, one.trace.inputs));
}

function overAll(term: (row: Row) => string): (one: Case) => string {
  return one => {
    const currencies = [...new Set(one.trace.inputs.map(({ part }) => readCurrencyPart(part)?.currency))];
    const terms = currencies.map(currency =>
      term(
        rowOf(
          one,
          one.trace.inputs.filter(({ part }) => readCurrencyPart(part)?.currency === currency),
        ),
      ),
    );
    return terms.join('+') || NOTHING;
  };
}
