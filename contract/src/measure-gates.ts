import type { Gate } from './access';
import { addOns } from './add-ons';
import { isAttributionMeasure } from './attribution';
import { isBaselMeasure } from './basel-measures';
import { isCurrencyMeasure } from './currency-measures';
import { COMPARISON_GATE } from './gates';
import { isHypotheticalMeasure } from './hypothetical-measures';
import { isHedgeMeasure, isSecurityEffect } from './part-measures';
import { isPeerMeasure } from './peer-measures';
import { isModelMeasure, isRealisedMeasure } from './risk-measures';
import { isStressMeasure } from './stress-measures';

/** The gate for reading figures of a measure; null where they are open to everybody who sees the asset. */
export function gateOfMeasure(measure: string): Gate | null {
  if (isAttributionMeasure(measure) || isSecurityEffect(measure) || isCurrencyMeasure(measure)) return addOns.attribution.gate;
  if (isRealisedMeasure(measure) || isModelMeasure(measure) || isStressMeasure(measure)) return addOns.risk.gate;
  if (isBaselMeasure(measure)) return addOns.basel.gate;
  if (isHypotheticalMeasure(measure)) return addOns.hypotheticalAssets.gate;
  if (isPeerMeasure(measure)) return COMPARISON_GATE;
  return isHedgeMeasure(measure) ? addOns.currencyHedge.gate : null;
}
