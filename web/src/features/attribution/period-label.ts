import { attributionHorizons, type AttributionPeriod } from '@hakaru/contract/attribution';
import { horizonText } from '#features/figures/public';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { attributionText } from './text';

/** The name of a horizon; for a chosen period, its two dates. */
export function usePeriodLabel(asOf: string): (period: AttributionPeriod) => string {
  const t = useText(attributionText);
  const horizon = useText(horizonText);
  const formats = useFormats();
  return period => {
    const named = attributionHorizons.find(one => one === period);
    if (named) return horizon(named);
    return t('between', { from: formats.date(period.slice('itd.'.length)), to: formats.date(asOf) });
  };
}
