import type { ProfileAsset } from '@hakaru/contract/profile';
import { useLanguage } from '#platform/text';
import { useProfile } from './profile';

/** The name of an asset in a list: with the client's name where it is not the organisation's own. */
export const assetLabel = ({ isOwn, client, name }: ProfileAsset): string => (isOwn ? name : `${client} · ${name}`);

/** The client whose asset is on screen; null for an own asset. Every confirmation names it. */
export function useClientName(): string | null {
  const { organisation, assetId } = useProfile();
  const shown = organisation.assets.find(({ id }) => id === assetId);
  return shown && !shown.isOwn ? shown.client : null;
}

type OfClient = { clientName: string; clientNameJp: string };

/** The clients some records belong to, each named once; null where all are the own organisation's. Every confirmation names them. */
export function useClientsOf(): (records: readonly OfClient[]) => string | null {
  const language = useLanguage();
  const { organisation } = useProfile();
  return records => {
    const names = new Set(records.map(({ clientName, clientNameJp }) => (language === 'jp' ? clientNameJp : clientName)));
    names.delete(organisation.name);
    return names.size > 0 ? [...names].join(language === 'jp' ? '、' : ', ') : null;
  };
}
