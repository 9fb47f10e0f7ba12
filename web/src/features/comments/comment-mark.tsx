import type { CommentKind } from '@hakaru/contract/comments';
import { createContext, use } from 'react';
import { useText } from '#platform/text';
import s from './comments.module.css';
import { markKey, type Marks } from './queries';
import { commentsText } from './text';

/** The open comments of the asset on screen. */
export const MarksContext = createContext<Marks | null>(null);

/** A small mark beside a number or a name that has open comments. */
export function CommentMark({ kind, subject }: { kind: CommentKind; subject: string }) {
  const n = use(MarksContext)?.get(markKey(kind, subject)) ?? 0;
  return n === 0 ? null : <OpenMark n={n} />;
}

function OpenMark({ n }: { n: number }) {
  const t = useText(commentsText);
  const label = n === 1 ? t('openOne') : t('openCount', { n });
  return <i className={s.mark} role="img" aria-label={label} title={label} data-print="hide" />;
}
