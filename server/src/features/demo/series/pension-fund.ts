import { monthEndOfIndex } from '@hakaru/engine/calendar/month-end';
import { MONTHS, type FactorName, type Factors } from './factors';
import { normal, stream, type Uniform } from './random';
import { privateMonths, type PrivateMonth } from './private-months';

/** A mandate's month in millions of yen: the month-end value, and the flow on its last day. */
export type MandateMonth = { month: number; value: number; flow: number };

type Sleeve = {
  ref: string;
  of: string;
  factor: FactorName | null;
  alpha: number;
  deviation: number;
  start: number;
  opens?: string;
  closes?: string;
};

const SLEEVES: readonly Sleeve[] = [
  { ref: 'HDB01', of: 'DB', factor: 'DB', alpha: 0, deviation: 0.05, start: 0.16 },
  { ref: 'HDB02', of: 'DB', factor: 'DB', alpha: 0.25, deviation: 0.8, start: 0.1 },
  { ref: 'HGA01', of: 'GA', factor: null, alpha: 0, deviation: 0, start: 0.14 },
  { ref: 'HFH01', of: 'FH', factor: 'FH', alpha: 0, deviation: 0.1, start: 0.1 },
  { ref: 'HFH02', of: 'FH', factor: 'FC', alpha: 0.4, deviation: 1.2, start: 0, opens: '2018-04' },
  { ref: 'HFB01', of: 'FB', factor: 'FB', alpha: 0.3, deviation: 1.0, start: 0.07 },
  { ref: 'HDE01', of: 'DE', factor: 'DE', alpha: 0, deviation: 0.1, start: 0.1 },
  { ref: 'HDE02', of: 'DE', factor: 'DS', alpha: 1.0, deviation: 4.5, start: 0.05 },
  { ref: 'HFE01', of: 'FE', factor: 'FE', alpha: 0, deviation: 0.15, start: 0.11 },
  { ref: 'HFE02', of: 'FE', factor: 'FE', alpha: 0.8, deviation: 4.0, start: 0.06 },
  { ref: 'HFE03', of: 'FE', factor: 'EM', alpha: -0.6, deviation: 3.5, start: 0.03, closes: '2024-09' },
  { ref: 'HAL01', of: 'AL', factor: 'AL', alpha: 0, deviation: 2.0, start: 0.04 },
  { ref: 'HRE01', of: 'RE', factor: null, alpha: 0, deviation: 0, start: 0.03 },
  { ref: 'HCS01', of: 'CS', factor: null, alpha: 0, deviation: 0, start: 0.01 },
];
const LIQUID_CLASSES = ['DB', 'GA', 'FH', 'FB', 'DE', 'FE', 'AL', 'RE', 'CS'] as const;

export const POLICY_BEFORE: Readonly<Record<string, number>> = { DB: 26, GA: 14, FH: 10, FB: 7, DE: 15, FE: 20, AL: 4, RE: 3, CS: 1 };
export const POLICY_NOW: Readonly<Record<string, number>> = {
  DB: 20,
  GA: 10,
  FH: 12,
  FB: 6,
  DE: 12,
  FE: 18,
  AL: 4,
  PE: 5,
  PD: 4,
  RE: 5,
  IN: 3,
  CS: 1,
};
export const POLICY_CHANGED = '2024-04';

const OPENING_TOTAL = 82_000;
const BENEFITS = 50;
const CASH_FLOOR = 200;
/** The share of the property policy that overseas funds fill. */
const OVERSEAS_PROPERTY = 0.5;

/** Interest rates that change rarely: the guaranteed general account and cash. */
export function generalAccountRate(ym: string): number {
  return (ym < '2022-04' ? 1.25 : ym < '2025-04' ? 0.75 : 1.0) / 1200;
}
export function cashRate(ym: string): number {
  return (ym < '2024-04' ? 0.01 : 0.35) / 1200;
}

/** Appraised property: 4.2 % a year with smoothed returns. */
export function appraised(name: string): () => number {
  const draw = stream(name);
  let state = 0;
  return () => {
    state = 0.7 * state + 0.3 * normal(draw);
    return 0.042 / 12 + 0.006 * state;
  };
}

