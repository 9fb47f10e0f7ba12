import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#calendar/day';
import { uncleanIn } from '#testing/unclean';
import { explainCallProgress, explainUnfunded } from './commitment';
import { explainIrr, explainXirr } from './irr';
import { explainMirr } from './mirr';
import { explainMPme } from './modified-pme';
import { explainDpi, explainRvpi, explainTvpi } from './multiples';
import { explainDirectAlpha, explainKsPme, explainLnPme, explainPmePlus } from './pme';
import { explainNpv, explainXnfv, explainXnpv } from './present-value';
import { explainTakahashiAlexander } from './takahashi-alexander';

// Amounts with many zeros, and some that are no amounts at all.
const amounts = fc.array(fc.constantFrom(0, -0, -100, 100, 110, NaN, Infinity), { maxLength: 4 });
const clean = (...explanations: unknown[]) => expect(explanations.flatMap(each => uncleanIn(each))).toEqual([]);

test('no NaN, infinity or -0 leaves a rate, a worth or a multiple', () => {
  fc.assert(
    fc.property(amounts, fc.constantFrom(0, -0.5, -1, 0.1), (list, rate) => {
      const flows = list.map((amount, i) => ({ day: addDays('2020-01-01', i * 200), amount }));
      clean(explainIrr(list).result, explainXirr(flows).result, explainMirr({ amounts: list, financeRate: rate, reinvestRate: 0.1 }));
      clean(explainNpv({ amounts: list, rate }).result, explainXnpv({ flows, rate }).result, explainXnfv({ flows, rate }).result);
      const sides = { contributions: list, distributions: list.toReversed(), nav: 0 };
      clean(explainDpi(sides), explainRvpi(sides), explainTvpi(sides));
    }),
    { numRuns: 500 },
  );
});

test('nor a comparison with an index, a commitment or a forecast', () => {
  const list = fc.array(fc.constantFrom(0, 50, 100), { minLength: 3, maxLength: 3 });
  fc.assert(
    fc.property(list, list, list, (contributions, distributions, index) => {
      const fund = { contributions, distributions, index, nav: distributions[0]! };
      clean(
        explainKsPme(fund),
        explainLnPme(fund),
        explainPmePlus(fund),
        explainDirectAlpha(fund),
        explainMPme({ ...fund, navs: distributions }),
      );
      const promise = { commitment: index[0]!, calls: contributions, recallable: distributions };
      clean(explainUnfunded(promise), explainCallProgress(promise));
      clean(explainTakahashiAlexander({ commitment: index[1]!, contributionRates: [0, 1], life: 3, bow: 1, growth: -1 }));
    }),
    { numRuns: 300 },
  );
});
