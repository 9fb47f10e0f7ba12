import { at, type Finding, type Placed } from './findings';
import { key } from './past-store';
import { type Check, type CheckWorld, NOTHING } from './check';

/** Prices are quoted per unit, bonds per 100 of face, and funds in Japan per 10,000 units. */
const QUOTED_PER = [1, 100, 10_000] as const;

/** The value of a line is its units times its price. */
export const unitsPrice: Check = {
  code: 'unitsPrice',
  severity: 'warning',
  tolerance: { value: 0.005, unit: 'fraction', title: { en: 'Line value against units × price', jp: '明細の時価と数量×単価の差' } },
  what: {
    en: '{units} units at {price} make {expected}; the value is {value}.',
    jp: '数量{units}×単価{price}＝{expected}ですが、時価は{value}です。',
  },
  remedy: { en: 'Correct the units, the price or the value.', jp: '数量・単価・時価のいずれかを訂正してください。' },
  open: world => row => unitsTimesPrice(world, row),
};

function unitsTimesPrice({ tolerance, entityOf }: CheckWorld, row: Placed): readonly Finding[] {
  const { units, price, valueLocal, value, accrued, fxRate } = row.values;
  const local = valueLocal ?? (fxRate && value ? String(Number(value) / Number(fxRate)) : null);
  if (row.on.kind.kind !== 'holdings' || !units || !price || !local || Number(units) * Number(price) === 0) return NOTHING;
  const made = Number(units) * Number(price);
  const limit = tolerance(unitsPrice, entityOf(row)?.id);
  // Senders include accrued income in the value or give it beside it; either may match.
  const worths = [Number(local), Number(local) - Number(accrued ?? 0) / Number(fxRate ?? 1)];
  const offs = QUOTED_PER.map(per => ({ per, off: Math.min(...worths.map(worth => Math.abs(worth / (made / per) - 1))) }));
  const nearest = offs.reduce((best, one) => (one.off < best.off ? one : best));
  // A few units of the currency are rounding, however large their share of a small line.
  if (nearest.off <= limit || Math.abs(Number(local) - made / nearest.per) <= ROUNDING) return NOTHING;
  const params = { units, price, expected: String(Math.round(made / nearest.per)), value: local };
  return [at(row, valueLocal ? 'valueLocal' : 'value', 'unitsPrice', { params })];
}

const ROUNDING = 1;

/** The funds or sub-mandates reported together with their programme must add up to it. */
export const partsSum: Check = {
  code: 'partsSum',
  severity: 'warning',
  tolerance: { value: 0.0001, unit: 'fraction', title: { en: 'Parts against the whole', jp: '内訳の合計と全体の差' } },
  what: {
    en: 'Its {count} parts in this file add up to {sum}, the value is {value}: a difference of {difference}.',
    jp: 'このファイルの内訳{count}件の合計{sum}が時価{value}と一致しません（差額{difference}）。',
  },
  remedy: { en: 'Complete the parts or correct the value.', jp: '内訳を補うか、時価を訂正してください。' },
  open(world) {
    const parts = new Map<string, number[]>();
    for (const row of world.rows) {
      const entity = world.entityOf(row);
      const { asOf, marketValue } = row.values;
      const parentId = entity && world.past.parents.get(entity.id);
      if (!parentId || !asOf || !marketValue) continue;
      const place = key(parentId, asOf);
      parts.set(place, [...(parts.get(place) ?? []), Number(marketValue)]);
    }
    return row => (parts.size === 0 ? NOTHING : partsOf(world, row, parts));
  },
};

function partsOf({ entityOf, tolerance }: CheckWorld, row: Placed, parts: ReadonlyMap<string, readonly number[]>): readonly Finding[] {
  const entity = entityOf(row);
  const { asOf, marketValue } = row.values;
  const own = entity && asOf ? parts.get(key(entity.id, asOf)) : undefined;
  if (!entity || !own || !marketValue) return NOTHING;
  const sum = own.reduce((total, one) => total + one, 0);
  const difference = sum - Number(marketValue);
  if (Math.abs(difference) <= Math.abs(Number(marketValue)) * tolerance(partsSum, entity.id)) return NOTHING;
  const params = { count: String(own.length), sum: String(sum), value: marketValue, difference: String(difference) };
  return [at(row, 'marketValue', 'partsSum', { params })];
}

/** The account is valued every month, but the file has its lines without a value for this month. */
export const linesWithoutValue: Check = {
  code: 'linesWithoutValue',
  severity: 'warning',
  what: {
    en: 'The account has lines for {month} and no value, neither in this file nor recorded; last month it was {before}.',
    jp: '{month}の明細がありますが、時価がファイルにも登録済みデータにもありません（前月{before}）。',
  },
  remedy: { en: 'Add the account’s row with its value.', jp: 'アカウントの時価の行を追加してください。' },
  open(world) {
    const valued = new Set(world.rows.flatMap(row => (row.values['marketValue'] ? [accountMonthOf(row)] : [])));
    const seen = new Set<string>();
    return row => {
      const entity = world.entityOf(row);
      const { asOf } = row.values;
      if (row.on.kind.kind !== 'holdings' || !entity || !asOf || seen.has(accountMonthOf(row))) return NOTHING;
      seen.add(accountMonthOf(row));
      const before = world.past.values.get(key(entity.id, 'marketValue', world.monthBefore(asOf)));
      if (!before || valued.has(accountMonthOf(row)) || world.past.values.has(key(entity.id, 'marketValue', asOf))) return NOTHING;
      return [at(row, 'code', 'linesWithoutValue', { params: { month: asOf.slice(0, 7).replace('-', '/'), before } })];
    };
  },
};

const accountMonthOf = ({ values }: Placed): string => key(values['code'] ?? '', values['asOf'] ?? '');
