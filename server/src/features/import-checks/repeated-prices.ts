import { at, type Finding, type Placed } from './findings';
import { key } from './past-store';
import { type Check, type CheckWorld, NOTHING } from './check';
import { isRenewed, isSamePrice, mayStandStill, priceBefore } from './earlier-prices';

/** The share of a statement's prices that may be unchanged under new dates before they are taken for last month's. */
const SHARE = 0.1;

/**
 * Last month's prices under this month's dates. One unchanged price is chance: a share at 2,500 yen that moves by five per cent a month
 * repeats its price about once in three hundred months. Several in one statement are a list that nobody renewed.
 */
export const repeatedPrices: Check = {
  code: 'repeatedPrices',
  severity: 'warning',
  what: {
    en: '{same} of {lines} prices are exactly those of {day}, under new dates.',
    jp: '{lines}件中{same}件の単価が、価格日だけ新しく、{day}と同一です。',
  },
  remedy: {
    en: 'Enter this month’s prices; if they are right, give the reason.',
    jp: '当月の単価を入力してください。正しい場合はその理由を入力してください。',
  },
  open(world) {
    const statements = new Map<string, Line[]>();
    for (const row of world.rows) {
      const line = lineOf(world, row);
      if (!line) continue;
      const lines = statements.get(statementOf(row)) ?? [];
      lines.push(line);
      statements.set(statementOf(row), lines);
    }
    const found = new Map([...statements.values()].flatMap(judged));
    return row => found.get(row) ?? NOTHING;
  },
};

type Line = { row: Placed; day: string; isRepeated: boolean };

/** The line of a row whose price is expected to move; null for others. */
function lineOf(world: CheckWorld, row: Placed): Line | null {
  const before = priceBefore(world, row);
  if (!before || mayStandStill(world, row)) return null;
  return { row, day: before.day, isRepeated: isSamePrice(row, before) && isRenewed(world, row, before) };
}

/** Groups rows by account and month; rows of a price list by day. */
const statementOf = ({ sheet, values }: Placed): string => key(sheet, values['code'] ?? '', values['asOf'] ?? values['day'] ?? '');

function judged(lines: readonly Line[]): [Placed, readonly Finding[]][] {
  const repeated = lines.filter(({ isRepeated }) => isRepeated);
  const [first] = repeated;
  if (!first) return [];
  const isWhole = repeated.length === lines.length;
  if (!isWhole && (repeated.length < 2 || repeated.length < lines.length * SHARE)) return [];
  const params = { same: String(repeated.length), lines: String(lines.length), day: first.day.replaceAll('-', '/') };
  return [[first.row, [at(first.row, 'price', 'repeatedPrices', { params })]]];
}
