import { shiftMonthEnd } from '@hakaru/engine/calendar/month-end';
import { at } from '#features/imports/findings';
import { key, type Past } from '#features/imports/past-store';
import { NOTHING, type Check, type CheckWorld } from './check';

const MONTHS = 24;
const ENOUGH = 12;
const QUIET = 0.001;

/** A return far from its benchmark, judged by how far it usually is; without a benchmark, from its own history. */
export const returnOutlier: Check = {
  code: 'returnOutlier',
  severity: 'warning',
  tolerance: {
    value: 5,
    unit: 'deviations',
    title: { en: 'Return outlier: distance from what is usual', jp: '収益率の外れ値：通常からの乖離' },
  },
  what: {
    en: 'A return of {value}% is {deviations} standard deviations from what is usual.',
    jp: '収益率{value}%は通常の範囲から標準偏差の{deviations}倍離れています。',
  },
  remedy: { en: 'Confirm the return, or correct it.', jp: '収益率を確認してください。' },
  open(world) {
    return row => {
      const [entity, value, asOf] = [world.entityOf(row), row.values['return'], row.values['asOf']];
      if (!entity || !value || !asOf) return NOTHING;
      const usual = history(world, entity.id, asOf);
      const benchmark = world.past.benchmarkReturns.get(key(entity.id, asOf));
      if (usual.length < ENOUGH) return NOTHING;
      const mean = usual.reduce((sum, one) => sum + one, 0) / usual.length;
      const spread = Math.max(QUIET, Math.sqrt(usual.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (usual.length - 1)));
      const now = benchmark === undefined ? Number(value) : Number(value) - Number(benchmark);
      const deviations = Math.abs(now - mean) / spread;
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

/** Excess returns where the month's benchmark is known, else returns. */
function history({ past }: CheckWorld, entityId: string, asOf: string): number[] {
  const hasBenchmark = past.benchmarkReturns.has(key(entityId, asOf));
  return Array.from({ length: MONTHS }, (_, at) => shiftMonthEnd(asOf, -1 - at)).flatMap(month => {
    const [value, benchmark] = [monthlyReturn(past, entityId, month), past.benchmarkReturns.get(key(entityId, month))];
    if (value === null || (hasBenchmark && benchmark === undefined)) return [];
    return [value - (hasBenchmark ? Number(benchmark) : 0)];
  });
}

/** The return as told; else from values and flow, which the house takes at the end of its day. */
function monthlyReturn(past: Past, entityId: string, month: string): number | null {
  const told = past.values.get(key(entityId, 'return', month));
  if (told !== undefined) return Number(told);
  const [opening, closing] = [shiftMonthEnd(month, -1), month].map(day => past.values.get(key(entityId, 'marketValue', day)));
  if (!opening || !closing || Number(opening) === 0) return null;
  return (Number(closing) - Number(past.values.get(key(entityId, 'flow', month)) ?? 0)) / Number(opening) - 1;
}
