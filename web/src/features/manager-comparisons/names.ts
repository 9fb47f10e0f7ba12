import { useLanguage } from '#platform/text';
import type { Peer } from './queries';

/** Names in the reader's language. */
export function usePeerNames() {
  const isEnglish = useLanguage() === 'en';
  return {
    mandate: ({ ref, nameEn, nameJp }: Peer) => `${ref} ${isEnglish ? nameEn : nameJp}`,
    client: ({ clientEn, clientJp }: Peer) => (isEnglish ? clientEn : clientJp),
    manager: ({ managerEn, managerJp }: Peer) => (isEnglish ? managerEn : managerJp) ?? '',
    class: ({ classEn, classJp }: Peer) => (isEnglish ? classEn : classJp) ?? '',
    benchmark: ({ benchmarkEn, benchmarkJp }: { benchmarkEn: string | null; benchmarkJp: string | null }) =>
      (isEnglish ? benchmarkEn : benchmarkJp) ?? '',
  };
}
