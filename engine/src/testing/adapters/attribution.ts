import { ankrimHensel } from '#attribution/ankrim-hensel';
import { brinson, brinsonModels, interactionRules, type BrinsonOptions, type InteractionRule } from '#attribution/brinson';
import { brinsonGeometric, linkGeometric } from '#attribution/brinson-geometric';
import { countryCurrency } from '#attribution/country-currency';
import { daviesLaker } from '#attribution/davies-laker';
import { geometricCurrency } from '#attribution/geometric-currency';
import { karnoskySinger, returnForms } from '#attribution/karnosky-singer';
import { carino, linkEffects, linkingMethods, type LinkingMethod } from '#attribution/linking';
import { multiLevel, type MultiLevel } from '#attribution/multi-level';
import type { TwoSided } from '#attribution/segments';
import type { Adapters, Inputs } from '#testing/adapter';
import { gappyNumbersOf, listOf, numbersOf, optionalChoice, optionalNumber, recordOf, textsOf } from '#testing/inputs';
import { linkBrinson, type LinkedEffect } from '#testing/linked-brinson';

export const adapters: Adapters = {
  brinson: inputs => brinson({ ...sidesOf(inputs), ...optionsOf(inputs, 'separate'), ...reportedOf(inputs) }),
  brinson_geometric: inputs => brinsonGeometric({ ...sidesOf(inputs), ...missingOf(inputs) }),
  link: inputs => linkedOf(inputs),
  link_series: inputs => linkedSeriesOf(inputs),
  link_geometric: inputs => linkGeometric(periodsOf(inputs)),
  davies_laker: inputs => daviesLaker(periodsOf(inputs)),
  multilevel_geometric: inputs => levelsOf(inputs),
  karnosky_singer: inputs =>
    karnoskySinger({
      ...sidesOf(inputs, 'rpLocal', 'rbLocal'),
      cash: numbersOf(inputs, 'cash'),
      currency: numbersOf(inputs, 'fx'),
      form: optionalChoice(inputs, 'form', returnForms) ?? 'continuous',
      ...given(inputs, { portfolioHedges: 'hp', benchmarkHedges: 'hb' }),
    }),
  ankrim_hensel: inputs => {
    const found = ankrimHensel({
      ...sidesOf(inputs),
      ...given(inputs, { portfolioForwards: 'wpf', benchmarkForwards: 'wbf' }),
      spotStart: numbersOf(inputs, 'spot0'),
      spotEnd: numbersOf(inputs, 'spot1'),
      forward: numbersOf(inputs, 'fwd'),
    });
    return found.value === null ? found : { ...found.value, ...capitalised('total', found.value.totals) };
  },
  geometric_multicurrency: inputs =>
    geometricCurrency({
      portfolio: {
        weights: numbersOf(inputs, 'wp'),
        base: numbersOf(inputs, 'rp'),
        local: numbersOf(inputs, 'rpl'),
        ...given(inputs, { forwards: 'wpf', forwardRates: 'fwdP' }),
      },
      benchmark: {
        weights: numbersOf(inputs, 'wb'),
        base: numbersOf(inputs, 'rb'),
        local: numbersOf(inputs, 'rbl'),
        ...given(inputs, { forwards: 'wbf', forwardRates: 'fwdB' }),
      },
      ...given(inputs, { hedged: 'rbh', spotStart: 'spot0', spotEnd: 'spot1' }),
    }),
  eafe_currency: inputs => {
    const split = countryCurrency({ ...sidesOf(inputs), currency: numbersOf(inputs, 'fx') });
    if (split.value === null) return split;
    const { currencyPortfolio: currencyManager, countryPortfolio: countryManager, ...rest } = split.value;
    return { value: { currencyManager, countryManager, ...rest } };
  },
};

// A case writes the portfolio's side as wp, rp and the benchmark's as wb, rb.
function sidesOf(inputs: Inputs, own = 'rp', other = 'rb'): TwoSided {
  return {
    portfolio: { weights: weightsOf(inputs, 'wp'), returns: gappyNumbersOf(inputs, own) },
    benchmark: { weights: weightsOf(inputs, 'wb'), returns: gappyNumbersOf(inputs, other) },
  };
}

