import { useState } from 'react';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { ExportMenu } from '#ui/export/export-menu';
import { DayInput } from '#ui/form/date-field';
import { SearchBox } from '#ui/search-box';
import { toast } from '#ui/toast-queue';
import { allLogins, loginTable, MOST_ROWS } from './login-export';
import type { LoginSearch } from './login-filter';
import { outcomeOf } from './login-outcome';
import s from './login-history.module.css';
import { historyText } from './text';

type FilterProps = { asked: LoginSearch; onAsk: (change: LoginSearch) => void; isOwnOnly: boolean };

/** Filters by person and period. Users who see only their own logins have no search for people. */
export function LoginFilters({ asked, onAsk, isOwnOnly }: FilterProps) {
  const t = useText(historyText);
  return (
    <div className={s.filters}>
      {!isOwnOnly && <SearchBox label={t('search')} value={asked.search ?? ''} onSearch={search => onAsk({ search })} />}
      <Day label={t('from')} value={asked.from ?? ''} onDay={from => onAsk({ from })} {...(asked.to ? { maxDay: asked.to } : {})} />
      <Day label={t('to')} value={asked.to ?? ''} onDay={to => onAsk({ to })} {...(asked.from ? { minDay: asked.from } : {})} />
    </div>
  );
}

type DayProps = { label: string; value: string; onDay: (day: string) => void; minDay?: string; maxDay?: string };

/** Reports a complete day or none; an incomplete one is kept here while it is typed. */
function Day({ value, onDay, ...rest }: DayProps) {
  const t = useText(historyText);
  const [draft, setDraft] = useState<string | null>(null);
  const change = (text: string) => {
    const isWhole = text === '' || /^\d{4}-\d{2}-\d{2}$/.test(text);
    setDraft(isWhole ? null : text);
    if (isWhole) onDay(text);
  };
  return (
    <div className={s.filterDay}>
      <DayInput {...rest} value={draft ?? value} onChange={change} error={draft === null ? null : t('noDay')} />
    </div>
  );
}

export function LoginExport({ asked }: { asked: LoginSearch }) {
  const t = useText(historyText);
  const formats = useFormats();
  const shown = async () => {
    const { rows, total } = await allLogins(asked);
    if (total > rows.length) toast(t('cut', { n: MOST_ROWS, total }), { tone: 'info' });
    const headers = [t('logInTime'), t('userName'), t('ipAddress'), t('outcome')];
    const outcome = (value: string) => outcomeOf(value, t);
    return loginTable(rows, { title: t('title'), headers, time: instant => formats.time(instant), outcome });
  };
  return <ExportMenu screen="login-history" shown={shown} />;
}
