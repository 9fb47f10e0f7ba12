import type { Theme } from '@hakaru/contract/preferences';
import { MantineProvider, useMantineColorScheme } from '@mantine/core';
import type { ReactNode } from 'react';
import { ConfirmHost } from './confirm';
import { adoptThemeVariables, schemeOf, theme, themeManager, themeOf } from './theme';
import { Toasts } from './toasts';

adoptThemeVariables();

/** The providers that the components of this folder need. `still` is for tests: no transitions. */
export function UiRoot({ children, still = false }: { children: ReactNode; still?: boolean }) {
  return (
    <MantineProvider
      theme={theme}
      colorSchemeManager={themeManager}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
      {...(still ? { env: 'test' as const } : {})}
    >
      {children}
      <ConfirmHost />
      <Toasts />
    </MantineProvider>
  );
}

/** The reader's theme, and a function that changes it. */
export function useTheme(): { theme: Theme; setTheme: (theme: Theme) => void } {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return { theme: themeOf(colorScheme), setTheme: next => setColorScheme(schemeOf(next)) };
}
