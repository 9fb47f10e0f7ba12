import * as z from 'zod/mini';
import { currency, id } from './fields';
import type { TransactionType } from './instructions';
import type { forecastHorizons } from './address-choices';

/** Sources and uses of cash, as a forecast stacks them. */
export const forecastSources = [
  'calls',
  'distributions',
  'expectedCalls',
  'expectedDistributions',
  'fees',
  'benefits',
  'fxSettlement',
  'bonds',
  'other',
] as const;
export type ForecastSource = (typeof forecastSources)[number];

export type ForecastHorizon = (typeof forecastHorizons)[number];
export const FORECAST_LENGTH = { days: 60, quarters: 12 } as const;

const SOURCES: Partial<Record<TransactionType, ForecastSource>> = {
  contribution: 'calls',
  distribution: 'distributions',
  fee: 'fees',
  rebate: 'fees',
  withholdingTax: 'fees',
  payout: 'benefits',
  fxForward: 'fxSettlement',
  'fxForward setoff': 'fxSettlement',
  'fxForward split': 'fxSettlement',
  interestEarned: 'bonds',
  interestAdjustment: 'bonds',
};

export function sourceOfType(type: string): ForecastSource {
  return SOURCES[type as TransactionType] ?? 'other'; // a type that is none of ours has no entry
}

export const cashMinimumInput = z.strictObject({
  mandateId: id,
  currency,
  amount: z.nullable(z.string().check(z.regex(/^\d{1,18}(\.\d{1,3})?$/, 'number'))),
});
export type CashMinimumInput = z.infer<typeof cashMinimumInput>;
