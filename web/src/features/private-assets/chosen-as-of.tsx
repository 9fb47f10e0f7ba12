import { isDay } from '@hakaru/engine/calendar/day';
import type { ReactNode } from 'react';
import { AsOfContext, useBookContext, useUrlText } from '#features/figures/public';

/** The quarter named in the address; otherwise the shell's as-of date. */
export function ChosenAsOf({ children }: { children: ReactNode }) {
  const { asOf } = useBookContext();
  const [chosen] = useUrlText('asOf');
  return <AsOfContext value={chosen !== null && isDay(chosen) ? chosen : asOf}>{children}</AsOfContext>;
}
