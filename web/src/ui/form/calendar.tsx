import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/ja';
import { DatePicker } from '@mantine/dates';
import { HTML_LANG } from '@hakaru/contract/languages';
import { useLanguage, useText } from '#platform/text';
import { formText } from './form-text';

export type CalendarProps = { value: string | null; onPick: (day: string) => void; minDay?: string; maxDay?: string };

/** The only place that uses Mantine's dates: labels its unlabelled buttons and formats the Japanese header as 2026年9月. */
export function Calendar({ value, onPick, minDay, maxDay }: CalendarProps) {
  const t = useText(formText);
  const language = useLanguage();
  const spoken = new Intl.DateTimeFormat(language === 'jp' ? 'ja-JP' : 'en-GB', { dateStyle: 'full', timeZone: 'UTC' });
  return (
    <DatePicker
      value={value}
      onChange={day => {
        if (day) onPick(day);
      }}
      {...(value ? { defaultDate: value } : {})}
      {...(minDay ? { minDate: minDay } : {})}
      {...(maxDay ? { maxDate: maxDay } : {})}
      locale={HTML_LANG[language]}
      firstDayOfWeek={0}
      size="xs"
      monthLabelFormat={t('monthPattern')}
      yearLabelFormat={t('yearPattern')}
      ariaLabels={{
        previousMonth: t('previousMonth'),
        nextMonth: t('nextMonth'),
        previousYear: t('previousYear'),
        nextYear: t('nextYear'),
        previousDecade: t('previousDecade'),
        nextDecade: t('nextDecade'),
        monthLevelControl: t('chooseMonth'),
        yearLevelControl: t('chooseYear'),
      }}
      getDayAriaLabel={day => spoken.format(new Date(`${day}T00:00:00Z`))}
    />
  );
}
