import { qualityText, type ShownFigure } from '#features/figures/public';
import { useText } from '#platform/text';
import { Tag } from '#ui/tag';
import { privateAssetsText } from './text';

/** How good the value is, and how old. */
export function Valued({ figure }: { figure: ShownFigure | undefined }) {
  const t = useText(privateAssetsText);
  const quality = useText(qualityText);
  const { weakest = null, oldestDays = 0 } = figure?.quality ?? {};
  if (weakest === null || !(weakest in qualityText)) return null;
  return (
    <Tag tone={weakest === 'estimated' ? 'warn' : 'quiet'}>
      {quality(weakest as keyof typeof qualityText) /* looked up just before */}
      {oldestDays > 0 && ` ${t('days', { n: oldestDays })}`}
    </Tag>
  );
}
