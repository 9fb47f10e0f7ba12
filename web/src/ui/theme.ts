import {
  convertCssVariables,
  createTheme,
  defaultCssVariablesResolver,
  DEFAULT_THEME,
  mergeMantineTheme,
  type MantineColorSchemeManager,
} from '@mantine/core';
import type { Theme } from '@hakaru/contract/preferences';
import { readStored, watchStored, writeStored } from '#platform/storage';

/** Default props are set by name, without imports, so that components not yet shown stay out of the first download. */
export const theme = createTheme({
  fontFamily: 'var(--font-sans)',
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '20px' },
  lineHeights: { xs: '16px', sm: '20px', md: '20px', lg: '24px', xl: '28px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  defaultRadius: 'sm',
  primaryColor: 'accent',
  // In the dark theme the filled shade must be dark enough for white text.
  primaryShade: { light: 6, dark: 5 },
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  colors: {
    accent: ['#EDF2FF', '#DCE5FF', '#B9CAFF', '#93AEFF', '#7C9BFF', '#4468E0', '#2B50C8', '#2444AC', '#1D388E', '#172C70'],
    gray: ['#FAFBFC', '#F5F6F8', '#EEF0F4', '#E8EAEE', '#D5D9E0', '#A6ACB8', '#656D7C', '#4A5160', '#2C313C', '#14171F'],
    dark: ['#E9EBEF', '#AEB5C1', '#8A92A0', '#5A6270', '#333A45', '#22272F', '#1C2129', '#14171C', '#0D1014', '#0A0C0F'],
  },
  components: {
    Button: { defaultProps: { size: 'xs' } },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 28 } },
    TextInput: { defaultProps: { size: 'xs' } },
    PasswordInput: { defaultProps: { size: 'xs' } },
    Textarea: { defaultProps: { size: 'xs' } },
    // At this size the corner radius of other components would make it look like a radio button.
    Checkbox: { defaultProps: { size: 'xs', radius: 3 } },
    Select: { defaultProps: { size: 'xs', allowDeselect: false, checkIconPosition: 'right' } },
    SegmentedControl: { defaultProps: { size: 'xs', transitionDuration: 120 } },
    Menu: { defaultProps: { shadow: 'none', position: 'bottom-end', offset: 4, transitionProps: { duration: 90 } } },
    Popover: { defaultProps: { shadow: 'none', offset: 4, transitionProps: { duration: 90 } } },
    Tooltip: { defaultProps: { openDelay: 300, withArrow: false } },
  },
});

/**
 * Mantine's variables as a constructed style sheet. Its own way, a `<style>` filled through innerHTML, is refused by a page under Trusted
 * Types.
 */
export function adoptThemeVariables(): void {
  if (typeof CSSStyleSheet === 'undefined' || !('replaceSync' in CSSStyleSheet.prototype) || !('adoptedStyleSheets' in document)) return;
  const { variables, light, dark } = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme));
  const css = convertCssVariables({ variables, light: { ...light, ...ON_TOKENS }, dark: { ...dark, ...ON_TOKENS } }, ':root');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`@layer mantine{${css}}`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

const ON_TOKENS = {
  '--mantine-color-body': 'var(--bg-surface)',
  '--mantine-color-text': 'var(--ink-1)',
  '--mantine-color-dimmed': 'var(--ink-3)',
  '--mantine-color-placeholder': 'var(--ink-3)',
  '--mantine-color-error': 'var(--neg)',
  '--mantine-color-default': 'var(--bg-surface)',
  '--mantine-color-default-hover': 'var(--bg-hover)',
  '--mantine-color-default-color': 'var(--ink-1)',
  '--mantine-color-default-border': 'var(--line-2)',
} as const;

/** The reader's theme is stored under our own key; 'system' follows the device. */
export const themeManager: MantineColorSchemeManager = {
  get: () => schemeOf(readStored('theme')),
  set: scheme => writeStored('theme', themeOf(scheme)),
  subscribe: onUpdate => {
    stopWatching = watchStored('theme', () => onUpdate(schemeOf(readStored('theme'))));
  },
  unsubscribe: () => stopWatching(),
  clear: () => writeStored('theme', null),
};

let stopWatching: () => void = () => undefined;

export function schemeOf(stored: string | null): 'light' | 'dark' | 'auto' {
  return stored === 'light' || stored === 'dark' ? stored : 'auto';
}

export function themeOf(scheme: 'light' | 'dark' | 'auto'): Theme {
  return scheme === 'auto' ? 'system' : scheme;
}
