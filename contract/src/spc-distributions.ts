import { multiply, subtract, sum, toText, type Decimal } from '@hakaru/engine/money/decimal';
import { split } from '@hakaru/engine/money/split';
import * as z from 'zod/mini';
import { day, id } from './fields';

/** Income tax with the reconstruction surtax on a silent partner's profit, in percent. */
export const WITHHOLDING_PERCENT = '20.42';

export const distributionStatuses = ['draft', 'approved'] as const;
export type DistributionStatus = (typeof distributionStatuses)[number];

export const distributionInput = z.strictObject({ bankAccountId: id, periodFrom: day, periodTo: day, paymentDay: day }).check(
  z.refine(({ periodFrom, periodTo }) => periodFrom <= periodTo, { error: 'beforeFrom', path: ['periodTo'] }),
  z.refine(({ periodTo, paymentDay }) => paymentDay > periodTo, { error: 'beforePeriodEnd', path: ['paymentDay'] }),
);
export type DistributionInput = z.infer<typeof distributionInput>;

export type DistributionShare = { name: string; percent: string; gross: string; withholding: string; net: string };

/**
 * Divides a profit among silent partners by their shares: whole yen that add up to it, less 20.42 % withholding tax each with the fraction
 * of a yen dropped.
 *
 * @example sharesOf('1000000', [{ name: 'A', percent: '60' }, { name: 'B', percent: '40' }])[0] // gross 600000, withholding 122520, net 477480
 */
export function sharesOf(profit: string, investors: readonly { name: string; percent: string }[]): DistributionShare[] {
  const { value: parts } = split({ amount: profit, weights: investors.map(({ percent }) => percent), places: 0 });
  if (!parts) return [];
  return investors.map(({ name, percent }, at) => {
    const gross = parts[at] ?? '0';
    const withholding = wholeYen(multiply(gross, multiply(WITHHOLDING_PERCENT, '0.01')));
    return { name, percent, gross, withholding, net: toText(subtract(gross, withholding)) };
  });
}

export function totalOf(shares: readonly DistributionShare[], of: 'gross' | 'withholding' | 'net'): string {
  return toText(sum(shares.map(share => share[of])));
}

function wholeYen({ units, scale }: Decimal): string {
  return String(units / 10n ** BigInt(scale));
}
