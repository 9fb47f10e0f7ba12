import { useFormats } from '#platform/formats';
import { fill, useLanguage, useText } from '#platform/text';
import { Button } from '#ui/button';
import { Pager, type PaginatorInfo } from '#ui/pager';
import { clientOf, namedIn } from './client-of';
import type { NotificationsQuery } from './notifications.gen';
import s from './notifications.module.css';
import { kindText, notificationsText } from './text';

export type Notice = NotificationsQuery['notifications']['data'][number];

export type NotificationListProps = {
  notices: readonly Notice[];
  info: PaginatorInfo;
  onOpen: (notice: Notice) => void;
  onRead: (id: string) => void;
  onPage: (page: number) => void;
};

export function NotificationList({ notices, info, onOpen, onRead, onPage }: NotificationListProps) {
  const t = useText(notificationsText);
  const formats = useFormats();
  const say = useSentence();
  return (
    <>
      <ul className={s.list}>
        {notices.map(notice => (
          <li key={notice.id} className={s.notice} data-unread={!notice.readAt}>
            <i className={s.mark} aria-hidden="true" />
            <span className="sr-only">{notice.readAt ? t('isRead') : t('isUnread')}</span>
            <div className={s.text}>
              <p>{say(notice)}</p>
              <span className="num">{formats.time(notice.createdAt)}</span>
            </div>
            <div className={s.actions}>
              {!notice.readAt && (
                <Button kind="subtle" onClick={() => onRead(notice.id)}>
                  {t('markRead')}
                </Button>
              )}
              {notice.path && <Button onClick={() => onOpen(notice)}>{t('open')}</Button>}
            </div>
          </li>
        ))}
      </ul>
      <Pager info={info} onPage={onPage} />
    </>
  );
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Formats days and amounts among the parameters in the user's format. */
function useSentence(): (notice: Notice) => string {
  const language = useLanguage();
  const t = useText(notificationsText);
  const formats = useFormats();
  return ({ kind, params }) => {
    const sentence = kind in kindText ? kindText[kind as keyof typeof kindText][language] : t('unknown'); // checked just before
    const written = Object.entries(namedIn(params, language)).map(([name, value]) => {
      if (DAY.test(value)) return [name, formats.date(value)] as const;
      return [name, name === 'amount' ? formats.number(value) : value] as const;
    });
    const said = fill(sentence, Object.fromEntries(written));
    const client = clientOf(params, language);
    return client ? t('ofClient', { client, said }) : said;
  };
}