/** Every month of every liquid mandate and private programme, in chronological order. The first entry is the opening. */
export function pensionFundMonths(factors: Factors, privates: ReadonlyMap<string, PrivateMonth[]>): Map<string, MandateMonth[]> {
  const values = new Map(SLEEVES.map(({ ref, start }) => [ref, OPENING_TOTAL * start]));
  const noise = new Map(SLEEVES.map(({ ref }) => [ref, stream(`mandate|${ref}`)]));
  const property = appraised('HRE01');
  const recorded = new Map<string, MandateMonth[]>(
    SLEEVES.map(({ ref }) => [ref, [{ month: (MONTHS[0] ?? 0) - 1, value: values.get(ref) ?? 0, flow: 0 }]]),
  );
  for (const [index, month] of MONTHS.entries()) {
    const ym = monthEndOfIndex(month).slice(0, 7);
    const before = new Map<string, number>();
    for (const sleeve of SLEEVES) {
      const rate = sleeveRate(sleeve, { index, ym, factors, draw: noise.get(sleeve.ref), property });
      const grown = (values.get(sleeve.ref) ?? 0) * (1 + rate);
      values.set(sleeve.ref, grown);
      before.set(sleeve.ref, grown);
    }
    settle(values, { ym, privatePaid: privatePaid(privates, month) });
    for (const { ref } of SLEEVES)
      recorded.get(ref)?.push({ month, value: values.get(ref) ?? 0, flow: (values.get(ref) ?? 0) - (before.get(ref) ?? 0) });
  }
  return recorded;
}

type Moment = { index: number; ym: string; factors: Factors; draw: Uniform | undefined; property: () => number };

function sleeveRate({ ref, factor, alpha, deviation, closes }: Sleeve, { index, ym, factors, draw, property }: Moment): number {
  if (ref === 'HGA01') return generalAccountRate(ym);
  if (ref === 'HCS01') return cashRate(ym);
  if (ref === 'HRE01') return property();
  const rate = (factor ? (factors[factor][index] ?? 0) : 0) + alpha / 1200 + (deviation / 100 / Math.sqrt(12)) * (draw ? normal(draw) : 0);
  return closes && ym > closes ? 0 : rate;
}

/** The net amount that private programmes paid to the cash account in the month: distributions less calls. */
function privatePaid(privates: ReadonlyMap<string, PrivateMonth[]>, month: number): number {
  let paid = 0;
  for (const months of privates.values()) paid -= months.find(one => one.month === month)?.flow ?? 0;
  return paid;
}

/** Month-end transactions: private-fund cash, benefits, the closing mandate, and rebalancing towards policy. */
function settle(values: Map<string, number>, { ym, privatePaid: paid }: { ym: string; privatePaid: number }): void {
  values.set('HCS01', (values.get('HCS01') ?? 0) + paid - BENEFITS);
  if (ym === '2024-09') {
    values.set('HCS01', (values.get('HCS01') ?? 0) + (values.get('HFE03') ?? 0));
    values.set('HFE03', 0);
  }
  if (ym.endsWith('-04') || ym === '2024-10' || (values.get('HCS01') ?? 0) < CASH_FLOOR) rebalance(values, ym);
}

function rebalance(values: Map<string, number>, ym: string): void {
  const policy = ym < POLICY_CHANGED ? POLICY_BEFORE : POLICY_NOW;
  const liquid = [...values.values()].reduce((total, value) => total + value, 0);
  const targets = LIQUID_CLASSES.map(of => [of, Math.max(0, (policy[of] ?? 0) - (of === 'RE' ? OVERSEAS_PROPERTY : 0))] as const);
  const whole = targets.reduce((total, [, target]) => total + target, 0);
  for (const [of, target] of targets) {
    const open = SLEEVES.filter(
      sleeve => sleeve.of === of && (!sleeve.opens || ym >= sleeve.opens) && (!sleeve.closes || ym < sleeve.closes),
    );
    moveTo(values, open, (liquid * target) / whole);
  }
}

function moveTo(values: Map<string, number>, sleeves: readonly Sleeve[], wanted: number): void {
  // A new mandate is funded 60 to 40 with the existing one; from then on both move together.
  if (sleeves.some(({ ref }) => ref === 'HFH02') && values.get('HFH02') === 0) {
    values.set('HFH01', wanted * 0.6);
    values.set('HFH02', wanted * 0.4);
    return;
  }
  const held = sleeves.reduce((total, { ref }) => total + (values.get(ref) ?? 0), 0);
  for (const { ref } of sleeves) values.set(ref, (values.get(ref) ?? 0) * (wanted / held));
}

export { privateMonths };
