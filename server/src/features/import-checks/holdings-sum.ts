import { compare, divide, multiply, subtract, sum, toText, type Decimal } from '@hakaru/engine/money/decimal';
import { at, type Finding, type Placed } from './findings';
import { key } from './past-store';
import { type Check, type CheckWorld, NOTHING } from './check';

/** The lines of an account must add up to its value: the one in this file, else the one reported before. */
export const holdingsSum: Check = {
  code: 'holdingsSum',
  severity: 'warning',
  tolerance: { value: 0.0001, unit: 'fraction', title: { en: 'Holdings against the account value', jp: '保有明細の合計と時価の差' } },
  what: {
    en: 'The holdings add up to {sum}, the account value is {value}: a difference of {difference}.',
    jp: '保有明細の合計{sum}が時価{value}と一致しません（差額{difference}）。',
  },
  remedy: {
    en: 'Complete the holdings or correct the value; the line nearest to the difference is {line}.',
    jp: '明細または時価を訂正してください。差額に最も近い行は{line}です。',
  },
  open(world) {
    const accounts = new Map<string, Placed[]>();
    const accountValues = new Map<string, string>();
    for (const row of world.rows) {
      const place = accountMonthOf(row);
      const { marketValue } = row.values;
      if (['mandates', 'accounts'].includes(row.on.kind.kind) && marketValue && !accountValues.has(place))
        accountValues.set(place, marketValue);
      if (row.on.kind.kind !== 'holdings' || !row.values['value']) continue;
      const lines = accounts.get(place) ?? [];
      lines.push(row);
      accounts.set(place, lines);
    }
    return row => {
      const lines = row.on.kind.kind === 'holdings' ? accounts.get(accountMonthOf(row)) : undefined;
      return lines?.[0] === row ? differing(world, lines, accountValues) : NOTHING; // reported at the account's first line
    };
  },
};

const accountMonthOf = ({ values }: Placed): string => key(values['code'] ?? '', values['asOf'] ?? '');

function differing(world: CheckWorld, lines: readonly Placed[], accountValues: ReadonlyMap<string, string>): readonly Finding[] {
  const [first] = lines;
  const entity = first && world.entityOf(first);
  if (!first || !entity) return NOTHING;
  const reported =
    accountValues.get(accountMonthOf(first)) ?? world.past.values.get(key(entity.id, 'marketValue', first.values['asOf'] ?? ''));
  if (!reported || Number(reported) === 0) return NOTHING;
  const added = sum(lines.flatMap(({ values }) => [values['value'] ?? '0', values['accrued'] ?? '0']));
  const plain = sum(lines.map(({ values }) => values['value'] ?? '0'));
  // Senders include accrued income in the lines' values or give it beside them; either may match.
  const difference = smaller(subtract(added, reported), subtract(plain, reported));
  const allowed = multiply(absolute(reported), String(world.tolerance(holdingsSum, entity.id)));
  if (compare(absolute(toText(difference)), allowed) <= 0) return NOTHING;
  const line = nearestLine(lines, toText(difference));
  const params = {
    sum: toText(plain),
    value: reported,
    difference: toText(difference),
    line: `${line.sheet}!${line.row} ${line.values['security'] ?? ''}`,
  };
  return [at(first, 'value', 'holdingsSum', { value: toText(plain), previous: lastSum(world, first), params })];
}

/** The sum of the account's lines at the previous month-end. */
function lastSum({ past, entityOf, monthBefore }: CheckWorld, first: Placed): string | null {
  const place = key(entityOf(first)?.id ?? '', monthBefore(first.values['asOf'] ?? ''), '');
  const values = [...past.holdings].flatMap(([at, { value }]) => (at.startsWith(place) ? [value] : []));
  return values.length > 0 ? toText(sum(values)) : null;
}

function nearestLine(lines: readonly Placed[], difference: string): Placed {
  const off = ({ values }: Placed): number => Math.abs(Math.abs(Number(values['value'])) - Math.abs(Number(difference)));
  return lines.reduce((best, line) => (off(line) < off(best) ? line : best));
}

const absolute = (value: string): Decimal => (value.startsWith('-') ? multiply(value, '-1') : divide(value, '1', 10));
const smaller = (left: Decimal, right: Decimal): Decimal => (compare(absolute(toText(left)), absolute(toText(right))) <= 0 ? left : right);