// A segment missing on one side weighs nothing there.
const weightsOf = (inputs: Inputs, key: string) => gappyNumbersOf(inputs, key).map(weight => weight ?? 0);

function periodsOf(inputs: Inputs): TwoSided[] {
  const [wp, wb, rp, rb] = ['wp', 'wb', 'rp', 'rb'].map(key => listOf(inputs, key));
  return (wp ?? []).map((_, t) => sidesOf({ wp: wp?.[t], wb: wb?.[t], rp: rp?.[t], rb: rb?.[t] }));
}

function optionsOf(inputs: Inputs, interaction: InteractionRule): BrinsonOptions {
  return {
    model: optionalChoice(inputs, 'model', brinsonModels) ?? 'BF',
    interaction: optionalChoice(inputs, 'interaction', interactionRules) ?? interaction,
    ...missingOf(inputs),
  };
}

const missingOf = (inputs: Inputs) => ({ missingReturn: optionalChoice(inputs, 'missing', ['other', 'zero']) ?? 'other' });

function reportedOf(inputs: Inputs): { reported?: number } {
  const reported = optionalNumber(inputs, 'reported');
  return reported === undefined ? {} : { reported };
}

// The lists a case has, under the engine's names for them.
function given<Name extends string>(inputs: Inputs, names: Readonly<Record<Name, string>>): { [K in Name]?: number[] } {
  const found: { [K in Name]?: number[] } = {};
  for (const name in names) if (inputs[names[name]] !== undefined) found[name] = numbersOf(inputs, names[name]);
  return found;
}

// { allocation } under 'total' is totalAllocation.
const capitalised = (prefix: string, record: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [`${prefix}${name.charAt(0).toUpperCase()}${name.slice(1)}`, value]));

const methodOf = (inputs: Inputs): LinkingMethod => optionalChoice(inputs, 'method', linkingMethods) ?? 'carino';

// Linked cases fold the interaction into selection unless they say otherwise.
function linkedOf(inputs: Inputs): unknown {
  const linked = linkBrinson({ periods: periodsOf(inputs), method: methodOf(inputs), ...optionsOf(inputs, 'selection') });
  if (linked.value === null) return linked;
  const { allocation, selection, interaction, ...rest } = linked.value;
  return {
    ...rest,
    ...flat('allocation', allocation),
    ...flat('selection', selection),
    ...(interaction && flat('interaction', interaction)),
  };
}

const flat = (name: string, { segments, total, adjusted }: LinkedEffect) => ({
  [name]: segments,
  [`${name}Total`]: total,
  [`${name}Adjusted`]: adjusted,
});

function linkedSeriesOf(inputs: Inputs): unknown {
  const effects = recordOf(inputs, 'effects');
  const lists = Object.fromEntries(Object.keys(effects).map(name => [name, numbersOf(effects, name)]));
  const portfolio = numbersOf(inputs, 'rp');
  const benchmark = numbersOf(inputs, 'rb');
  const method = methodOf(inputs);
  const linked = linkEffects({ portfolio, benchmark, effects: lists, method });
  if (linked.value === null) return linked;
  // kt: Carino's coefficient of each period, before it is divided by that of the whole.
  const coefficients = method === 'carino' ? { kt: portfolio.map((each, t) => carino(each, benchmark[t] ?? NaN)) } : {};
  return { ...linked.value, ...linked.value.totals, ...coefficients };
}

function levelsOf(inputs: Inputs): unknown {
  const levels = listOf(inputs, 'levels').map((_, k) => textsOf({ level: listOf(inputs, 'levels')[k] }, 'level'));
  const found = multiLevel({ ...sidesOf(inputs), levels });
  return found.value === null ? found : { ...found.value, ...byLevel(found.value) };
}

// level1WeightP and so on: the groups of a level in order of first appearance.
function byLevel({ levels }: MultiLevel): Record<string, unknown> {
  const named = levels.map((groups, k) => [
    [`level${k + 1}WeightP`, groups.map(group => group.portfolioWeight)],
    [`level${k + 1}WeightB`, groups.map(group => group.benchmarkWeight)],
    [`level${k + 1}ReturnP`, groups.map(group => group.portfolioReturn)],
    [`level${k + 1}ReturnB`, groups.map(group => group.benchmarkReturn)],
  ]);
  return Object.fromEntries(named.flat());
}
