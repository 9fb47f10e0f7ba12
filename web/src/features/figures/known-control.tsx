import { isDay } from '@hakaru/engine/calendar/day';
import { Popover } from '@mantine/core';
import { History } from 'lucide-react';
import { useState } from 'react';
import { useProfile } from '#features/profile/public';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { DayInput } from '#ui/form/date-field';
import s from './figures.module.css';
import { knownText } from './text';
import { useUrlText } from './url-text';

/** Knowledge time: the screen as it was known on a day, and what has changed since. */
export function KnownControl({ canCompare }: { canCompare: boolean }) {
  const t = useText(knownText);
  const formats = useFormats();
  const [known] = useUrlText('known');
  const [open, setOpen] = useState(false);
  const label = known ? t('asKnownOn', { date: formats.date(known) }) : t('asKnown');
  return (
    <Popover opened={open} onChange={setOpen} position="bottom-end" trapFocus returnFocus width={320} withRoles={false}>
      <Popover.Target>
        <Button icon={<History size={14} />} aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(!open)}>
          {label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={t('title')}>
        <KnownForm canCompare={canCompare} onDone={() => setOpen(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}

function KnownForm({ canCompare, onDone }: { canCompare: boolean; onDone: () => void }) {
  const t = useText(knownText);
  const [known, setKnown] = useUrlText('known');
  const [, setSince] = useUrlText('since');
  const [day, setDay] = useState(known?.slice(0, 10) ?? '');
  const { today } = useProfile();
  const isReady = isDay(day) && day <= today;
  const go = (act: () => void) => () => {
    act();
    onDone();
  };
  return (
    <form
      className={s.known}
      onSubmit={event => {
        event.preventDefault();
        if (isReady) go(() => setKnown(day))();
      }}
    >
      <p className={s.knownBody}>{t('body')}</p>
      <DayInput label={t('day')} value={day} onChange={setDay} maxDay={today} />
      <div className={s.knownActions}>
        <Button kind="primary" type="submit" disabled={!isReady}>
          {t('show')}
        </Button>
        {canCompare && (
          <Button disabled={!isReady} onClick={go(() => setSince(day))}>
            {t('changed')}
          </Button>
        )}
      </div>
    </form>
  );
}

/** Says that the screen shows an earlier knowledge time. */
export function KnownStrip() {
  const t = useText(knownText);
  const formats = useFormats();
  const [known, setKnown] = useUrlText('known');
  if (!known) return null;
  return (
    <div className={s.strip} role="status">
      <History size={14} aria-hidden="true" />
      <span>{t('strip', { date: formats.date(known) })}</span>
      <Button kind="subtle" onClick={() => setKnown(null)}>
        {t('now')}
      </Button>
    </div>
  );
}
