import { addDays, addMonths } from '@hakaru/engine/calendar/day';
import { useProfile } from '#features/profile/public';
import { useAddress } from '#platform/use-address';
import { useText } from '#platform/text';
import { DayInput } from '#ui/form/date-field';
import { cashflowAddress } from './address';
import { cashflowText } from './text';

/** The default period: the last three months and the next sixty days; for a fund its whole life. */
export function usePeriod(isFund: boolean): { from: string; to: string } {
  const { today } = useProfile();
  const [{ from, to }] = useAddress(cashflowAddress);
  return { from: from ?? (isFund ? '1990-01-01' : addMonths(today, -3)), to: to ?? addDays(today, 60) };
}

export function PeriodFields({ isFund }: { isFund: boolean }) {
  const t = useText(cashflowText);
  const { from, to } = usePeriod(isFund);
  const [, set] = useAddress(cashflowAddress);
  return (
    <>
      <DayInput label={t('from')} hideLabel value={from} onChange={day => set({ from: day, page: undefined }, { replace: true })} />
      <DayInput label={t('to')} hideLabel value={to} onChange={day => set({ to: day, page: undefined }, { replace: true })} />
    </>
  );
}
