import { continuousParity, coveredParity, forwardPremium } from '#fx/covered-parity';
import { forwardRate, type PointsNode } from '#fx/forward-points';
import { hedgedReturn, hedgeRatio } from '#fx/hedging';
import { markToMarket, type Discounting } from '#fx/mark-to-market';
import type { Adapters, Inputs } from '#testing/adapter';
import { asNumber, asText, choiceOf, listOf, numberOf, optionalNumber, textOf } from '#testing/inputs';

export const adapters: Adapters = {
  cip_forward: inputs =>
    coveredParity({
      spot: numberOf(inputs, 'spot'),
      rateQuote: numberOf(inputs, 'rQuote'),
      rateBase: numberOf(inputs, 'rBase'),
      days: numberOf(inputs, 'days'),
      basisQuote: basisOf(inputs, 'basisQuote'),
      basisBase: basisOf(inputs, 'basisBase'),
    }),
  cip_forward_cc: inputs =>
    continuousParity({
      spot: numberOf(inputs, 'spot'),
      rateQuote: numberOf(inputs, 'rQuote'),
      rateBase: numberOf(inputs, 'rBase'),
      years: numberOf(inputs, 't'),
    }),
  forward_premium: inputs =>
    forwardPremium({
      spot: numberOf(inputs, 'spot'),
      forward: numberOf(inputs, 'forward'),
      days: numberOf(inputs, 'days'),
      basis: basisOf(inputs, 'basis'),
    }),
  fx_interp: inputs =>
    forwardRate({
      spot: numberOf(inputs, 'spot'),
      nodes: listOf(inputs, 'nodes').map(node),
      day: textOf(inputs, 'date'),
      // Points without a scale are quoted in the rate's own units.
      pointScale: optionalNumber(inputs, 'pointScale') ?? 1,
    }),
  fx_forward_mtm: inputs =>
    markToMarket({
      side: choiceOf(inputs, 'side', ['buy', 'sell']),
      notional: numberOf(inputs, 'notional'),
      strike: numberOf(inputs, 'strike'),
      forward: numberOf(inputs, 'forward'),
      discounting: discountingIn(inputs),
    }),
  hedge_ratio: inputs => {
    const target = optionalNumber(inputs, 'target');
    const unfunded = optionalNumber(inputs, 'unfunded');
    return hedgeRatio({
      exposure: numberOf(inputs, 'exposure'),
      hedgeNotional: numberOf(inputs, 'hedgeNotional'),
      ...(target === undefined ? {} : { target }),
      ...(unfunded === undefined ? {} : { unfunded }),
    });
  },
  hedged_return: inputs =>
    hedgedReturn({
      localReturn: numberOf(inputs, 'localReturn'),
      fxReturn: numberOf(inputs, 'fxReturn'),
      forwardPremium: numberOf(inputs, 'forwardPremium'),
      hedgeRatio: numberOf(inputs, 'hedgeRatio'),
    }),
};

function node(value: unknown): PointsNode {
  if (!Array.isArray(value)) throw new Error('a node is a pair of day and points');
  return { day: asText(value[0], 'day'), points: asNumber(value[1], 'points') };
}

function discountingIn(inputs: Inputs): Discounting {
  const factor = optionalNumber(inputs, 'df');
  const rate = optionalNumber(inputs, 'rate') ?? optionalNumber(inputs, 'rQuote');
  if (factor !== undefined) return { by: 'factor', factor };
  return rate === undefined ? { by: 'none' } : { by: 'rate', rate, days: numberOf(inputs, 'days'), basis: basisOf(inputs, 'basis') };
}

function basisOf(inputs: Inputs, key: string): 360 | 365 {
  const basis = optionalNumber(inputs, key) ?? 360;
  if (basis !== 360 && basis !== 365) throw new Error(`${key} is ${basis}, expected 360 or 365`);
  return basis;
}
