import { FALLBACK_WEIGHT, fundRiskWeight } from '@hakaru/engine/basel/funds';
import type { LineRow } from './store';

/** A line with its own weight (null when unknown) and what it adds to the weighted assets of the fund that directly holds it. */
export type OwnLine = LineRow & { weight: number | null; rwa: number };

export type OpenedLine = OwnLine & {
  /** How many funds lie between the reported fund and the line. */
  depth: number;
  /** A fund that is replaced by its own weighted lines. */
  isOpened: boolean;
  /** Of an opened fund: its assets divided by its net assets. */
  leverage: number | null;
  /** The reported fund's share of the line's amount; of a nested line, its look-through share. */
  balance: number;
  /** The share of the line's balance whose weight is known. */
  known: number;
};

type Weighed = { weight: number | null; leverage: number | null; known: number; isOpened: boolean; innerRwa: number };

/**
 * Opens nested funds, layer by layer, where their lines and net assets were reported: average weight × leverage, at most 1,250 %. Of an
 * unopened fund only the balance is known. `rwa` and `balance` are restated as those of the reported fund.
 */
export function openFunds(lines: readonly OwnLine[]): OpenedLine[] {
  const within = new Map<string | null, OwnLine[]>();
  for (const line of lines) within.set(line.heldWithin, [...(within.get(line.heldWithin) ?? []), line]);
  const opened: OpenedLine[] = [];
  const open = (line: OwnLine, { depth, rwaShare, balanceShare }: { depth: number; rwaShare: number; balanceShare: number }): void => {
    const inner = line.item === 'fund' ? (within.get(line.name) ?? []) : [];
    const { innerRwa, ...found } = weigh(line, inner, within);
    const amount = Number(line.amount);
    const rwa = line.item === 'fund' ? amount * (found.weight ?? FALLBACK_WEIGHT) : line.rwa;
    opened.push({ ...line, ...found, depth, rwa: rwa * rwaShare, balance: amount * balanceShare });
    if (!found.isOpened) return;
    const below = {
      depth: depth + 1,
      rwaShare: innerRwa === 0 ? 0 : (rwaShare * rwa) / innerRwa,
      balanceShare: (balanceShare * amount) / Number(line.fundNetAssets),
    };
    for (const one of inner) open(one, below);
  };
  for (const line of within.get(null) ?? []) open(line, { depth: 0, rwaShare: 1, balanceShare: 1 });
  return opened;
}

/** A line has its own weight; a fund has that of its lines. Recursion ends because compositions with a cycle are refused when saved. */
function weigh(line: OwnLine, inner: readonly OwnLine[], within: ReadonlyMap<string | null, readonly OwnLine[]>): Weighed {
  const plain = { leverage: null, isOpened: false, innerRwa: 0 };
  if (line.item !== 'fund') return { ...plain, weight: line.weight, known: line.weight === null ? 0 : 1 };
  const parts = inner.map(one => ({ one, found: weigh(one, within.get(one.item === 'fund' ? one.name : NO_FUND) ?? [], within) }));
  const balances = parts.filter(({ one }) => one.item !== 'derivatives');
  const totalAssets = balances.reduce((sum, { one }) => sum + Number(one.amount), 0);
  const isReported = line.fundNetAssets !== null && totalAssets > 0;
  const result = isReported
    ? fundRiskWeight({
        approach: 'lookThrough',
        exposures: parts.map(({ one, found }) =>
          one.item === 'derivatives'
            ? { amount: 0, riskWeight: 0, counterpartyRwa: one.rwa }
            : { amount: Number(one.amount), riskWeight: found.weight },
        ),
        totalAssets,
        equity: Number(line.fundNetAssets),
        equityInvestment: Number(line.amount),
      }).value
    : null;
  if (!result || result.fundRwa === null) return { ...plain, weight: line.weight, known: line.weight === null ? 0 : 1 };
  const known = balances.reduce((sum, { one, found }) => sum + Number(one.amount) * found.known, 0) / totalAssets;
  return { weight: result.riskWeight, leverage: result.leverage, known, isOpened: true, innerRwa: result.fundRwa };
}

const NO_FUND = '';
