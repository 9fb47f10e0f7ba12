import type { WorkedExample } from './worked-example';
import { workedEffects } from './worked-effects';
import { workedHoldings } from './worked-holdings';
import { workedReturns } from './worked-returns';

export const workedExamples: readonly WorkedExample[] = [...workedReturns, ...workedEffects, ...workedHoldings];
