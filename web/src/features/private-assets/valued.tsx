import { qualityText, type ShownFigure } from '#features/figures/public';
import { useText } from '#platform/text';
import { Tag } from '#ui/tag';
import { privateAssetsText } from './text';

/** The weakest quality of the value and its age in days. */
export function useValuedWords(): (figure: ShownFigure | undefined) => string | null {
  const t = useText(privateAssetsText);
  const quality = useText(qualityText);
  return figure => {
    const { weakest = null, oldestDays = 0 } = figure?.quality ?? {};
    if (weakest === null || !(weakest in qualityText)) return null;
    const word = quality(weakest as keyof typeof qualityText); // looked up just before
    return oldestDays > 0 ? `${word} ${t('days', { n: oldestDays })}` : word;
  };
}

export function Valued({ figure }: { figure: ShownFigure | undefined }) {
  const words = useValuedWords()(figure);
  if (words === null) return null;
  return <Tag tone={figure?.quality?.weakest === 'estimated' ? 'warn' : 'quiet'}>{words}</Tag>;
}
