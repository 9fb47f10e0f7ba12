import { LIKELY_WEIGHT, type BaselMethod, type BaselOutcome, type LineItem, type LineKind, type TableItem } from '@hakaru/contract/basel';
import { capitalFor, missingDataValue, type CapitalRatio } from '@hakaru/engine/basel/capital';
import { counterpartyExposure } from '@hakaru/engine/basel/counterparty';
import {
  FALLBACK_WEIGHT,
  fundRiskWeight,
  probabilityWeight,
  type Fund,
  type FundExposure,
  type FundWeight,
} from '@hakaru/engine/basel/funds';
import { mandateExposures } from '@hakaru/engine/basel/mandate-limits';
import { tableOn, type AssetClass } from '@hakaru/engine/basel/risk-weight-table';
import { riskWeight } from '@hakaru/engine/basel/risk-weights';
import { isRating } from '@hakaru/engine/bonds/ratings';
import { ignore, type Note } from '@hakaru/engine/explain';
import { openFunds, type OpenedLine } from './inner-funds';
import type { Composition, Evidence, LineRow } from './store';

/** The facts about one fund on one day. */
export type FundFacts = { composition: Composition | null; evidence: readonly Evidence[] };

/** One approach that was tried: its outcome, the weight it gives or would give, and the input that decided. */
export type CascadeStep = { method: BaselMethod; outcome: BaselOutcome; weight: number | null; input: string | null };

export type WeighedLine = OpenedLine;

export type WeighedFund = {
  method: BaselMethod;
  steps: CascadeStep[];
  weight: number;
  result: FundWeight | null;
  lines: WeighedLine[];
  /** Share of the balances whose weight is known; null unless the fund is looked through. */
  coverage: number | null;
  /** The row of the exposure table when the fund is weighted as a whole; null when its lines have their own rows. */
  item: Exclude<TableItem, LineItem> | null;
};

/** The asset classes of the risk-weight table for items that are weighted by ratings. */
const CLASS_OF: Partial<Record<LineKind, AssetClass>> = {
  sovereign: 'sovereign',
  financialInstitutions: 'bank',
  corporates: 'corporate',
  equity: 'listedEquity',
};

/** Tries the approaches in the order of the notice and uses the first that data and evidence allow. */
export function weighFund(facts: FundFacts, day: string, note: Note = ignore): WeighedFund {
  const lines = openFunds((facts.composition?.lines ?? []).map(line => weighLine(line, day)));
  const tried = [lookThrough(facts, lines), byMandate(facts), byProbability(facts)];
  const used = tried.find(({ outcome }) => outcome === 'used');
  const at = used ? tried.indexOf(used) : tried.length;
  const steps: CascadeStep[] = [
    ...tried.map((step, index): CascadeStep => (index > at ? { ...plain(step), outcome: 'notReached' } : plain(step))),
    { method: 'fallback', outcome: used ? 'notReached' : 'used', weight: FALLBACK_WEIGHT, input: null },
  ];
  const fund: Fund = used?.fund ?? { approach: 'fallback', equityInvestment: 1 };
  const result = fundRiskWeight(fund, note).value;
  const method = used?.method ?? 'fallback';
  return {
    method,
    steps,
    weight: result?.riskWeight ?? FALLBACK_WEIGHT,
    result,
    lines,
    coverage: method === 'lookThrough' ? coverageOf(lines) : null,
    item: itemOf(method, result?.riskWeight ?? FALLBACK_WEIGHT),
  };
}

type Tried = CascadeStep & { fund: Fund | null };

const plain = ({ method, outcome, weight, input }: Tried): CascadeStep => ({ method, outcome, weight, input });

function lookThrough({ composition, evidence }: FundFacts, lines: readonly WeighedLine[]): Tried {
  const method = 'lookThrough';
  if (!composition || onBalance(lines) <= 0) return { method, outcome: 'noData', weight: null, input: null, fund: null };
  const support = evidence.find(one => one.method === method);
  const fund: Fund = {
    approach: method,
    isThirdParty: support?.isThirdParty ?? false,
    exposures: lines.filter(isDirect).map(exposureOf),
    totalAssets: onBalance(lines),
    equity: Number(composition.netAssets),
    equityInvestment: 1,
  };
  return supported({ method, support, fund, input: composition.asOf });
}

