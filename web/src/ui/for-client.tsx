import { useText } from '#platform/text';
import s from './for-client.module.css';
import { uiText } from './ui-text';

/** In a question or form before a change: the client whose money it changes. */
export function ForClient({ name }: { name: string }) {
  const t = useText(uiText);
  return <p className={s.client}>{t('forClient', { name })}</p>;
}
