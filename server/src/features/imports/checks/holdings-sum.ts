import { compare, divide, multiply, subtract, sum, toText, type Decimal } from '@hakaru/engine/money/decimal';
import { at, type Finding, type Placed } from '#features/imports/findings';
import { key } from '#features/imports/past-store';
import type { Check, CheckWorld } from './check';

/** The lines of an account must add up to its value: the one in this file, else the one told before. */
export const holdingsSum: Check = {
  code: 'holdingsSum',
  severity: 'warning',
  tolerance: { value: 0.0001, unit: 'fraction' },
  what: {
    en: 'The holdings add up to {sum}, the account value is {value}: a difference of {difference}.',
    jp: '保有明細の合計{sum}が時価{value}と一致しません（差額{difference}）。',
  },
  todo: {
    en: 'Complete the holdings or correct the value; the line nearest to the difference is {line}.',
    jp: '明細または時価を訂正してください。差額に最も近い行は{line}です。',
  },
  look(world) {
    const accounts = new Map<string, Placed[]>();
    for (const row of world.rows) {
      if (row.on.kind.kind !== 'holdings' || !row.values['value']) continue;
      const place = key(row.values['code'] ?? '', row.values['asOf'] ?? '');
      const lines = accounts.get(place) ?? [];
      lines.push(row);
      accounts.set(place, lines);
    }
    return [...accounts.values()].flatMap(lines => differing(world, lines));
  },
};

function differing(world: CheckWorld, lines: readonly Placed[]): Finding[] {
  const [first] = lines;
  const entity = first && world.entityOf(first);
  if (!first || !entity) return [];
  const reported = reportedValue(world, first, entity.id);
  if (!reported || Number(reported) === 0) return [];
  const added = sum(lines.flatMap(({ values }) => [values['value'] ?? '0', values['accrued'] ?? '0']));
  const plain = sum(lines.map(({ values }) => values['value'] ?? '0'));
  // Accrued income may stand in the lines' values or beside them.
  const difference = smaller(subtract(added, reported), subtract(plain, reported));
  const allowed = multiply(absolute(reported), String(world.tolerance(holdingsSum, entity.id)));
  if (compare(absolute(toText(difference)), allowed) <= 0) return [];
  const line = nearestLine(lines, toText(difference));
  const params = {
    sum: toText(plain),
    value: reported,
    difference: toText(difference),
    line: `${line.sheet}!${line.row} ${line.values['security'] ?? ''}`,
  };
  return [at(first, 'value', 'holdingsSum', { value: toText(plain), previous: reported, params })];
}

function reportedValue({ rows, past }: CheckWorld, { values }: Placed, entityId: string): string | null {
  const told = rows.find(
    row =>
      ['mandates', 'accounts'].includes(row.on.kind.kind) && row.values['code'] === values['code'] && row.values['asOf'] === values['asOf'],
  );
  return told?.values['marketValue'] ?? past.values.get(key(entityId, 'marketValue', values['asOf'] ?? '')) ?? null;
}

function nearestLine(lines: readonly Placed[], difference: string): Placed {
  const off = ({ values }: Placed): number => Math.abs(Math.abs(Number(values['value'])) - Math.abs(Number(difference)));
  return lines.reduce((best, line) => (off(line) < off(best) ? line : best));
}

const absolute = (value: string): Decimal => (value.startsWith('-') ? multiply(value, '-1') : divide(value, '1', 10));
const smaller = (left: Decimal, right: Decimal): Decimal => (compare(absolute(toText(left)), absolute(toText(right))) <= 0 ? left : right);
