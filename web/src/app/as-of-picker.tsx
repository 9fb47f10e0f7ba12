import { dayOf, daysInMonth, partsOf } from '@hakaru/engine/calendar/day';
import { shiftMonthEnd } from '@hakaru/engine/calendar/month-end';
import { Popover, UnstyledButton } from '@mantine/core';
import { CalendarDays, Check, ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useAsOfChange, useProfile } from '#features/profile/public';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { Button, IconButton } from '#ui/button';
import s from './as-of-picker.module.css';
import { appText } from './text';

/** The as-of date of every figure. Choosing one stops following the newest month-end; both changes ask for confirmation first. */
export function AsOfPicker() {
  const t = useText(appText);
  const formats = useFormats();
  const { asOfDate, assetId, preferences, organisation, today } = useProfile();
  const asset = organisation.assets.find(({ id }) => id === assetId);
  const changeTo = useAsOfChange();
  const [open, setOpen] = useState(false);
  if (!asOfDate) return null;
  // Also on pages without the figures' own heading, such as funds or stress tests.
  const isPreliminary = asset?.latestAsOf !== undefined && asset.latestAsOf !== null && asOfDate > asset.latestAsOf;
  const shown = isPreliminary ? t('preliminaryShort', { date: formats.date(asOfDate) }) : formats.date(asOfDate);
  const change = (day: string | null) => {
    setOpen(false);
    void changeTo(day);
  };
  return (
    <div className={s.picker}>
      <span className={s.word} aria-hidden="true">
        {t('asOf')}
      </span>
      <Popover opened={open} onChange={setOpen} position="bottom-end" trapFocus returnFocus withRoles={false}>
        <Popover.Target>
          <UnstyledButton
            className={s.button}
            aria-label={`${t('asOf')} ${shown}`}
            title={isPreliminary ? t('preliminary', { date: formats.date(asOfDate) }) : undefined}
            data-preliminary={isPreliminary || undefined}
            aria-haspopup="dialog"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            <CalendarDays size={14} aria-hidden="true" />
            <span className="num">{shown}</span>
          </UnstyledButton>
        </Popover.Target>
        <Popover.Dropdown role="dialog" aria-label={t('asOf')} p={12}>
          <MonthEnds
            chosen={asOfDate}
            from={asset?.firstAsOf ?? asOfDate}
            populated={asset?.latestAsOf ?? asOfDate}
            ended={shiftMonthEnd(today, -1)}
            onChoose={change}
          />
          <div className={s.latest}>
            {preferences.useLatestAsOfDate ? (
              <span className={s.following}>
                <Check size={14} aria-hidden="true" />
                {t('useLatest')}
              </span>
            ) : (
              <Button wide onClick={() => change(null)}>
                {t('useLatest')}
              </Button>
            )}
          </div>
        </Popover.Dropdown>
      </Popover>
    </div>
  );
}

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

type MonthEndsProps = { chosen: string; from: string; populated: string; ended: string; onChoose: (day: string) => void };

/** The populated month-ends, and later ones that have already ended, whose figures are preliminary. Other days are not offered. */
function MonthEnds({ chosen, from, populated, ended, onChoose }: MonthEndsProps) {
  const t = useText(appText);
  const formats = useFormats();
  const [year, setYear] = useState(partsOf(chosen).year);
  const to = populated > ended ? populated : ended;
  return (
    <div role="group" aria-label={t('monthEnd')}>
      <div className={s.head}>
        <IconButton
          label={t('previousYear')}
          icon={<ChevronLeft size={16} />}
          disabled={`${year}` <= from.slice(0, 4)}
          onClick={() => setYear(year - 1)}
        />
        <span className="num" aria-live="polite">
          {t('year', { year })}
        </span>
        <IconButton
          label={t('nextYear')}
          icon={<ChevronRight size={16} />}
          disabled={`${year}` >= to.slice(0, 4)}
          onClick={() => setYear(year + 1)}
        />
      </div>
      <div className={s.months}>
        {MONTHS.map(month => {
          const day = dayOf(year, month, daysInMonth(year, month));
          const isOpen = day > populated && day <= to;
          return (
            <UnstyledButton
              key={month}
              className={s.month}
              aria-label={isOpen ? t('preliminary', { date: formats.date(day) }) : formats.date(day)}
              data-preliminary={isOpen || undefined}
              aria-pressed={day === chosen}
              disabled={day < from || day > to}
              onClick={() => onChoose(day)}
            >
              {String(month).padStart(2, '0')}/{day.slice(8)}
            </UnstyledButton>
          );
        })}
      </div>
    </div>
  );
}
