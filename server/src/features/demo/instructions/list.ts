import type { InstructionInput } from '@hakaru/contract/instructions';

/** The two ends of a transfer are given by their mandate codes. */
type Terms = Omit<InstructionInput, 'entityId' | 'comment' | 'fromEntityId' | 'toEntityId'> & { from?: string; to?: string };
type Answer = { answer: 'received' | 'confirmed' | 'returned'; reference?: string; comment?: string };

/** One demo instruction and its history: who wrote it when, and each later step by another person. */
export type DemoInstruction = {
  mandate: string;
  by: string;
  at: string;
  terms: Partial<Terms> & Pick<Terms, 'category' | 'type' | 'tradeDate' | 'settlementDate' | 'amount'>;
  moves?: readonly { action: 'finalize' | 'cancel' | 'delete'; by: string; at: string }[];
  answers?: readonly (Answer & { at: string })[];
};

const ADMIN = 'admin@hoshikawa.example';
const USER = 'user@hoshikawa.example';
const MARLOWE = 'ops@marlowe.example';

const finalised = (by: string, at: string) => ({ action: 'finalize', by, at }) as const;
const forward = (side: 'buy' | 'sell', rate: string) => ({ currency: 'USD', counterCurrency: 'JPY', side, rate });

/** Instructions of the open months, one for every state an instruction can reach by itself; confirmed months accept no changes. */
export const demoInstructions: readonly DemoInstruction[] = [
  {
    mandate: 'HDB01',
    by: ADMIN,
    at: '2026-10-02T01:10:00Z',
    terms: {
      category: 'Fee',
      type: 'fee',
      tradeDate: '2026-10-05',
      settlementDate: '2026-10-07',
      amount: '5820000',
      fromName: 'Cash account',
      toName: 'Tsubaki Asset Management',
    },
    moves: [finalised(USER, '2026-10-02T04:30:00Z')],
    answers: [
      { answer: 'received', at: '2026-10-02T05:00:00Z' },
      { answer: 'confirmed', reference: 'KTB-2610-0018', at: '2026-10-07T06:10:00Z' },
    ],
  },
  {
    mandate: 'HPE01',
    by: ADMIN,
    at: '2026-10-08T02:00:00Z',
    terms: {
      category: 'Private Asset',
      type: 'contribution',
      tradeDate: '2026-10-09',
      settlementDate: '2026-10-16',
      amount: '4250000.00',
      currency: 'USD',
      securityName: 'Private equity programme',
    },
    moves: [finalised(USER, '2026-10-08T05:20:00Z')],
    answers: [{ answer: 'confirmed', reference: 'KTB-2610-0044', at: '2026-10-15T01:00:00Z' }],
  },
  {
    mandate: 'HCS01',
    by: USER,
    at: '2026-10-14T00:40:00Z',
    terms: {
      category: 'Cash Transfer',
      type: 'payout',
      tradeDate: '2026-10-14',
      settlementDate: '2026-10-15',
      amount: '1850000000',
      fromName: 'Cash account',
      toName: 'Benefit payment account',
    },
    moves: [finalised(ADMIN, '2026-10-14T01:15:00Z')],
    answers: [{ answer: 'confirmed', reference: 'KTB-2610-0057', at: '2026-10-15T02:00:00Z' }],
  },
  {
    mandate: 'HFE01',
    by: MARLOWE,
    at: '2026-10-20T07:30:00Z',
    terms: {
      category: 'Fund',
      type: 'sell',
      tradeDate: '2026-10-21',
      settlementDate: '2026-10-23',
      amount: '12000000.00',
      currency: 'USD',
      securityName: 'Foreign equity passive',
    },
    moves: [finalised(ADMIN, '2026-10-20T23:50:00Z'), { action: 'cancel', by: ADMIN, at: '2026-10-21T01:30:00Z' }],
  },
  {
    mandate: 'HFH01',
    by: MARLOWE,
    at: '2026-11-04T06:00:00Z',
    terms: {
      category: 'FX Forward',
      type: 'fxForward',
      tradeDate: '2026-11-05',
      settlementDate: '2026-12-07',
      amount: '4000000.00',
      ...forward('sell', '126.41'),
    },
    moves: [finalised(USER, '2026-11-04T23:30:00Z')],
    answers: [{ answer: 'received', at: '2026-11-05T00:20:00Z' }],
  },
  {
    mandate: 'HFH02',
    by: MARLOWE,
    at: '2026-11-05T06:20:00Z',
    terms: {
      category: 'FX Forward',
      type: 'fxForward',
      tradeDate: '2026-11-06',
      settlementDate: '2026-12-08',
      amount: '1500000.00',
      ...forward('sell', '126.38'),
    },
    moves: [finalised(ADMIN, '2026-11-06T00:10:00Z')],
    answers: [{ answer: 'returned', comment: 'The settlement bank is not the one on file.', at: '2026-11-06T04:00:00Z' }],
  },
  {
    mandate: 'HCS01',
    by: ADMIN,
    at: '2026-11-06T00:20:00Z',
    terms: {
      category: 'Cash Transfer',
      type: 'payout',
      tradeDate: '2026-11-19',
      settlementDate: '2026-11-20',
      amount: '1900000000',
      fromName: 'Cash account',
      toName: 'Benefit payment account',
    },
    moves: [finalised(USER, '2026-11-06T01:10:00Z')],
    answers: [{ answer: 'received', at: '2026-11-06T02:00:00Z' }],
  },
  {
    mandate: 'HDE01',
    by: ADMIN,
    at: '2026-11-06T01:00:00Z',
    terms: {
      category: 'Receipt',
      type: 'interestEarned',
      tradeDate: '2026-11-09',
      settlementDate: '2026-11-10',
      amount: '18400000',
      toName: 'Cash account',
    },
    moves: [finalised(USER, '2026-11-06T02:00:00Z')],
  },
  {
    mandate: 'HPD01',
    by: ADMIN,
    at: '2026-11-09T01:40:00Z',
    terms: {
      category: 'Private Asset',
      type: 'distribution',
      tradeDate: '2026-11-10',
      settlementDate: '2026-11-20',
      amount: '2100000.00',
      currency: 'USD',
      securityName: 'Private debt programme',
    },
    moves: [finalised(USER, '2026-11-09T05:00:00Z')],
  },
  {
    mandate: 'HFH01',
    by: MARLOWE,
    at: '2026-11-10T01:00:00Z',
    terms: {
      category: 'FX Forward',
      type: 'fxForward',
      tradeDate: '2026-11-12',
      settlementDate: '2026-12-14',
      amount: '3000000.00',
      ...forward('sell', '126.35'),
    },
  },
  {
    mandate: 'HCS01',
    by: USER,
    at: '2026-11-10T01:20:00Z',
    terms: {
      category: 'Cash Transfer',
      type: 'cashTransfer',
      tradeDate: '2026-11-18',
      settlementDate: '2026-11-19',
      amount: '600000000',
      fromName: 'Domestic bond passive',
      toName: 'Cash account',
      from: 'HDB01',
      to: 'HCS01',
    },
  },
  {
    mandate: 'HIN01',
    by: ADMIN,
    at: '2026-11-10T01:30:00Z',
    terms: {
      category: 'Private Asset',
      type: 'contribution',
      tradeDate: '2026-11-16',
      settlementDate: '2026-11-30',
      amount: '3000000.00',
      currency: 'USD',
    },
  },
  {
    mandate: 'HDB02',
    by: USER,
    at: '2026-11-09T08:00:00Z',
    terms: {
      category: 'Fee',
      type: 'fee',
      tradeDate: '2026-11-13',
      settlementDate: '2026-11-16',
      amount: '940000',
      toName: 'Tsubaki Asset Management',
    },
    moves: [{ action: 'delete', by: USER, at: '2026-11-09T08:20:00Z' }],
  },
  {
    mandate: 'HDE01',
    by: USER,
    at: '2026-11-09T02:00:00Z',
    terms: {
      category: 'Fee',
      type: 'fee',
      tradeDate: '2026-11-16',
      settlementDate: '2026-11-18',
      amount: '4210000',
      fromName: 'Cash account',
      toName: 'Tsubaki Asset Management',
    },
  },
  {
    mandate: 'HPE01',
    by: ADMIN,
    at: '2026-11-09T04:30:00Z',
    terms: {
      category: 'Private Asset',
      type: 'distribution',
      tradeDate: '2026-11-24',
      settlementDate: '2026-12-01',
      amount: '1650000.00',
      currency: 'USD',
      securityName: 'Private equity programme',
    },
  },
  {
    mandate: 'HFE01',
    by: MARLOWE,
    at: '2026-11-10T00:20:00Z',
    terms: {
      category: 'Fund',
      type: 'buy',
      tradeDate: '2026-11-17',
      settlementDate: '2026-11-19',
      amount: '4000000.00',
      currency: 'USD',
      securityName: 'Foreign equity passive',
    },
  },
  {
    mandate: 'HDB01',
    by: USER,
    at: '2026-11-10T00:50:00Z',
    terms: {
      category: 'Receipt',
      type: 'receiptAdditional',
      tradeDate: '2026-11-19',
      settlementDate: '2026-11-20',
      amount: '38900000',
      toName: 'Cash account',
    },
  },
];
