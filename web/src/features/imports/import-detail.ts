import { useProfile } from '#features/profile/public';
import { useLanguage } from '#platform/text';
import type { ImportDetailQuery, ImportLineFragment } from './imports.gen';

/** One import as its page and the panels of it show it. */
export type ImportDetail = ImportDetailQuery['import'];

/** The clients whose data some files change, each named once; null where all are the own organisation's or not identified yet. */
export function useClientsOfImports(): (imports: readonly Pick<ImportLineFragment, 'owner'>[]) => string | null {
  const language = useLanguage();
  const { organisation } = useProfile();
  return imports => {
    const names = new Set(imports.flatMap(({ owner }) => (owner ? [owner.name[language]] : [])));
    names.delete(organisation.name);
    return names.size > 0 ? [...names].join(language === 'jp' ? '、' : ', ') : null;
  };
}
