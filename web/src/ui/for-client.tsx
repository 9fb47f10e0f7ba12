import { useText } from '#platform/text';
import s from './for-client.module.css';
import { uiText } from './ui-text';

/** Names the client whose data is about to change, in a confirmation or form. */
export function ForClient({ name }: { name: string }) {
  const t = useText(uiText);
  return <p className={s.client}>{t('forClient', { name })}</p>;
}
