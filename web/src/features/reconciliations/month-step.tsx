import { shiftMonthEnd } from '@hakaru/engine/calendar/month-end';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useText } from '#platform/text';
import { IconButton } from '#ui/button';
import { useReconciledMonth } from './queries';
import { reconciliationText } from './text';

/** Goes one month back or forth, up to the last month that has ended. */
export function MonthStep() {
  const t = useText(reconciliationText);
  const { month, setMonth, isLast } = useReconciledMonth();
  const go = (by: number) => setMonth(shiftMonthEnd(month, by), { replace: true });
  return (
    <>
      <IconButton label={t('previousMonth')} icon={<ChevronLeft size={16} />} onClick={() => go(-1)} />
      <IconButton label={t('nextMonth')} icon={<ChevronRight size={16} />} disabled={isLast} onClick={() => go(1)} />
    </>
  );
}
