import { HTML_LANG, languages, type Language } from '@hakaru/contract/languages';
import { densities, themes, type Density, type Theme } from '@hakaru/contract/preferences';
import { UnstyledButton } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useProfile, useSavePreferences } from '#features/profile/public';
import { LANGUAGE_NAMES } from '#features/sign-in/public';
import { logOut } from '#platform/log-out';
import { setLanguage, useLanguage, useText } from '#platform/text';
import { Menu, MenuChoice, MenuDivider, MenuItem, MenuLabel } from '#ui/menu';
import { useTheme } from '#ui/ui-root';
import { useHelpAddress } from './help-address';
import { initialsOf } from './initials';

import s from './shell.module.css';
import { appText } from './text';

export function UserMenu() {
  const t = useText(appText);
  const { name, preferences } = useProfile();
  const language = useLanguage();
  const { theme, setTheme } = useTheme();
  const { mutate: save } = useSavePreferences();
  const navigate = useNavigate();
  const help = useHelpAddress();
  const chooseLanguage = (next: Language) => {
    setLanguage(next);
    save({ language: next });
  };
  const chooseTheme = (next: Theme) => {
    setTheme(next);
    save({ theme: next });
  };
  const target = (
    <UnstyledButton className={s.user} aria-label={t('account', { name })}>
      <span className={s.avatar} data-initials={initialsOf(name)} />
    </UnstyledButton>
  );
  return (
    <Menu target={target} width={220}>
      <MenuLabel>{name}</MenuLabel>
      <MenuItem onClick={() => void navigate({ to: '/settings/profile' })}>{t('settings')}</MenuItem>
      <MenuItem onClick={() => window.open(help.href, '_blank', 'noopener')}>{t('help')}</MenuItem>
      <MenuItem onClick={() => location.assign('/privacy')}>{t('privacy')}</MenuItem>
      <MenuDivider />
      <MenuLabel>{t('language')}</MenuLabel>
      <MenuChoice
        value={language}
        onChange={chooseLanguage}
        options={languages.map(value => ({ value, label: LANGUAGE_NAMES[value], lang: HTML_LANG[value] }))}
      />
      <MenuLabel>{t('theme')}</MenuLabel>
      <MenuChoice value={theme} onChange={chooseTheme} options={themes.map(value => ({ value, label: t(value) }))} />
      <MenuLabel>{t('density')}</MenuLabel>
      <MenuChoice
        value={preferences.density}
        onChange={(density: Density) => save({ density })}
        options={densities.map(value => ({ value, label: t(value) }))}
      />
      <MenuDivider />
      <MenuItem onClick={() => void logOut()}>{t('logOut')}</MenuItem>
    </Menu>
  );
}
