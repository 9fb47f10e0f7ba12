import { counterpartyExposure } from '#basel/counterparty';
import { fundRiskWeight, leverageAtCap, type Fund, type FundExposure } from '#basel/funds';
import { mandateExposures } from '#basel/mandate-limits';
import { assetClasses, type AssetClass } from '#basel/risk-weight-table';
import { riskWeight } from '#basel/risk-weights';
import type { Adapters, Inputs } from '#testing/adapter';
import {
  asNumber,
  asRecord,
  asText,
  choiceOf,
  listOf,
  numberOf,
  optionalChoice,
  optionalNumber,
  optionalText,
  textOf,
} from '#testing/inputs';

export const adapters: Adapters = {
  basel_fund: inputs => {
    const weighed = fundRiskWeight(fundOf(inputs));
    if (weighed.value === null) return weighed;
    const { averageWeight, uncappedWeight, ...rest } = weighed.value;
    return { ...rest, avgRW: averageWeight, uncappedRW: uncappedWeight };
  },
  basel_cap_leverage: inputs => leverageAtCap(numberOf(inputs, 'avgRW')),
  basel_ccr_unknown: inputs => {
    const replacementCost = optionalNumber(inputs, 'replacementCost');
    const futureExposure = optionalNumber(inputs, 'pfe');
    const riskWeight = numberOf(inputs, 'riskWeight');
    return counterpartyExposure({
      notional: numberOf(inputs, 'notional'),
      riskWeight,
      isCleared: isClearedIn(inputs, riskWeight),
      ...(replacementCost === undefined ? {} : { replacementCost }),
      ...(futureExposure === undefined ? {} : { futureExposure }),
    });
  },
  basel_risk_weight: inputs => {
    const country = optionalText(inputs, 'country');
    const currency = optionalText(inputs, 'currency');
    const permitted = optionalChoice(inputs, 'permitted', ['investmentGrade', 'smallOrMedium']);
    return riskWeight({
      assetClass: assetClassIn(inputs),
      ratings: ratingsIn(inputs, 'ratings'),
      issuerRatings: ratingsIn(inputs, 'issuerRatings'),
      ...(country === undefined ? {} : { country }),
      ...(currency === undefined ? {} : { currency }),
      ...(permitted === undefined ? {} : { permitted }),
    });
  },
};

// Sources shorten the methods' names and write them in several ways: LTA, look-through, lookThrough.
const APPROACHES: Readonly<Record<string, string>> = {
  lta: 'lookThrough',
  lookthrough: 'lookThrough',
  mba: 'mandate',
  mandatebased: 'mandate',
  fba: 'fallback',
  fallback: 'fallback',
};
const bare = (word: string) => word.replace(/[^a-z]/gi, '').toLowerCase();

function fundOf(inputs: Inputs): Fund {
  const word = textOf(inputs, 'approach');
  const names = ['lookThrough', 'mandate', 'probability', 'fallback', 'mixed'] as const;
  const approach = choiceOf({ approach: APPROACHES[bare(word)] ?? word }, 'approach', names);
  if (approach === 'mixed') return { approach, parts: listOf(inputs, 'parts').map(part => fundOf(asRecord(part, 'part'))) };
  const investment = { equityInvestment: optionalNumber(inputs, 'equityInvestment') ?? 0 };
  if (approach === 'fallback') return { approach, ...investment };
  if (approach === 'probability') return { approach, fixedWeight: numberOf(inputs, 'fixedRW'), ...investment };
  const balance = { ...balanceOf(inputs), ...investment };
  return approach === 'mandate' ? { approach, ...balance } : { approach, ...balance, isThirdParty: inputs['thirdParty'] === true };
}

function balanceOf(inputs: Inputs) {
  const totalAssets = numberOf(inputs, 'totalAssets');
  const equity = optionalNumber(inputs, 'equity');
  const leverage = optionalNumber(inputs, 'leverage') ?? optionalNumber(inputs, 'maxLeverage');
  return {
    totalAssets,
    exposures: inputs['limits'] === undefined ? listOf(inputs, 'exposures').map(exposureOf) : limitsIn(inputs, totalAssets),
    ...(equity === undefined ? {} : { equity }),
    ...(leverage === undefined ? {} : { leverage }),
  };
}

function limitsIn(inputs: Inputs, totalAssets: number): FundExposure[] {
  const limits = listOf(inputs, 'limits').map(limit => {
    if (!Array.isArray(limit)) throw new Error('a limit is a pair of weight and share');
    return { riskWeight: asNumber(limit[0], 'weight'), maximumShare: asNumber(limit[1], 'share') };
  });
  return mandateExposures(limits, totalAssets);
}

function exposureOf(value: unknown): FundExposure {
  if (!Array.isArray(value)) throw new Error('an exposure is a pair of amount and weight');
  const [amount, weight, factor = 1]: readonly unknown[] = value;
  const riskWeight = typeof weight === 'number' || weight === null ? weight : fundOf(asRecord(weight, 'weight'));
  return { amount: asNumber(amount, 'amount'), riskWeight, conversionFactor: asNumber(factor, 'conversion factor') };
}

// Only trades cleared through a qualifying counterparty weigh 2 %; a case that does not say is read by that.
const isClearedIn = (inputs: Inputs, weight: number) => (typeof inputs['cleared'] === 'boolean' ? inputs['cleared'] : weight === 0.02);

const ratingsIn = (inputs: Inputs, key: string) =>
  inputs[key] === undefined ? [] : listOf(inputs, key).map(each => (each === null ? null : asText(each, key)));

const CLASS_WORDS: Readonly<Record<string, AssetClass>> = {
  coveredbond: 'coveredBond',
  covered: 'coveredBond',
  bankshortterm: 'bankShortTerm',
  equity: 'listedEquity',
  listedequity: 'listedEquity',
  equitylisted: 'listedEquity',
  speculativeequity: 'speculativeUnlistedEquity',
  unlistedequity: 'speculativeUnlistedEquity',
  speculativeunlisted: 'speculativeUnlistedEquity',
  equityspeculative: 'speculativeUnlistedEquity',
};

function assetClassIn(inputs: Inputs): AssetClass {
  const word = textOf(inputs, 'assetClass');
  const assetClass = choiceOf({ assetClass: CLASS_WORDS[bare(word)] ?? word }, 'assetClass', assetClasses);
  return assetClass === 'bank' && inputs['shortTerm'] === true ? 'bankShortTerm' : assetClass;
}
