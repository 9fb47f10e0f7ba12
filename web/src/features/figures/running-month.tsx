import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useAsOfChange, useProfile } from '#features/profile/public';
import { ask } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { Button } from '#ui/button';
import { Tag } from '#ui/tag';
import type { Book } from './book-index';
import { useBook, useBookContext } from './queries';
import { RunningMonthDocument, type RunningMonthQuery } from './running-month.gen';
import s from './running-month.module.css';
import { runningMonthText } from './running-month-text';
import { useArea } from './use-area';
import { useIsOnAsset } from './whose-money';

export type RunningMonth = NonNullable<RunningMonthQuery['runningMonth']>;

/** Progress of the running month; null for an asset without one. Invalidated by whatever advances the month. */
export function useRunningMonth(assetId: string) {
  const isSteering = useIsOnAsset();
  return useQuery({
    queryKey: ['month-end', 'running', assetId],
    queryFn: async ({ signal }) => (await ask(RunningMonthDocument, { assetId }, signal)).runningMonth,
    enabled: assetId !== '' && isSteering,
  });
}

/** Whether the as-of date is a month that is not populated: its figures may still change, and some may be missing. */
export function isPreliminary(book: Book | undefined, asOf: string): boolean {
  const latest = book?.monthEnds.at(-1);
  return latest !== undefined && asOf > latest;
}

/** Progress of the running month (received, validated, populated, published), on every screen of the portfolio. */
export function RunningMonthStrip() {
  const { assetId } = useBookContext();
  const { assetType } = useProfile();
  const isSteering = useIsOnAsset();
  const { data: month } = useRunningMonth(assetId);
  if (!isSteering || assetId === '' || assetType === 'benchmark' || month === null) return null;
  return month ? <Strip month={month} /> : <div className={s.strip} aria-hidden="true" />;
}

function Strip({ month }: { month: RunningMonth }) {
  const t = useText(runningMonthText);
  const formats = useFormats();
  const role = useArea();
  const { asOf } = useBookContext();
  const { data: book } = useBook();
  const isShown = isPreliminary(book, asOf);
  const isDone = month.isPopulated && month.isPublished;
  return (
    <section className={isShown ? `${s.strip} ${s.preliminary}` : s.strip} aria-label={t('month', { month: formats.month(month.asOf) })}>
      <AppLink quiet to="/$role/monthEnd" params={{ role }}>
        <span className={s.month}>{t(isDone ? 'monthDone' : 'month', { month: formats.month(month.asOf) })}</span>
      </AppLink>
      <ol className={s.steps}>
        {stepsOf(month).map(({ word, state, n }) => (
          <li key={word} className={s.step} data-state={state} {...(state === 'now' ? { 'aria-current': 'step' as const } : {})}>
            {state === 'done' && <Check size={12} aria-hidden="true" />}
            {t(word)}
            <span className={s.count}>
              {n !== undefined ? (
                t('count', { n, of: month.reports })
              ) : state === 'done' ? (
                <span className="sr-only">{t('done')}</span>
              ) : (
                t('open')
              )}
            </span>
          </li>
        ))}
      </ol>
      <span className={s.end}>
        {month.reports === 0 && <span>{t('noReports')}</span>}
        {month.late > 0 && (
          <AppLink quiet to="/$role/reportingTasks" params={{ role }}>
            <Tag tone="warn">{t('late', { n: month.late })}</Tag>
          </AppLink>
        )}
        {month.nextDue && <span>{t('nextDue', { date: formats.date(month.nextDue) })}</span>}
        <Turn month={month} isShown={isShown} />
      </span>
    </section>
  );
}

/** Switches to the preliminary month and back. */
function Turn({ month, isShown }: { month: RunningMonth; isShown: boolean }) {
  const t = useText(runningMonthText);
  const change = useAsOfChange();
  if (isShown) {
    return (
      <Button kind="subtle" onClick={() => void change(null)}>
        {t('backToLatest')}
      </Button>
    );
  }
  if (month.isPopulated) return null;
  return (
    <Button kind="subtle" onClick={() => void change(month.asOf)}>
      {t('openPreliminary')}
    </Button>
  );
}

type Step = { word: 'received' | 'validated' | 'populated' | 'published'; state: 'done' | 'now' | 'later'; n?: number };

/** The first step that is not done is the current one. */
export function stepsOf({ reports, received, validated, isPopulated, isPublished }: RunningMonth): Step[] {
  // Without reports due there is nothing to receive.
  const asked = [
    { word: 'received' as const, isDone: received === reports, n: received },
    { word: 'validated' as const, isDone: validated === reports, n: validated },
  ];
  const done = [
    ...(reports > 0 ? asked : []),
    { word: 'populated' as const, isDone: isPopulated },
    { word: 'published' as const, isDone: isPublished },
  ];
  const now = done.find(({ isDone }) => !isDone)?.word;
  return done.map(({ isDone, ...step }) => ({ ...step, state: isDone ? 'done' : step.word === now ? 'now' : 'later' }));
}
