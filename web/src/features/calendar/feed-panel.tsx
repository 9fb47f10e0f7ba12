import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { Panel } from '#ui/panel';
import { toast } from '#ui/toast-queue';
import { CreateCalendarFeedDocument, DropCalendarFeedDocument } from './calendar.gen';
import s from './calendar.module.css';
import { calendarText } from './text';

/** The secret address of the user's calendar feed: created, shown once, revoked. */
export function FeedPanel({ since }: { since: string | null }) {
  const t = useText(calendarText);
  const formats = useFormats();
  const client = useQueryClient();
  const [address, setAddress] = useState<string | null>(null);
  const refresh = () => client.invalidateQueries({ queryKey: ['calendar'] });
  const create = async () => {
    setAddress((await ask(CreateCalendarFeedDocument, {})).createCalendarFeed);
    await refresh();
  };
  const drop = async () => {
    await ask(DropCalendarFeedDocument, {});
    setAddress(null);
    toast(t('dropped'));
    await refresh();
  };
  return (
    <Panel
      title={t('feed')}
      subtitle={t('feedLead')}
      tools={
        <>
          {since && <Button onClick={() => void drop()}>{t('drop')}</Button>}
          <Button onClick={() => void create()}>{t('create')}</Button>
        </>
      }
    >
      {address ? (
        <div className={s.address}>
          <span>{t('created')}</span>
          <code>{address}</code>
        </div>
      ) : (
        <span className={s.quiet}>{since ? t('feedSince', { time: formats.time(since) }) : t('noFeed')}</span>
      )}
    </Panel>
  );
}
