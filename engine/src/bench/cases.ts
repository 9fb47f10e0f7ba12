import { attributionCases } from './attribution';
import { baselCases } from './basel';
import { factorRiskCases } from './factor-risk';
import { horizonCases } from './horizons';
import type { BenchCase } from './measure';
import { xirrCases } from './xirr';

/** Every measured case of the engine, in the order of the table. */
export const benchCases: readonly BenchCase[] = [...xirrCases, ...horizonCases, ...attributionCases, ...factorRiskCases, ...baselCases];
