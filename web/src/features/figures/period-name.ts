import { isAttributionMeasure, readPeriodPart } from '@hakaru/contract/attribution';
import type { FigureKey } from '@hakaru/contract/figures';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { horizonText } from './measure-text';
import { traceText } from './trace-text';

/** The period of a figure: its horizon, or the months since the closing day named in its key. */
export function usePeriodName(): (key: Pick<FigureKey, 'measure' | 'horizon' | 'part'>) => string {
  const horizon = useText(horizonText);
  const t = useText(traceText);
  const formats = useFormats();
  return ({ measure, horizon: named, part }) => {
    if (named === null) return '';
    const isCounted = isAttributionMeasure(measure) || measure === 'cumulativeReturn' || measure === 'cumulativeBenchmark';
    const from = isCounted ? readPeriodPart(part)?.from : undefined;
    return from === undefined ? horizon(named) : t('countedFrom', { date: formats.date(from) });
  };
}
