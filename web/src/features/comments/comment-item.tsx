import { useState, type ReactNode } from 'react';
import { ask } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { Button } from '#ui/button';
import { confirm } from '#ui/confirm';
import { statusText } from '#ui/status-text';
import { Tag } from '#ui/tag';
import { toast } from '#ui/toast-queue';
import { DeleteCommentDocument, PackCommentDocument, ResolveCommentDocument } from './comments.gen';
import s from './comments.module.css';
import { useNameOfClient, useRefreshComments, type Comment } from './queries';
import { splitAtNames } from './typed-name';
import { commentsText } from './text';

export type SayFigure = (key: string, seen: { value: string | null; reason: string | null }) => string;
type ItemProps = { comment: Comment; canWrite: boolean; say: SayFigure; head?: ReactNode };

/** One comment: author, time and audience, the value its author saw, and whether that has changed since. */
export function CommentItem({ comment, canWrite, say, head }: ItemProps) {
  const t = useText(commentsText);
  const formats = useFormats();
  const language = useLanguage();
  const { userName, createdAt, audience, resolvedAt, resolvedByName } = comment;
  const organisation = language === 'jp' ? comment.organisationNameJp : comment.organisationName;
  return (
    <li className={s.comment} data-resolved={resolvedAt !== null || undefined}>
      {head}
      <p className={s.by}>
        <b>{userName}</b> <span>{audience === 'everyone' ? `${organisation} · ` : ''}</span>
        <span className="num">{formats.time(createdAt)}</span> {audience === 'everyone' && <Tag>{t('readByAll')}</Tag>}{' '}
        {comment.isPacked && <Tag tone="ok">{t('packed')}</Tag>}
      </p>
      <p className={s.body}>
        <Body comment={comment} />
      </p>
      <SeenThen comment={comment} say={say} />
      {resolvedAt && <p className={s.by}>{t('resolvedBy', { name: resolvedByName ?? '', time: formats.time(resolvedAt) })}</p>}
      {canWrite && <Actions comment={comment} />}
    </li>
  );
}

/** Highlights the names of mentioned people. */
function Body({ comment: { body, mentions } }: { comment: Comment }) {
  return splitAtNames(body, mentions).map((part, at) => (at % 2 === 1 ? <b key={at}>{part}</b> : part));
}

function SeenThen({ comment: { kind, subject, seen, now, hasChanged }, say }: { comment: Comment; say: SayFigure }) {
  const t = useText(commentsText);
  const states = useText(statusText);
  const stateOf = (value: string | null) => {
    const name = value?.toLowerCase() ?? '';
    return name in statusText ? states(name as keyof typeof statusText) : name; // looked up in the table just before
  };
  if (!seen) return null;
  const word = (one: { value: string | null; reason: string | null }) => (kind === 'figure' ? say(subject, one) : stateOf(one.value));
  return (
    <p className={s.seen}>
      <span className="num">{t(kind === 'figure' ? 'seenFigure' : 'seenState', { value: word(seen) })}</span>
      {hasChanged && now && <Tag tone="warn">{t('changed', { value: word(now) })}</Tag>}
    </p>
  );
}

function Actions({ comment }: { comment: Comment }) {
  const { id, version, resolvedAt, isMine, mayPack, isPacked } = comment;
  const t = useText(commentsText);
  const refresh = useRefreshComments();
  const [isBusy, setBusy] = useState(false);
  const place = { kind: comment.kind, assetId: comment.assetId, subject: comment.subject };
  const change = async (work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await work();
    } catch {
      toast(t('changeFailed'), { tone: 'error' });
    }
    await refresh();
    setBusy(false);
  };
  const named = useNameOfClient()(comment);
  const client = comment.audience === 'everyone' ? named : null; // what is for the own organisation changes nothing of the client's
  const verb = resolvedAt === null ? 'resolve' : 'reopen';
  const settle = async () => {
    if (client !== null && !(await confirm({ title: t(`${verb}Ask`), client, confirmLabel: t(verb) }))) return;
    await change(() => ask(ResolveCommentDocument, { place, id, version, isResolved: resolvedAt === null }));
  };
  const pack = () => change(() => ask(PackCommentDocument, { place, id, version, isPacked: !isPacked }));
  const remove = () =>
    confirm({
      title: t('removeAsk'),
      client,
      body: t('removeBody'),
      confirmLabel: t('remove'),
      danger: true,
      failureText: t('changeFailed'),
      action: async () => {
        await ask(DeleteCommentDocument, { place, id, version });
        toast(t('removed'));
        await refresh();
      },
    });
  return (
    <div className={s.actions}>
      <Button kind="subtle" busy={isBusy} onClick={() => void settle()}>
        {t(verb)}
      </Button>
      {mayPack && (
        <Button kind="subtle" disabled={isBusy} onClick={() => void pack()}>
          {t(isPacked ? 'unpack' : 'pack')}
        </Button>
      )}
      {isMine && (
        <Button kind="subtle" onClick={() => void remove()}>
          {t('remove')}
        </Button>
      )}
    </div>
  );
}
