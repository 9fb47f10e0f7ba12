import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { Notice } from '#ui/notice';
import { mixName, partName, type Parts } from './part-names';
import { useGaps } from './queries';
import { gapText, hypotheticalText } from './text';

/** Names each component for want of whose months the chosen mixes have no figures. */
export function GapsNotice({ ids, parts }: { ids: readonly string[]; parts: Parts }) {
  const t = useText(hypotheticalText);
  const reasonOf = useText(gapText);
  const formats = useFormats();
  const { data = [] } = useGaps(ids);
  if (data.length === 0) return null;
  return (
    <Notice tone="warn">
      {data.map(({ mixId, partId, reason, day }) => {
        const why = reasonOf(reason);
        const because = day ? t('sinceMonth', { because: why, month: formats.month(day) }) : why;
        const part = partName(parts, partId) || t('unknownPart');
        return <p key={`${mixId} ${partId}`}>{t('gap', { mix: mixName(parts.mixes, mixId), part, because })}</p>;
      })}
    </Notice>
  );
}
