import { useText } from '#platform/text';
import { Tag } from '#ui/tag';
import { peopleText } from './text';

export function UserState({ state }: { state: string }) {
  const t = useText(peopleText);
  if (state === 'invited') return <Tag tone="warn">{t('invited')}</Tag>;
  return state === 'disabled' ? <Tag tone="neg">{t('disabled')}</Tag> : <Tag tone="ok">{t('active')}</Tag>;
}
