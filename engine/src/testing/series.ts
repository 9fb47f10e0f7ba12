import type { Day } from '#calendar/day';
import type { MaybeReturn } from '#returns/chain-link';
import type { DatedReturn } from '#returns/monthly';
import type { Pair, RiskFree } from '#statistics/pairs';
import type { Datasets, Inputs } from './adapter';
import { gappyNumbersOf, numberOf, optionalText, recordOf, textOf, textsOf } from './inputs';

/**
 * The dated series of a case: a column of a data set, or returns and dates given inline; cut to `from` and `to` where the case says so.
 *
 * @example datedOf({ dates: ['2024-01-31'], returns: [0.01] }, {}) // [{ day: '2024-01-31', value: 0.01 }]
 */
export function datedOf(inputs: Inputs, datasets: Datasets, key = 'column'): DatedReturn[] {
  const days = daysOf(inputs, datasets);
  const values = columnOf(inputs, datasets, key);
  return kept(inputs, days).map(index => ({ day: days[index] ?? '', value: values[index] ?? null }));
}

/**
 * The values alone, for statistics that do not ask for days.
 *
 * @example valuesOf({ returns: [0.01, null] }, {}) // [0.01, null]
 */
export function valuesOf(inputs: Inputs, datasets: Datasets): MaybeReturn[] {
  return cut(inputs, datasets, columnOf(inputs, datasets, 'column'));
}

/**
 * A series and its benchmark over the same periods.
 *
 * @example pairOf({ returns: [0.01], benchmarkReturns: [0.02] }, {}) // { returns: [0.01], benchmark: [0.02] }
 */
export function pairOf(inputs: Inputs, datasets: Datasets): Pair {
  const benchmark = Array.isArray(inputs['benchmark'])
    ? gappyNumbersOf(inputs, 'benchmark')
    : Array.isArray(inputs['benchmarkReturns'])
      ? gappyNumbersOf(inputs, 'benchmarkReturns')
      : columnOf(inputs, datasets, 'benchmark');
  return { returns: valuesOf(inputs, datasets), benchmark: cut(inputs, datasets, benchmark) };
}

/**
 * A riskless (or least acceptable) return: a number, a list, or the name of a column; nothing when the case has none.
 *
 * @example rateOf({ rf: 0.001 }, {}, 'rf') // 0.001
 */
export function rateOf(inputs: Inputs, datasets: Datasets, key: string): RiskFree | undefined {
  const given = inputs[key];
  if (given === undefined || given === null) return undefined;
  if (typeof given === 'number') return numberOf(inputs, key);
  return cut(inputs, datasets, Array.isArray(given) ? gappyNumbersOf(inputs, key) : columnOf(inputs, datasets, key));
}

/**
 * The days of the periods of a case, after `from` and `to`.
 *
 * @example keptDaysOf({ dates: ['2024-01-31', '2024-02-29'], from: '2024-02-01' }, {}) // ['2024-02-29']
 */
export function keptDaysOf(inputs: Inputs, datasets: Datasets): Day[] {
  const days = daysOf(inputs, datasets);
  return kept(inputs, days).map(index => days[index] ?? '');
}

/**
 * One row per period with a value for each of the case's columns, after `from` and `to`; inline rows stay as they are.
 *
 * @example rowsOf({ returns: [[0.1, -0.05]] }, {}) // [[0.1, -0.05]]
 */
export function rowsOf(inputs: Inputs, datasets: Datasets): MaybeReturn[][] {
  if (inputs['dataset'] === undefined) {
    const rows = inputs['returns'];
    if (!Array.isArray(rows)) throw new Error('returns is not a list of rows');
    return rows.map(row => gappyNumbersOf({ row }, 'row'));
  }
  const columns = recordOf(recordOf(datasets, textOf(inputs, 'dataset')), 'columns');
  const series = textsOf(inputs, 'columns').map(name => gappyNumbersOf(columns, name));
  return kept(inputs, daysOf(inputs, datasets)).map(index => series.map(each => each[index] ?? null));
}

function columnOf(inputs: Inputs, datasets: Datasets, key: string): MaybeReturn[] {
  const dataset = optionalText(inputs, 'dataset');
  if (dataset === undefined) return gappyNumbersOf(inputs, 'returns');
  return gappyNumbersOf(recordOf(recordOf(datasets, dataset), 'columns'), textOf(inputs, key));
}

function daysOf(inputs: Inputs, datasets: Datasets): Day[] {
  const dataset = optionalText(inputs, 'dataset');
  return dataset === undefined ? textsOf(inputs, 'dates') : textsOf(recordOf(datasets, dataset), 'dates');
}

const isCut = (inputs: Inputs) => typeof inputs['from'] === 'string' || typeof inputs['to'] === 'string';

function cut(inputs: Inputs, datasets: Datasets, values: MaybeReturn[]): MaybeReturn[] {
  if (!isCut(inputs)) return values;
  return kept(inputs, daysOf(inputs, datasets)).map(index => values[index] ?? null);
}

function kept(inputs: Inputs, days: readonly Day[]): number[] {
  const from = optionalText(inputs, 'from') ?? '';
  const to = optionalText(inputs, 'to') ?? '9999-12-31';
  return [...days.keys()].filter(index => (days[index] ?? '') >= from && (days[index] ?? '') <= to);
}
