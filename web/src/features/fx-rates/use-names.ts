import { useMemo } from 'react';
import { useText } from '#platform/text';
import { methodText, tenorText } from './text';

/** Names of sources and tenors; an unknown code is shown as it is. */
export function useRateNames(): Record<'source' | 'tenor' | 'pair', (name: string) => string> {
  const method = useText(methodText);
  const tenor = useText(tenorText);
  return useMemo(
    () => ({
      source: name => (Object.hasOwn(methodText, name) ? method(name as keyof typeof methodText) : name), // looked up just before
      tenor: name => (Object.hasOwn(tenorText, name) ? tenor(name as keyof typeof tenorText) : name), // looked up just before
      pair: pair => `${pair.slice(0, 3)}/${pair.slice(3)}`,
    }),
    [method, tenor],
  );
}
