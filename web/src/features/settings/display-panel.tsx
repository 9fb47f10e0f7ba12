import type { PreferencesInput } from '@hakaru/contract/preferences-input';
import { HTML_LANG, languages } from '@hakaru/contract/languages';
import { amountUnits, densities, negativeStyles, themes } from '@hakaru/contract/preferences';
import type { ReactNode } from 'react';
import { useProfile, useSavePreferences } from '#features/profile/public';
import { LANGUAGE_NAMES } from '#features/sign-in/public';
import { useFormats } from '#platform/formats';
import { setLanguage, useLanguage, useText } from '#platform/text';
import { Panel } from '#ui/panel';
import { Segmented } from '#ui/tabs';
import { toast } from '#ui/toast-queue';
import { useTheme } from '#ui/ui-root';
import s from './settings.module.css';
import { profileText, settingsText } from './text';

/** Each choice is saved as it is made. */
export function DisplayPanel() {
  const t = useText(profileText);
  const words = useText(settingsText);
  const formats = useFormats();
  const { preferences } = useProfile();
  const { theme, setTheme } = useTheme();
  const language = useLanguage();
  const { mutate } = useSavePreferences();
  const keep = (choice: PreferencesInput) => mutate(choice, { onSuccess: () => toast(words('saved')) });
  const follow = preferences.useLatestAsOfDate ? 'on' : 'off';
  return (
    <Panel title={t('display')} subtitle={t('displayHint')}>
      <div className={s.choices}>
        <Choice label={t('language')}>
          <Segmented
            label={t('language')}
            value={language}
            onChange={next => {
              setLanguage(next);
              keep({ language: next });
            }}
            items={languages.map(value => ({ value, label: LANGUAGE_NAMES[value], lang: HTML_LANG[value] }))}
          />
        </Choice>
        <Choice label={t('theme')}>
          <Segmented
            label={t('theme')}
            value={theme}
            onChange={next => {
              setTheme(next);
              keep({ theme: next });
            }}
            items={themes.map(value => ({ value, label: t(value) }))}
          />
        </Choice>
        <Choice label={t('density')}>
          <Segmented
            label={t('density')}
            value={preferences.density}
            onChange={density => keep({ density })}
            items={densities.map(value => ({ value, label: t(value) }))}
          />
        </Choice>
        <Choice label={t('unit')}>
          <Segmented
            label={t('unit')}
            value={preferences.unit}
            onChange={unit => keep({ unit })}
            items={amountUnits.map(value => ({ value, label: formats.unit(value) }))}
          />
        </Choice>
        <Choice label={t('negative')}>
          <Segmented
            label={t('negative')}
            value={preferences.negative}
            onChange={negative => keep({ negative })}
            items={negativeStyles.map(value => ({ value, label: t(value) }))}
          />
        </Choice>
        <Choice label={t('useLatest')}>
          <Segmented
            label={t('useLatest')}
            value={follow}
            onChange={next => keep({ useLatestAsOfDate: next === 'on' })}
            items={(['on', 'off'] as const).map(value => ({ value, label: t(value) }))}
          />
        </Choice>
      </div>
    </Panel>
  );
}

function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={s.choice}>
      <span aria-hidden="true">{label}</span>
      <div>{children}</div>
    </div>
  );
}
