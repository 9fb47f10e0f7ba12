import { attributionMethods } from '#attribution/methods';
import { baselMethods } from '#basel/methods';
import { benchmarkMethods } from '#benchmarks/methods';
import { bondMethods } from '#bonds/methods';
import { calendarMethods } from '#calendar/methods';
import { fxMethods } from '#fx/methods';
import { moneyMethods } from '#money/methods';
import { privateAssetMethods } from '#private-assets/methods';
import { returnMethods } from '#returns/methods';
import { riskMethods } from '#risk/methods';
import { statisticsMethods } from '#statistics/methods';

/** A way of calculating: its id, the options it knows (the values, or the kind of value), and the file under src that holds it. */
export type Method = {
  id: string;
  options: Readonly<Record<string, readonly (string | number | boolean)[] | string>>;
  file: string;
};

/** Every method of the engine that explains itself. Names and formulas for readers are kept by whoever shows them, by id. */
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

export type MethodId = (typeof methods)[number]['id'];