function byMandate({ evidence }: FundFacts): Tried {
  const method = 'mandate';
  const support = evidence.find(one => one.method === method);
  if (!support || support.limits.length === 0) return { method, outcome: 'noData', weight: null, input: null, fund: null };
  const limits = support.limits.map(limit => ({
    riskWeight: Number(limit.riskWeightPercent) / 100,
    maximumShare: Number(limit.sharePercent) / 100,
  }));
  const leverage = Number(support.leverage ?? 1);
  const fund: Fund = { approach: method, exposures: mandateExposures(limits, 1), totalAssets: 1, leverage, equityInvestment: 1 };
  return supported({ method, support, fund, input: support.fromDay });
}

function byProbability({ evidence }: FundFacts): Tried {
  const method = 'probability';
  const support = evidence.find(one => one.method === method);
  if (support?.likelyPercent == null) return { method, outcome: 'noData', weight: null, input: null, fund: null };
  const fixed = probabilityWeight(Number(support.likelyPercent) / 100).value;
  if (fixed === null) return { method, outcome: 'tooHigh', weight: null, input: support.likelyPercent, fund: null };
  return supported({ method, support, fund: { approach: method, fixedWeight: fixed, equityInvestment: 1 }, input: support.likelyPercent });
}

type Supported = { method: BaselMethod; support: Evidence | undefined; fund: Fund; input: string };

/** An approach without a document is not used, but the weight it would give is still calculated. */
function supported({ method, support, fund, input }: Supported): Tried {
  const weight = fundRiskWeight(fund).value?.riskWeight ?? null;
  if (!support?.documentId) return { method, outcome: 'noEvidence', weight, input, fund: null };
  return weight === null ? { method, outcome: 'noData', weight, input, fund: null } : { method, outcome: 'used', weight, input, fund };
}

function weighLine(line: LineRow, day: string): LineRow & { weight: number | null; rwa: number } {
  const weight = line.riskWeightPercent === null ? ratedWeight(line, day) : Number(line.riskWeightPercent) / 100;
  const amount = Number(line.amount);
  return { ...line, weight, rwa: line.item === 'derivatives' ? counterpartyRwa(line, weight) : amount * (weight ?? FALLBACK_WEIGHT) };
}

/** Risk weight by the line's ratings, from the table in force on the day. */
function ratedWeight({ item, ratings }: LineRow, day: string): number | null {
  const assetClass = CLASS_OF[item];
  const table = tableOn(day);
  // Lines recorded before ratings were validated may hold unreadable ones; those give no weight.
  if (!ratings.every(isRating)) return null;
  if (!assetClass || !table || (ratings.length === 0 && assetClass !== 'listedEquity')) return null;
  return riskWeight({ assetClass, ratings, table }).value;
}

function counterpartyRwa(line: LineRow, weight: number | null): number {
  const given = {
    ...(line.replacementCost === null ? {} : { replacementCost: Number(line.replacementCost) }),
    ...(line.futureExposure === null ? {} : { futureExposure: Number(line.futureExposure) }),
  };
  const notional = Number(line.amount);
  return counterpartyExposure({ notional, riskWeight: weight ?? FALLBACK_WEIGHT, isCleared: line.isCleared, ...given }).value?.rwa ?? 0;
}

function exposureOf(line: WeighedLine): FundExposure {
  if (line.item === 'derivatives') return { amount: 0, riskWeight: 0, counterpartyRwa: line.rwa };
  return { amount: Number(line.amount), riskWeight: line.weight };
}

/** Lines of the reported fund itself: a fund held in it counts as one line, whose weight covers what that fund holds. */
const isDirect = ({ depth }: WeighedLine): boolean => depth === 0;
const balances = (lines: readonly WeighedLine[]) => lines.filter(line => isDirect(line) && line.item !== 'derivatives');
const onBalance = (lines: readonly WeighedLine[]) => balances(lines).reduce((sum, { amount }) => sum + Number(amount), 0);

