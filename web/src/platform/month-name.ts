import { useMemo } from 'react';
import { useLanguage } from '#platform/text';

/** The name of a month by its number: April, 4月. */
export function useMonthName(): (month: number) => string {
  const language = useLanguage();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(language === 'jp' ? 'ja-JP' : 'en-GB', { month: 'long', timeZone: 'UTC' });
    return month => format.format(new Date(Date.UTC(2024, month - 1, 15)));
  }, [language]);
}
