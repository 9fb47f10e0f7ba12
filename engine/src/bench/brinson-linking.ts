import { linkBrinsonBatch, type SegmentTable } from '#attribution/linking-batch';
import type { BenchCase } from './measure';
import { stream } from './random';

const SEGMENTS = 500;
const MONTHS = 120;

/** Brinson effects of 500 segments in 120 months, linked by Cariño to ten years. */
export const brinsonLinkingCases: readonly BenchCase[] = [
  {
    name: `Brinson linking, ${SEGMENTS} segments × ${MONTHS} months`,
    units: SEGMENTS * MONTHS,
    unit: 'cells',
    calls: { exp: 0, multiplyAdd: SEGMENTS * MONTHS * 8 },
    prepare: () => {
      const table = segmentTable(SEGMENTS, MONTHS);
      return () => (linkBrinsonBatch(table).value === null ? SEGMENTS * MONTHS : 0);
    },
  },
];

/**
 * Weights that add to 1 on both sides in every month, and returns of a few per cent.
 *
 * @example segmentTable(2, 3).wp.length // 6
 */
export function segmentTable(segments: number, periods: number): SegmentTable {
  const next = stream(500);
  const cells = segments * periods;
  const wp = weights(segments, periods, next);
  const wb = weights(segments, periods, next);
  const returns = () => Float64Array.from({ length: cells }, () => (next() - 0.48) * 0.1);
  return { segments, periods, wp, wb, rp: returns(), rb: returns() };
}

function weights(segments: number, periods: number, next: () => number): Float64Array {
  const into = new Float64Array(segments * periods);
  for (let t = 0; t < periods; t++) {
    const row = into.subarray(t * segments, (t + 1) * segments).map(() => next());
    const total = row.reduce((sum, each) => sum + each, 0);
    into.set(
      row.map(each => each / total),
      t * segments,
    );
  }
  return into;
}
