import { decimal, multiply, toText } from '@hakaru/engine/money/decimal';
import { at, type Placed } from './findings';
import { key } from './past-store';
import { type Check, type CheckWorld, NOTHING } from './check';

const FACTORS = [1_000, 1_000_000] as const;

/** A value about a thousand or a million times last month's, or that fraction of it, is in another unit. */
export const wrongUnit: Check = {
  code: 'wrongUnit',
  severity: 'warning',
  tolerance: {
    value: 0.3,
    unit: 'fraction',
    title: { en: 'Unit-error tolerance (×1,000, ×1,000,000)', jp: '単位違いとみなす許容幅（千倍・百万倍）' },
  },
  what: { en: 'The market value is about {factor} × last month’s value.', jp: '時価が前月比 約{factor}倍です。' },
  remedy: { en: 'Report in full units of the base currency.', jp: '基準通貨の1単位（円）で報告してください。' },
  open: world => row => {
    const found = otherUnit(world, row);
    if (!found) return NOTHING;
    const { factor, previous, value, isLarger } = found;
    const fix = toText(multiply(decimal(value), isLarger ? String(1 / factor) : String(factor)));
    const params = { factor: isLarger ? factor.toLocaleString('en') : `1/${factor.toLocaleString('en')}` };
    return [at(row, 'marketValue', 'wrongUnit', { previous, params, fix })];
  },
};

/** The factor between the value's unit and last month's; null when they agree. */
export function otherUnit(world: CheckWorld, row: Placed): { factor: number; previous: string; value: string; isLarger: boolean } | null {
  const entity = world.entityOf(row);
  const value = row.values['marketValue'];
  const asOf = row.values['asOf'];
  if (!entity || !value || !asOf) return null;
  const previous = world.past.values.get(key(entity.id, 'marketValue', world.monthBefore(asOf)));
  if (!previous || Number(previous) === 0 || Number(value) === 0) return null;
  const ratio = Number(value) / Number(previous);
  const slack = world.tolerance(wrongUnit, entity.id);
  const isNear = (wanted: number): boolean => Math.abs(ratio / wanted - 1) <= slack;
  const factor = FACTORS.find(one => isNear(one) || isNear(1 / one));
  return factor ? { factor, previous, value, isLarger: ratio > 1 } : null;
}
