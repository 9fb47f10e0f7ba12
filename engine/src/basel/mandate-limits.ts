import type { FundExposure } from './funds';

/** The most a mandate lets a fund hold of one class, as a share of its assets. */
export type MandateLimit = { riskWeight: number; maximumShare: number };

/**
 * The riskiest book a mandate allows: the highest weights are filled first up to their limits until the assets are used
 * up. What no limit covers could be anything and gets no weight, which counts as the fall-back.
 *
 * @example mandateExposures([{ riskWeight: 1, maximumShare: 1 }, { riskWeight: 2.5, maximumShare: 0.3 }], 100) // 30 at 250 %, 70 at 100 %
 */
export function mandateExposures(limits: readonly MandateLimit[], totalAssets: number): FundExposure[] {
  const exposures: FundExposure[] = [];
  let room = totalAssets;
  for (const { riskWeight, maximumShare } of [...limits].sort((a, b) => b.riskWeight - a.riskWeight)) {
    const amount = Math.min(room, maximumShare * totalAssets);
    if (amount > 0) exposures.push({ amount, riskWeight });
    room -= Math.max(amount, 0);
  }
  return room > totalAssets * NOISE ? [...exposures, { amount: room, riskWeight: null }] : exposures;
}

const NOISE = 1e-12; // limits of 0.3 + 0.7 leave a speck that is no missing asset
