import { attributionMethods } from '#testing/methods/attribution';
import { baselMethods } from '#testing/methods/basel';
import { benchmarkMethods } from '#testing/methods/benchmarks';
import { bondMethods } from '#testing/methods/bonds';
import { calendarMethods } from '#testing/methods/calendar';
import { fxMethods } from '#testing/methods/fx';
import { moneyMethods } from '#testing/methods/money';
import { privateAssetMethods } from '#testing/methods/private-assets';
import { returnMethods } from '#testing/methods/returns';
import { riskMethods } from '#testing/methods/risk';
import { statisticsMethods } from '#testing/methods/statistics';

/** A way of calculating: its id, the options it knows (the values, or the kind of value), and the file under src that holds it. */
export type Method = {
  id: string;
  options: Readonly<Record<string, readonly (string | number | boolean)[] | string>>;
  file: string;
};

/** Every method of the engine that explains itself: what the tests of explanations run through and the README lists. */
export const methods = [
  ...calendarMethods,
  ...moneyMethods,
  ...returnMethods,
  ...statisticsMethods,
  ...benchmarkMethods,
  ...privateAssetMethods,
  ...attributionMethods,
  ...riskMethods,
  ...fxMethods,
  ...baselMethods,
  ...bondMethods,
] as const satisfies readonly Method[];
