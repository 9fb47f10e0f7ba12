import { isRating } from '@hakaru/engine/bonds/ratings';
import { isDay } from '@hakaru/engine/calendar/day';
import { isMonthEnd } from '@hakaru/engine/calendar/month-end';
import * as z from 'zod/mini';
import { day, id, requiredText } from './fields';

/** The approaches to a fund in the order of the notice: the first one that data and evidence allow applies. */
export const baselMethods = ['lookThrough', 'mandate', 'probability', 'fallback'] as const;
export type BaselMethod = (typeof baselMethods)[number];

/** The outcome of trying an approach. */
export const baselOutcomes = ['used', 'noData', 'noEvidence', 'tooHigh', 'notReached'] as const;
export type BaselOutcome = (typeof baselOutcomes)[number];

/** Exposure classes of a fund's holdings, in the order of the regulatory table. */
export const lineItems = [
  'sovereign',
  'financialInstitutions',
  'corporates',
  'equity',
  'realEstateLending',
  'securitisation',
  'other',
  'derivatives',
] as const;
export type LineItem = (typeof lineItems)[number];

/** A line may also be another fund: its holdings follow as lines of their own, and those are weighted. */
export const lineKinds = [...lineItems, 'fund'] as const;
export type LineKind = (typeof lineKinds)[number];
/** The maximum nesting of funds, not counting the reported one. */
export const INNER_DEPTH_MAX = 3;

/** The rows of the exposure table: classes looked through, then funds weighted as a whole. */
export const tableItems = [...lineItems, 'mandate', 'probability250', 'probability400', 'fallback'] as const;
export type TableItem = (typeof tableItems)[number];

/** The causes of a change of risk-weighted assets between two days. */
export const bridgeEffects = ['balance', 'mix', 'approach', 'fx'] as const;
export type BridgeEffect = (typeof bridgeEffects)[number];

/** An effect and its first day, as written in a key: `mix|2026-06-30`. */
export function readBridgePart(part: string | undefined): { effect: BridgeEffect; since: string } | null {
  const [name, since = '', ...rest] = part?.split('|') ?? [];
  const effect = bridgeEffects.find(one => one === name);
  return effect && rest.length === 0 && isDay(since) && isMonthEnd(since) ? { effect, since } : null;
}

/** The assumed weight of missing data: that of an unrated corporate. */
export const LIKELY_WEIGHT = 1;

export const capitalPercents = ['4', '8'] as const;
export type CapitalPercent = (typeof capitalPercents)[number];
/** Domestic-standard banks hold 4 %, international-standard ones 8 %. */
export const DEFAULT_CAPITAL_PERCENT: CapitalPercent = '8';

const LINES_MAX = 2000;
const signed = z.string('required').check(z.regex(/^-?\d{1,18}(\.\d{1,6})?$/, 'number'));
const amount = z.string('required').check(z.regex(/^\d{1,18}(\.\d{1,6})?$/, 'number'));
const optionalAmount = z._default(z.nullable(amount), null);

export const compositionLine = z.strictObject({
  item: z.enum(lineKinds, 'invalid'),
  name: requiredText(255),
  amount: signed,
  ratings: z._default(z.array(requiredText(8).check(z.refine(isRating, 'rating'))).check(z.maxLength(6, 'tooMany')), []),
  riskWeightPercent: optionalAmount,
  replacementCost: optionalAmount,
  futureExposure: optionalAmount,
  isCleared: z._default(z.boolean('invalid'), false),
  /** The fund in the same table that holds the line; null where the reported fund holds it itself. */
  heldWithin: z._default(z.nullable(requiredText(255)), null),
  /** For a fund: its net assets. Without them its leverage is unknown, and it is not looked through. */
  fundNetAssets: z._default(z.nullable(amount.check(z.refine(value => Number(value) > 0, 'positive'))), null),
});
export type CompositionLine = z.infer<typeof compositionLine>;

export const compositionInput = z
  .strictObject({
    entityId: id,
    asOf: day,
    netAssets: amount.check(z.refine(value => Number(value) > 0, 'positive')),
    lines: z.array(compositionLine).check(z.minLength(1, 'required'), z.maxLength(LINES_MAX, 'tooMany')),
  })
  .check(ctx => {
    const code = innerFundsRefusal(ctx.value.lines);
    if (code) ctx.issues.push({ code: 'custom', message: code, path: ['lines'], input: ctx.value.lines });
  });
export type CompositionInput = z.infer<typeof compositionInput>;

type Held = Pick<CompositionLine, 'item' | 'name' | 'heldWithin' | 'fundNetAssets' | 'riskWeightPercent'>;
export type InnerFundsRefusal = 'fundTwice' | 'noSuchFund' | 'circle' | 'tooDeep' | 'fundWeight' | 'fundNetAssets';

/** The error in the funds of a table: each must be named once, not contain itself, and be weighted through its holdings only. */
export function innerFundsRefusal(lines: readonly Held[]): InnerFundsRefusal | null {
  const funds = new Map(lines.filter(({ item }) => item === 'fund').map(line => [line.name, line]));
  if (funds.size < lines.filter(({ item }) => item === 'fund').length) return 'fundTwice';
  if (lines.some(({ heldWithin }) => heldWithin !== null && !funds.has(heldWithin))) return 'noSuchFund';
  if ([...funds.values()].some(({ riskWeightPercent }) => riskWeightPercent !== null)) return 'fundWeight';
  if (lines.some(({ item, fundNetAssets }) => item !== 'fund' && fundNetAssets !== null)) return 'fundNetAssets';
  if (lines.some(({ heldWithin }) => heldWithin !== null && funds.get(heldWithin)?.fundNetAssets === null)) return 'fundNetAssets';
  const deep = [...funds.keys()].map(name => layersAbove(name, funds));
  return deep.includes(null) ? 'circle' : deep.some(layers => (layers ?? 0) > INNER_DEPTH_MAX) ? 'tooDeep' : null;
}

/** The number of funds around a line of this fund, not counting the reported one; null for a cycle. */
function layersAbove(name: string, funds: ReadonlyMap<string, Held>): number | null {
  const seen = new Set<string>();
  for (let at: string | null = name; at !== null; at = funds.get(at)?.heldWithin ?? null) {
    if (seen.has(at)) return null;
    seen.add(at);
  }
  return seen.size;
}

/** The maximum share of the assets that a mandate allows at one risk weight; both in percent. */
export const mandateLimit = z.strictObject({ riskWeightPercent: amount, sharePercent: amount });

export const evidenceInput = z
  .strictObject({
    entityId: id,
    method: z.enum(['lookThrough', 'mandate', 'probability'], 'invalid'),
    fromDay: day,
    documentId: z._default(z.nullable(id), null),
    likelyPercent: optionalAmount,
    leverage: optionalAmount,
    limits: z._default(z.array(mandateLimit).check(z.maxLength(20, 'tooMany')), []),
    isThirdParty: z._default(z.boolean('invalid'), false),
  })
  .check(ctx => {
    const { method, limits, likelyPercent } = ctx.value;
    const missing =
      method === 'mandate' && limits.length === 0 ? 'limits' : method === 'probability' && likelyPercent === null ? 'likelyPercent' : null;
    if (missing) ctx.issues.push({ code: 'custom', message: 'required', path: [missing], input: ctx.value });
  });
export type EvidenceInput = z.infer<typeof evidenceInput>;
