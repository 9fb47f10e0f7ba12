import type { ReactNode } from 'react';
import { useProfile } from '#features/profile/public';
import { useLanguage, useText } from '#platform/text';
import { useBook, useBookContext } from './queries';
import { figuresText } from './text';
import { useArea } from './use-area';

/** Whether people here look at one asset they have chosen; managers and banks look at everything that is open to them. */
export function useIsOnAsset(): boolean {
  const role = useArea();
  return role === 'owner' || role === 'consultant';
}

/** The asset chosen, or null where everything is looked at. */
export function useChosenAsset(): string | null {
  const { assetId } = useBookContext();
  return useIsOnAsset() ? assetId || null : null;
}

/** Whose money a page without a month-end shows, for its head. */
export function WhoseMoney({ extra }: { extra?: ReactNode }) {
  const t = useText(figuresText);
  const language = useLanguage();
  const { organisation } = useProfile();
  const isOnAsset = useIsOnAsset();
  const { data: book } = useBook();
  const names = isOnAsset
    ? [book?.client[language] ?? (organisation.type === 'owner' ? organisation.name : null), book?.name[language]]
    : [organisation.name, t('allClients')];
  return (
    <span>
      {names.filter(Boolean).join(' · ')}
      {extra && <> · {extra}</>}
    </span>
  );
}