function coverageOf(lines: readonly WeighedLine[]): number {
  const known = balances(lines).map(({ amount, known }) => Number(amount) * known);
  return known.reduce((sum, amount) => sum + amount, 0) / onBalance(lines);
}

function itemOf(method: BaselMethod, weight: number): WeighedFund['item'] {
  if (method === 'lookThrough') return null;
  if (method === 'probability') return weight <= 2.5 ? 'probability250' : 'probability400';
  return method;
}

/** The factor from the fund's weighted assets to the investor's: covers leverage, the third-party look-through factor and the cap. */
export function shareOf({ result }: WeighedFund, composition: Composition): number {
  if (!result || result.fundRwa === null || result.fundRwa === 0) return 1 / Number(composition.netAssets);
  return result.riskWeight / result.fundRwa;
}

export type MissingDatum = { datum: string; name: string; /** Capital it costs per unit invested. */ cost: number };

/** The capital cost of every missing datum: an approach without its document, or a line without a weight. */
export function missingData(fund: WeighedFund, facts: FundFacts, { day, ratio }: { day: string; ratio: CapitalRatio }): MissingDatum[] {
  const blocked = fund.steps.filter(({ outcome, weight }) => outcome === 'noEvidence' && weight !== null && weight < fund.weight);
  const [first] = blocked;
  const evidence = first
    ? [{ datum: `evidence:${first.method}`, name: first.method, cost: capitalFor(fund.weight - (first.weight ?? 0), ratio) }]
    : [];
  if (fund.method !== 'lookThrough') return evidence;
  return [...evidence, ...missingWeights(fund, facts, ratio), ...missingWithin(fund, facts, { day, ratio })];
}

function missingWeights(fund: WeighedFund, { composition, evidence }: FundFacts, ratio: CapitalRatio): MissingDatum[] {
  if (!composition) return [];
  const isThirdParty = evidence.find(({ method }) => method === 'lookThrough')?.isThirdParty ?? false;
  const balance = { totalAssets: onBalance(fund.lines), equity: Number(composition.netAssets), equityInvestment: 1, isThirdParty };
  return balances(fund.lines)
    .filter(({ weight }) => weight === null)
    .map(line => {
      const exposures = fund.lines
        .filter(isDirect)
        .map(one => (one === line || one.weight !== null ? exposureOf(one) : { ...exposureOf(one), riskWeight: FALLBACK_WEIGHT }));
      const found = missingDataValue({
        fund: { approach: 'lookThrough', exposures, ...balance },
        likelyWeight: LIKELY_WEIGHT,
        ratio,
      }).value;
      return { datum: `line:${line.id}`, name: line.name, cost: found?.saving ?? 0 };
    });
}

/** The cost of a missing weight inside a nested fund: the whole fund is weighed again as if that line had the likely weight. */
function missingWithin(fund: WeighedFund, facts: FundFacts, { day, ratio }: { day: string; ratio: CapitalRatio }): MissingDatum[] {
  const { composition } = facts;
  if (!composition) return [];
  const unknown = fund.lines.filter(line => line.depth > 0 && line.weight === null && line.item !== 'derivatives');
  return unknown.map(({ id, name, heldWithin }) => {
    const likely = String(LIKELY_WEIGHT * 100);
    const lines = composition.lines.map(line => (line.id === id ? { ...line, riskWeightPercent: likely } : line));
    const { weight } = weighFund({ ...facts, composition: { ...composition, lines } }, day);
    return { datum: `line:${id}`, name: `${heldWithin ?? ''} / ${name}`, cost: capitalFor(fund.weight - weight, ratio) };
  });
}

/** The exposure-table row of a line. An opened fund has none, because its lines have their own; an unopened one is a fall-back. */
export function tableRowOf({ item, isOpened }: WeighedLine): TableItem | null {
  if (item !== 'fund') return item;
  return isOpened ? null : 'fallback';
}
