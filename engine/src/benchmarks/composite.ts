import type { Day } from '#calendar/day';
import { monthEndOf } from '#calendar/month-end';
import { explained, ignore, type Note } from '#explain';
import { hedgedReturn } from '#fx/hedging';
import { missing, type Result } from '#result';
import { chainLink } from '#returns/chain-link';
import type { DatedReturn } from '#returns/monthly';
import { convertedReturn, spreadReturn } from './adjusted';
import { marketValueWeighted } from './market-value-weighted';
import { policyWeighted } from './policy-weighted';
import type { Policy, RebalanceRule } from './rebalancing';

/** A benchmark is a series of returns, or made of other benchmarks, named by their ids. */
export type Definition =
  | { kind: 'series'; points: readonly DatedReturn[] }
  | { kind: 'policy'; parts: readonly string[]; policies: readonly Policy[]; rebalance?: RebalanceRule; yearStart?: number }
  | { kind: 'market-value'; parts: readonly { benchmark: string; openings: Readonly<Record<Day, number>> }[] }
  | { kind: 'spliced'; segments: readonly { benchmark: string; through: Day | null }[] }
  | { kind: 'converted'; of: string; fx: readonly DatedReturn[] }
  | { kind: 'hedged'; of: string; fx: readonly DatedReturn[]; forwardPremium: readonly DatedReturn[]; hedgeRatio: number }
  | { kind: 'spread'; of: string; yearlySpread: number };

/** The benchmarks of an institution by id. */
export type Definitions = Readonly<Record<string, Definition>>;

/** One month of a resolved benchmark. `isPartial` says that a small part had no return and was left out. */
export type ResolvedMonth = { day: Day; result: Result; isPartial: boolean };

/**
 * A benchmark worked out from the bottom up, month by month. One that leads back to itself, or to one nobody defined, is an error of
 * the definitions and thrown.
 *
 * @example resolveBenchmark({ a: { kind: 'series', points }, b: { kind: 'spread', of: 'a', yearlySpread: 0.03 } }, 'b', ['2024-01-31'])
 */
export function resolveBenchmark(definitions: Definitions, id: string, monthEnds: readonly Day[]): ResolvedMonth[] {
  const resolved = new Map<string, ResolvedMonth[]>();
  const visit = (wanted: string, path: readonly string[]): ResolvedMonth[] => {
    const known = resolved.get(wanted);
    if (known) return known;
    if (path.includes(wanted)) throw new RangeError(`a benchmark leads back to itself: ${[...path, wanted].join(' → ')}`);
    const definition = definitions[wanted];
    if (!definition) throw new RangeError(`no benchmark '${wanted}'`);
    const months = worked(definition, monthEnds, part => visit(part, [...path, wanted]));
    resolved.set(wanted, months);
    return months;
  };
  return visit(id, []);
}

/**
 * The linked return of a resolved benchmark over the months.
 *
 * @example compositeReturn(definitions, 'b', monthEnds) // { value: 0.0125 }
 */
export function compositeReturn(definitions: Definitions, id: string, monthEnds: readonly Day[], note: Note = ignore): Result {
  const months = resolveBenchmark(definitions, id, monthEnds);
  for (const { day, result } of months) note({ id: 'return', value: result.value, unit: 'rate', at: day });
  const refused = months.map(month => month.result).find(result => result.value === null);
  if (refused && refused.value === null) return missing(refused.reason);
  return chainLink(
    months.map(month => month.result.value),
    {},
    note,
  );
}

/**
 * The linked return with every month.
 *
 * @example explainCompositeReturn(definitions, 'b', monthEnds).method // 'benchmarks.composite'
 */
export function explainCompositeReturn(definitions: Definitions, id: string, monthEnds: readonly Day[]) {
  return explained('benchmarks.composite', { benchmark: id }, note => compositeReturn(definitions, id, monthEnds, note));
}

