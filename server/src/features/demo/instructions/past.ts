import type { InstructionCategory, TransactionType } from '@hakaru/contract/instructions';

/** An instruction of a confirmed month: written by one officer, finalised by the other, confirmed by the trust bank. */
export type PastInstruction = {
  mandate: string;
  category: InstructionCategory;
  type: TransactionType;
  tradeDate: string;
  settlementDate: string;
  amount: string;
  currency?: string;
  fromName?: string;
  toName?: string;
  securityName?: string;
  /** The owner's own mandate that receives the money. */
  to?: string;
  side?: 'buy' | 'sell';
  rate?: string;
  isCancelled?: boolean;
};

type Days = readonly [trade: string, settlement: string];
const days = ([trade, settlement]: Days) => ({ tradeDate: `2026-${trade}`, settlementDate: `2026-${settlement}` });

const payout = (amount: string, on: Days): PastInstruction => ({
  mandate: 'HCS01',
  category: 'Cash Transfer',
  type: 'payout',
  ...days(on),
  amount,
  fromName: 'Cash account',
  toName: 'Benefit payment account',
});
const transfer = (amount: string, on: Days): PastInstruction => ({
  mandate: 'HDB01',
  category: 'Cash Transfer',
  type: 'cashTransfer',
  ...days(on),
  amount,
  to: 'HCS01',
  fromName: 'Domestic bond passive',
  toName: 'Cash account',
});
const fee = (mandate: string, toName: string, amount: string, on: Days): PastInstruction => ({
  mandate,
  category: 'Fee',
  type: 'fee',
  ...days(on),
  amount,
  fromName: 'Cash account',
  toName,
});
const interest = (mandate: string, amount: string, on: Days): PastInstruction => ({
  mandate,
  category: 'Receipt',
  type: 'interestEarned',
  ...days(on),
  amount,
  toName: 'Cash account',
});
const programme = { HPE01: 'Private equity programme', HPD01: 'Private debt programme', HIN01: 'Infrastructure programme' } as const;
const fund = (mandate: keyof typeof programme, type: 'contribution' | 'distribution', amount: string, on: Days): PastInstruction => ({
  mandate,
  category: 'Private Asset',
  type,
  ...days(on),
  amount,
  currency: 'USD',
  securityName: programme[mandate],
});
const units = (mandate: string, type: 'buy' | 'sell', amount: string, on: Days): PastInstruction => ({
  mandate,
  category: 'Fund',
  type,
  ...days(on),
  amount,
  currency: 'USD',
  securityName: 'Foreign equity passive',
});
const forward = (mandate: string, [amount, rate]: readonly [string, string], on: Days): PastInstruction => ({
  mandate,
  category: 'FX Forward',
  type: 'fxForward',
  ...days(on),
  amount,
  currency: 'USD',
  side: 'sell',
  rate,
});
const cancelled = (one: PastInstruction): PastInstruction => ({ ...one, isCancelled: true });

/** Five months of instructions before the open months, in the order in which they became final. */
export const pastInstructions: readonly PastInstruction[] = [
  payout('1780000000', ['05-14', '05-15']),
  fund('HPE01', 'contribution', '3600000.00', ['05-18', '05-25']),
  interest('HDB01', '41200000', ['05-19', '05-20']),
  fund('HPD01', 'distribution', '1150000.00', ['05-21', '05-28']),
  forward('HFH01', ['500000.00', '124.85'], ['05-25', '06-25']),
  transfer('900000000', ['06-03', '06-04']),
  cancelled(payout('1790000000', ['06-11', '06-15'])),
  payout('1795000000', ['06-12', '06-15']),
  units('HFE01', 'buy', '5000000.00', ['06-16', '06-18']),
  interest('HDE01', '22800000', ['06-25', '06-26']),
  fund('HIN01', 'contribution', '2400000.00', ['06-22', '06-29']),
  fee('HDB01', 'Tsubaki Asset Management', '5640000', ['07-03', '07-07']),
  fee('HDE01', 'Tsubaki Asset Management', '4180000', ['07-03', '07-07']),
  fee('HFE01', 'Marlowe Finch Investors', '7310000', ['07-06', '07-08']),
  fund('HPE01', 'distribution', '2050000.00', ['07-08', '07-14']),
  payout('1805000000', ['07-14', '07-15']),
  cancelled(units('HFE01', 'sell', '8000000.00', ['07-16', '07-21'])),
  fund('HPD01', 'distribution', '980000.00', ['07-21', '07-28']),
  transfer('1100000000', ['08-04', '08-05']),
  fund('HPE01', 'contribution', '2750000.00', ['08-06', '08-13']),
  payout('1810000000', ['08-13', '08-14']),
  forward('HFH02', ['400000.00', '125.62'], ['08-18', '09-18']),
  interest('HDB01', '39600000', ['08-19', '08-20']),
  units('HFE01', 'sell', '3500000.00', ['08-20', '08-24']),
  fund('HIN01', 'contribution', '1900000.00', ['08-24', '08-31']),
  transfer('800000000', ['09-02', '09-03']),
  cancelled(fee('HDB02', 'Tsubaki Asset Management', '910000', ['09-03', '09-07'])),
  fee('HDB02', 'Tsubaki Asset Management', '925000', ['09-04', '09-08']),
  fund('HPE01', 'contribution', '3100000.00', ['09-08', '09-14']),
  payout('1820000000', ['09-14', '09-15']),
  fund('HPD01', 'distribution', '1240000.00', ['09-16', '09-25']),
  interest('HDE01', '19700000', ['09-24', '09-25']),
  units('HFE01', 'buy', '2000000.00', ['09-28', '09-30']),
];
