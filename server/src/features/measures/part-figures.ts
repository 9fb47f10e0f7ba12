import type { FigureKey, Horizon } from '@hakaru/contract/figures';
import { contributionsOver } from '@hakaru/engine/benchmarks/contributions';
import { monthEndOfIndex, monthIndexOf } from '@hakaru/engine/calendar/month-end';
import { missing, type Result } from '@hakaru/engine/result';
import type { BookEntity, FigureCalculator } from '#features/books/public';
import { datesOf, windowOf } from './horizon-returns';
import type { TraceSink } from './trace-sink';

type Key = FigureKey & { horizon: Horizon };

/** The components of a benchmark in one month. What it has beside them, a yearly spread, is a component of the benchmark's own id. */
export type PartMonth = { parts: ReadonlyMap<string, { weight: number; return: number }> };

/** Cached per calculator: a table asks for the same months for every component. */
const kept = new WeakMap<FigureCalculator, Map<string, Result<PartMonth>>>();

/** The weight of a component as a month opened, or what it added to the return of the benchmark its key names. */
export function partFigure(calculator: FigureCalculator, key: Key, sink: TraceSink): Result {
  const benchmark = benchmarkOf(calculator, key);
  if (!benchmark) return missing('not_applicable');
  if (key.measure === 'partWeight') return key.horizon === '1m' ? weight(calculator, benchmark, key, sink) : missing('not_applicable');
  return key.horizon === '1m' ? ofMonth(calculator, benchmark, key, sink) : overPeriod(calculator, benchmark, key, sink);
}

/** The method under which such a figure is explained. */
export function partMethod({ measure, horizon, entityId, part }: FigureKey): string {
  if (measure === 'partWeight') return 'benchmarks.part-weight';
  if (horizon !== '1m') return 'benchmarks.part-linked';
  return entityId === part ? 'benchmarks.spread' : 'benchmarks.part-contribution';
}

/** The built benchmark that a key's part names, where it is in the reader's book. */
export function benchmarkOf(calculator: FigureCalculator, { part }: Pick<FigureKey, 'part'>): BookEntity | null {
  const found = part === undefined ? undefined : calculator.entity(part);
  return found?.kind === 'benchmark' && found.type !== 'market' ? found : null;
}

/** The months of a benchmark in a period; too short where it begins inside, so that the first stretch is no full one. */
export function partMonths(calculator: FigureCalculator, benchmarkId: string, { horizon, asOf }: Key): Result<PartMonth[]> {
  const query = { horizon, asOf, ...datesOf(calculator, { entityId: benchmarkId, asOf }) };
  const window = windowOf(calculator.series(benchmarkId), query);
  if (!window) return missing('too_short');
  const months: PartMonth[] = [];
  for (let month = window.from; month <= window.to; month++) {
    const found = partsOf(calculator, benchmarkId, month);
    if (found.value === null) return found;
    months.push(found.value);
  }
  return { value: months };
}

function partsOf(calculator: FigureCalculator, benchmarkId: string, month: number): Result<PartMonth> {
  const months = kept.get(calculator) ?? new Map<string, Result<PartMonth>>();
  kept.set(calculator, months);
  const place = `${benchmarkId}.${month}`;
  const found = months.get(place) ?? read(calculator, benchmarkId, month);
  months.set(place, found);
  return found;
}

/** The weights that the benchmark's own calculation used. Components that did not count in a month are left out of it. */
function read(calculator: FigureCalculator, benchmarkId: string, month: number): Result<PartMonth> {
  const weights = new Map<string, number>();
  let spread = 0;
  const whole = calculator.monthReturn(benchmarkId, month, ({ id, value, at }) => {
    if (id === 'weight' && at !== undefined) weights.set(at, (weights.get(at) ?? 0) + Number(value));
    if (id === 'spread') spread = Number(value);
  });
  if (whole.value === null) return whole;
  const returnOf = (id: string) => calculator.series(id).returns[month - calculator.series(id).firstMonth] ?? null;
  const counted = [...weights].flatMap(([id, of]) => {
    const value = returnOf(id);
    return of === 0 || value === null ? [] : [{ id, weight: of, return: value }];
  });
  const total = counted.reduce((sum, { weight: of }) => sum + of, 0);
  const parts = new Map(counted.map(({ id, weight: of, return: value }) => [id, { weight: of / total, return: value }]));
  if (spread !== 0) parts.set(benchmarkId, { weight: 1, return: spread });
  return { value: { parts } };
}

/** Weights drift with the returns of earlier months, or come from opening values or recorded percentages. */
function weight(calculator: FigureCalculator, benchmark: BookEntity, { entityId, asOf }: Key, { inputs, note }: TraceSink): Result {
  const month = monthIndexOf(asOf);
  const found = partsOf(calculator, benchmark.id, month);
  if (found.value === null) return found;
  const isBefore = (input: FigureKey) => input.measure !== 'return' || input.asOf < asOf;
  if (inputs)
    calculator.monthReturn(benchmark.id, month, () => undefined, {
      fact: id => inputs.fact(id),
      figure: input => (isBefore(input) ? inputs.figure(input) : undefined),
    });
  const value = found.value.parts.get(entityId)?.weight ?? 0;
  note({ id: 'weight', value, unit: 'rate', at: entityId });
  return { value };
}

function ofMonth(calculator: FigureCalculator, benchmark: BookEntity, key: Key, { inputs, note }: TraceSink): Result {
  const { entityId, asOf } = key;
  const found = partsOf(calculator, benchmark.id, monthIndexOf(asOf));
  if (found.value === null) return found;
  const held = found.value.parts.get(entityId);
  if (!held) return { value: 0 };
  if (entityId === benchmark.id) {
    note({ id: 'spread', value: held.return, unit: 'rate' });
    return { value: held.return };
  }
  inputs?.figure({ ...key, measure: 'partWeight' });
  inputs?.figure({ entityId, measure: 'return', horizon: '1m', asOf });
  return { value: held.weight * held.return };
}

/** A month counts with the growth of the benchmark up to it, so that the components add up to the linked return. */
function overPeriod(calculator: FigureCalculator, benchmark: BookEntity, key: Key, { inputs }: TraceSink): Result {
  const months = partMonths(calculator, benchmark.id, key);
  if (months.value === null) return months;
  const last = monthIndexOf(key.asOf);
  const days = months.value.map((_, at) => monthEndOfIndex(last - months.value.length + 1 + at));
  for (const [at, asOf] of days.entries()) {
    inputs?.figure({ ...key, horizon: '1m', asOf });
    if (at < days.length - 1) inputs?.figure({ entityId: benchmark.id, measure: 'return', horizon: '1m', asOf });
  }
  const ids = [...new Set(months.value.flatMap(({ parts }) => [...parts.keys()]))];
  const added = contributionsOver(
    months.value.map(({ parts }, at) => ({
      day: days[at] ?? '',
      weights: ids.map(id => parts.get(id)?.weight ?? 0),
      returns: ids.map(id => parts.get(id)?.return ?? 0),
    })),
  );
  return { value: added.parts[ids.indexOf(key.entityId)] ?? 0 };
}