type Visit = (part: string) => ResolvedMonth[];

function worked(definition: Definition, monthEnds: readonly Day[], visit: Visit): ResolvedMonth[] {
  if (definition.kind === 'series') return ofSeries(definition.points, monthEnds);
  if (definition.kind === 'policy') return ofPolicy(definition, monthEnds, visit);
  if (definition.kind === 'market-value') return ofMarketValues(definition, monthEnds, visit);
  if (definition.kind === 'spliced') return ofSegments(definition, monthEnds, visit);
  return visit(definition.of).map(month => adjustedMonth(definition, month));
}

function ofSeries(points: readonly DatedReturn[], monthEnds: readonly Day[]): ResolvedMonth[] {
  const byMonth = lookup(points);
  return monthEnds.map(day => {
    const value = byMonth(day);
    return { day, result: value === null ? missing('gap') : { value }, isPartial: false };
  });
}

function ofPolicy(definition: Extract<Definition, { kind: 'policy' }>, monthEnds: readonly Day[], visit: Visit): ResolvedMonth[] {
  const { parts, kind: _, ...rules } = definition;
  const columns = parts.map(visit);
  const returns = monthEnds.map((_day, index) => columns.map(column => column[index]?.result.value ?? null));
  return policyWeighted({ ...rules, monthEnds, returns }).map(({ day, result }, index) => ({
    day,
    result,
    isPartial: columns.some(column => column[index]?.isPartial === true),
  }));
}

function ofMarketValues(
  definition: Extract<Definition, { kind: 'market-value' }>,
  monthEnds: readonly Day[],
  visit: Visit,
): ResolvedMonth[] {
  const columns = definition.parts.map(part => ({ months: visit(part.benchmark), openings: part.openings }));
  return monthEnds.map((day, index) => {
    const parts = columns.map(({ months, openings }) => ({ opening: openings[day] ?? 0, return: months[index]?.result.value ?? null }));
    const { isPartial, excludedWeight: _, ...result } = marketValueWeighted(parts);
    return { day, result, isPartial: isPartial || columns.some(({ months }) => months[index]?.isPartial === true) };
  });
}

function ofSegments(definition: Extract<Definition, { kind: 'spliced' }>, monthEnds: readonly Day[], visit: Visit): ResolvedMonth[] {
  const closed = definition.segments
    .filter(segment => segment.through !== null)
    .toSorted((a, b) => ((a.through ?? '') < (b.through ?? '') ? -1 : 1));
  const open = definition.segments.find(segment => segment.through === null);
  return monthEnds.map((day, index) => {
    const segment = closed.find(each => day <= (each.through ?? '')) ?? open;
    const none: ResolvedMonth = { day, result: missing('no_data'), isPartial: false };
    return segment ? (visit(segment.benchmark)[index] ?? none) : none;
  });
}

function adjustedMonth(definition: Extract<Definition, { of: string }>, month: ResolvedMonth): ResolvedMonth {
  const { value } = month.result;
  if (value === null) return month;
  if (definition.kind === 'spread') return { ...month, result: spreadReturn({ return: value, yearlySpread: definition.yearlySpread }) };
  const fx = lookup(definition.fx)(month.day);
  if (definition.kind === 'converted') return { ...month, result: convertedReturn({ local: value, fx }) };
  const forwardPremium = lookup(definition.forwardPremium)(month.day);
  if (fx === null || forwardPremium === null) return { ...month, result: missing('gap') };
  return { ...month, result: hedgedReturn({ localReturn: value, fxReturn: fx, forwardPremium, hedgeRatio: definition.hedgeRatio }) };
}

// By month and not by day: vendors close February on the 28th in leap years, and months on their last business day.
function lookup(points: readonly DatedReturn[]): (day: Day) => number | null {
  const byMonth = new Map(points.map(point => [monthEndOf(point.day), point.value]));
  return day => byMonth.get(monthEndOf(day)) ?? null;
}
