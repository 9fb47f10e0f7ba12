import { TEXT_LIMITS } from '@hakaru/contract/fields';
import { useText } from '#platform/text';
import { formText } from './form-text';
import { TextArea } from './text-fields';
import type { BoundField } from './use-form';

/** The reason for a change of structure; the server requires it where the period is published. */
export function ReasonField({ field }: { field: BoundField }) {
  const t = useText(formText);
  return <TextArea {...field} label={t('reason')} hint={t('reasonHint')} rows={2} limit={TEXT_LIMITS.pasted} />;
}
