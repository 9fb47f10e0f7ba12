import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linkBrinson } from '#testing/linked-brinson';
import { uncleanIn } from '#testing/unclean';
import { explainAnkrimHensel } from './ankrim-hensel';
import { brinsonModels, explainBrinson, interactionRules } from './brinson';
import { explainBrinsonGeometric, explainLinkGeometric } from './brinson-geometric';
import { explainCountryCurrency } from './country-currency';
import { explainDaviesLaker } from './davies-laker';
import { explainGeometricCurrency } from './geometric-currency';
import { explainKarnoskySinger, returnForms } from './karnosky-singer';
import { explainLinkEffects, linkingFactors, linkingMethods } from './linking';
import { explainMultiLevel } from './multi-level';

// Weights and returns with many zeros and total losses in them, where -0, NaN and infinity like to come from.
const weights = fc.constantFrom([1, 0, 0], [0.5, 0.5, 0], [0, 0.25, 0.75], [2, -1, 0], [0.4, 0.3, 0.3]);
const returns = fc.array(fc.constantFrom(0, -0.1, 0.2, -1, null), { minLength: 3, maxLength: 3 });
const side = fc.record({ weights, returns });
const sides = fc.record({ portfolio: side, benchmark: side });
const rates = fc.array(fc.constantFrom(0, -0.05, 0.1), { minLength: 3, maxLength: 3 });
const hedges = fc.constantFrom([0, 0, 0], [0.1, -0.1, 0]);

const clean = (...explanations: unknown[]) => expect(explanations.flatMap(each => uncleanIn(each))).toEqual([]);

test('one period leaves no NaN, infinity or -0 in a result or a step', () => {
  fc.assert(
    fc.property(sides, fc.constantFrom(...brinsonModels), fc.constantFrom(...interactionRules), (inputs, model, interaction) => {
      clean(explainBrinson({ ...inputs, model, interaction, reported: 0 }), explainBrinsonGeometric(inputs));
      clean(explainMultiLevel({ ...inputs, levels: [['A', 'A', 'B']] }));
    }),
    { numRuns: 300 },
  );
});

test('nor do several periods, by any method', () => {
  fc.assert(
    fc.property(fc.array(sides, { maxLength: 4 }), fc.constantFrom(...linkingMethods), (periods, method) => {
      clean(linkBrinson({ periods, method }), explainLinkGeometric(periods), explainDaviesLaker(periods));
    }),
    { numRuns: 300 },
  );
});

test('nor does a total loss followed by a benchmark that owes more than it held', () => {
  const factors = linkingFactors('grap', [-1, 0, 0], [0, 0, -2]);
  expect(factors).toEqual([-1, 0, 0]);
  clean(factors);
});

test('nor do effects linked by themselves', () => {
  const month = fc.constantFrom(0, -0.1, 0.2, -1);
  const months = fc.array(fc.tuple(month, month, month), { maxLength: 4 });
  fc.assert(
    fc.property(months, fc.constantFrom(...linkingMethods), (rows, method) => {
      const column = (k: 0 | 1 | 2) => rows.map(row => row[k]);
      clean(explainLinkEffects({ portfolio: column(0), benchmark: column(1), effects: { part: column(2) }, method }));
    }),
    { numRuns: 300 },
  );
});

test('nor do the currency models', () => {
  fc.assert(
    fc.property(sides, rates, rates, hedges, fc.constantFrom(...returnForms), (inputs, cash, currency, portfolioHedges, form) => {
      const spots = { spotStart: [1, 1, 1], spotEnd: currency.map(each => 1 + each), forward: cash.map(each => 1 + each) };
      const bySide = ({ weights: held, returns: local }: typeof inputs.portfolio) => ({
        weights: held,
        local: local.map(Number),
        base: cash,
      });
      clean(explainKarnoskySinger({ ...inputs, cash, currency, portfolioHedges, form }), explainCountryCurrency({ ...inputs, currency }));
      clean(explainAnkrimHensel({ ...inputs, ...spots, portfolioForwards: portfolioHedges }));
      clean(
        explainGeometricCurrency({ portfolio: bySide(inputs.portfolio), benchmark: bySide(inputs.benchmark), hedged: currency, ...spots }),
      );
    }),
    { numRuns: 300 },
  );
});
