import { shiftMonthEnd } from '@hakaru/engine/calendar/month-end';
import { at } from './findings';
import { key } from './past-store';
import { type Check, type CheckWorld, NOTHING } from './check';
import { earlierReturns, ENOUGH, usualOf } from './history';

/** A return unusually far from its benchmark, compared with earlier months; without a benchmark, from its own history. */
export const returnOutlier: Check = {
  code: 'returnOutlier',
  severity: 'warning',
  tolerance: {
    value: 5,
    unit: 'deviations',
    title: { en: 'Return outlier: distance from the usual range', jp: '収益率の外れ値：通常からの乖離' },
  },
  what: {
    en: 'A return of {value}% is {deviations} standard deviations from the usual.',
    jp: '収益率{value}%は通常の範囲から標準偏差の{deviations}倍離れています。',
  },
  remedy: { en: 'Confirm the return, or correct it.', jp: '収益率を確認するか、訂正してください。' },
  open(world) {
    return row => {
      const entity = world.entityOf(row);
      const value = row.values['return'];
      const asOf = row.values['asOf'];
      if (!entity || !value || !asOf) return NOTHING;
      const usual = usualOf(earlierReturns(world.past, entity.id, asOf));
      const benchmark = world.past.benchmarkReturns.get(key(entity.id, asOf))?.value;
      if (usual.months < ENOUGH) return NOTHING;
      const now = benchmark === undefined ? Number(value) : Number(value) - Number(benchmark);
      const deviations = Math.abs(now - usual.mean) / usual.spread;
      if (deviations <= world.tolerance(returnOutlier, entity.id)) return NOTHING;
      return [
        at(row, 'return', 'returnOutlier', {
          previous: previousOf(world, entity.id, asOf),
          params: { value: (Number(value) * 100).toFixed(2), deviations: deviations.toFixed(1) },
        }),
      ];
    };
  },
};

function previousOf({ past }: CheckWorld, entityId: string, asOf: string): string | null {
  return past.values.get(key(entityId, 'return', shiftMonthEnd(asOf, -1))) ?? null;
}
