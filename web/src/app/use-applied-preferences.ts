import { useEffect } from 'react';
import { useProfile } from '#features/profile/public';
import { setNegativeStyle, setStandingToday } from '#platform/formats';
import { readStored, writeStored } from '#platform/storage';
import { setLanguage } from '#platform/text';
import { useTheme } from '#ui/ui-root';

/** A preference stored in this browser takes precedence; without one, the preference from the server applies. */
export function useAppliedPreferences(): void {
  const { preferences, organisation, today } = useProfile();
  const standing = organisation.modules.includes('demo') ? today : null;
  const { setTheme } = useTheme();
  const { language, theme, density, negative } = preferences;
  useEffect(() => {
    if (readStored('i18nextLng') === null) setLanguage(language);
  }, [language]);
  useEffect(() => {
    if (readStored('theme') === null && theme !== 'system') setTheme(theme);
  }, [theme, setTheme]);
  useEffect(() => setNegativeStyle(negative), [negative]);
  useEffect(() => setStandingToday(standing), [standing]);
  useEffect(() => {
    writeStored('density', density);
    document.documentElement.dataset['density'] = density;
  }, [density]);
}
