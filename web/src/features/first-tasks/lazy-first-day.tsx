import { lazy, Suspense } from 'react';
import s from './first-day.module.css';
import { useFirstDay } from './queries';

const FirstDayPanel = lazy(() => import('./first-day-panel').then(module => ({ default: module.FirstDayPanel })));

/** Loaded only for new users; its space is reserved meanwhile. */
export function FirstDay() {
  const { isShown } = useFirstDay();
  if (!isShown) return null;
  return (
    <Suspense fallback={<div className={s.place} />}>
      <FirstDayPanel />
    </Suspense>
  );
}
