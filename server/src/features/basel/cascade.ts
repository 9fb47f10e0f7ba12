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

/** What is known of one fund on one day. */
export type FundFacts = { composition: Composition | null; evidence: readonly Evidence[] };

/** One approach asked for: what came of it, the weight it gives or would give, and the datum that decided. */
export type CascadeStep = { method: BaselMethod; outcome: BaselOutcome; weight: number | null; input: string | null };

export type WeighedLine = OpenedLine;

export type WeighedFund = {
  method: BaselMethod;
  steps: CascadeStep[];
  weight: number;
  result: FundWeight | null;
  lines: WeighedLine[];
  /** Share of the balances whose weight is known; null where nothing is looked through. */
  coverage: number | null;
  /** Row of the exposure table for what is weighted as a whole; null where the lines have their own. */
  item: Exclude<TableItem, LineItem> | null;
};

/** The classes of the weight table behind the items that are weighted by ratings. */
const CLASS_OF: Partial<Record<LineKind, AssetClass>> = {
  sovereign: 'sovereign',
  financialInstitutions: 'bank',
  corporates: 'corporate',
  equity: 'listedEquity',
};

/** The approaches in the notice's order; the first that data and evidence allow is used. */
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

/** An approach without a document is not used; what it would give is known all the same. */
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

/** By the ratings of the line, after the table in force on the day. */
function ratedWeight({ item, ratings }: LineRow, day: string): number | null {
  const assetClass = CLASS_OF[item];
  const table = tableOn(day);
  // Recorded before ratings were checked: what nobody can read says nothing.
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

/** What the reported fund holds itself: a fund in it counts as a whole, and what that holds is in its weight. */
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

/** What the share held multiplies a fund's weighted asset by: its leverage, the factor of a third party's look-through, and the cap. */
export function shareOf({ result }: WeighedFund, composition: Composition): number {
  if (!result || result.fundRwa === null || result.fundRwa === 0) return 1 / Number(composition.netAssets);
  return result.riskWeight / result.fundRwa;
}

export type MissingDatum = { datum: string; name: string; /** Capital it costs for each unit invested. */ cost: number };

/** What every missing datum costs: an approach without its document, a line without a weight. */
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

/** What a line without a weight costs that lies in a fund in the fund: all of it is weighed again as if the weight were the likely one. */
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

/** The row of the exposure table a line stands in: what an opened fund holds stands there itself, an unopened one is a fall-back. */
export function tableRowOf({ item, isOpened }: WeighedLine): TableItem | null {
  if (item !== 'fund') return item;
  return isOpened ? null : 'fallback';
}
