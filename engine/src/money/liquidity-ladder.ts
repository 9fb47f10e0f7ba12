import { addDays, addMonths, type Day } from '#calendar/day';
import { missing, type Result } from '#result';
import { convert, type Rate } from './conversion';
import { minorUnitsOf, type Currency } from './currencies';
import { isZero, round, sum, toText } from './decimal';
import { money } from './money';

/** A rung of the ladder: what falls after the one before it and up to its own day. */
export type LadderStep = { id: string; until: Day };

/** Money that becomes free, or is needed, on a day. */
export type LadderItem = { day: Day; source: string; currency: Currency; amount: string };

export type LadderRow = { source: string; currency: Currency; cells: Result<string>[]; total: Result<string> };

/** What all rows of a currency come to on each rung, and on all rungs so far. */
export type LadderSum = { currency: Currency; cells: Result<string>[]; running: Result<string>[]; total: Result<string> };

export type Ladder = { rows: LadderRow[]; sums: LadderSum[]; used: Rate[] };

/** `into` null leaves each currency to itself; otherwise all are turned into it by the London rates of a day. */
export type LadderView = { steps: readonly LadderStep[]; into: Currency | null; day: Day; rates: readonly Rate[] };

/**
 * The rungs from today to five years: what is there today, a week, a month, a quarter, half a year, and years.
 *
 * @example ladderSteps('2026-11-10')[1] // { id: 'week', until: '2026-11-17' }
 */
export function ladderSteps(today: Day): LadderStep[] {
  const months = { month: 1, threeMonths: 3, sixMonths: 6, year: 12, twoYears: 24, threeYears: 36, fiveYears: 60 };
  return [
    { id: 'today', until: today },
    { id: 'week', until: addDays(today, 7) },
    ...Object.entries(months).map(([id, count]) => ({ id, until: addMonths(today, count) })),
  ];
}

/** The rung a day falls on; null beyond the last. */
export function stepOf(steps: readonly LadderStep[], day: Day): number | null {
  const at = steps.findIndex(({ until }) => day <= until);
  return at < 0 ? null : at;
}

/**
 * Money by rung and source, so that rungs add up to the total of their row and rows to the sum of their rung. What a rate is missing for is a
 * gap, and so is every total it belongs to: it is neither left out nor turned at a rate nobody published.
 */
export function liquidityLadder(items: readonly LadderItem[], view: LadderView): Ladder {
  const used = new Map<string, Rate>();
  const groups = new Map<string, { source: string; currency: Currency; items: LadderItem[] }>();
  for (const item of items) {
    if (stepOf(view.steps, item.day) === null) continue;
    const currency = view.into ?? item.currency;
    const key = `${currency} ${item.source}`;
    const group = groups.get(key) ?? { source: item.source, currency, items: [] };
    group.items.push(item);
    groups.set(key, group);
  }
  const rows = [...groups.values()].map(({ source, currency, items }): LadderRow => {
    const cells = view.steps.map((_, at) =>
      cellOf(
        items.filter(({ day }) => stepOf(view.steps, day) === at),
        view,
        used,
      ),
    );
    return { source, currency, cells, total: added(cells) };
  });
  return { rows, sums: sumsOf(rows, view.steps.length), used: [...used.values()] };
}

/** One cell: each currency is added up first and turned once. */
function cellOf(items: readonly LadderItem[], { into, day, rates }: LadderView, used: Map<string, Rate>): Result<string> {
  const currencies = [...new Set(items.map(({ currency }) => currency))];
  const parts = currencies.map((currency): Result<string> => {
    const amount = toText(sum(items.filter(item => item.currency === currency).map(item => item.amount)));
    if (into === null || into === currency || isZero(amount)) return { value: amount };
    const turned = convert({ from: money(amount, currency), to: into, day, method: 'WMR', rates });
    if (turned.value === null) return missing(turned.reason);
    for (const rate of turned.used ?? []) used.set(`${rate.base}${rate.quote}`, rate);
    return { value: toText(round(turned.value.amount, minorUnitsOf(into))) };
  });
  return added(parts);
}

/** A sum that lacks a part is none. */
function added(parts: readonly Result<string>[]): Result<string> {
  const values: string[] = [];
  for (const part of parts) {
    if (part.value === null) return missing(part.reason);
    values.push(part.value);
  }
  return { value: toText(sum(['0', ...values])) };
}

function sumsOf(rows: readonly LadderRow[], length: number): LadderSum[] {
  const currencies = [...new Set(rows.map(({ currency }) => currency))];
  return currencies.map(currency => {
    const own = rows.filter(row => row.currency === currency);
    const cells = Array.from({ length }, (_, at) => added(own.map(({ cells }) => cells[at] ?? { value: '0' })));
    const running = cells.map((_, at) => added(cells.slice(0, at + 1)));
    return { currency, cells, running, total: added(cells) };
  });
}
