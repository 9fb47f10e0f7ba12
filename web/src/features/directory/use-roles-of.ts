import { useLanguage } from '#platform/text';
import type { Corporation } from './queries';
import { partyRoleText } from '#features/parties/public';

/** The roles of a firm for the organisation, in words. */
export function useRolesOf() {
  const language = useLanguage();
  return ({ roles, roleNames }: Corporation): string | null => {
    const named = roleNames.map(name => name[language]);
    const words = named.length > 0 ? named : roles.map(role => (role in partyRoleText ? partyRoleText[role as 'trustee'][language] : role)); // looked up just before
    return words.join(language === 'jp' ? '、' : ', ') || null;
  };
}
