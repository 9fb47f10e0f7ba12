import { mayWrite } from '@hakaru/contract/access';
import { useState } from 'react';
import { useVisitor } from '#features/profile/public';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { SkeletonRows } from '#ui/skeletons';
import { ErrorState } from '#ui/states';
import { CommentForm } from './comment-form';
import { CommentItem, type SayFigure } from './comment-item';
import s from './comments.module.css';
import { useComments, type Place } from './queries';
import { commentsText } from './text';

type CommentsProps = {
  place: Place;
  /** The knowledge time on screen: a comment is about the value seen. */
  known?: string | null;
  /** Formats a figure of this place. */
  say?: SayFigure;
};

/** The comments on one object: open ones, resolved ones on demand, and the field for a new one. */
export function Comments({ place, known = null, say = (_, { value }) => value ?? '' }: CommentsProps) {
  const t = useText(commentsText);
  const canWrite = mayWrite(useVisitor().role);
  const [isAll, setAll] = useState(false);
  const { data, isError, refetch } = useComments(place);
  if (isError) return <ErrorState title={t('failed')} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={3} />;
  const settled = data.comments.filter(({ resolvedAt }) => resolvedAt !== null).length;
  const shown = isAll ? data.comments : data.comments.filter(({ resolvedAt }) => resolvedAt === null);
  return (
    <div className={s.talk}>
      {data.comments.length === 0 && <p className={s.none}>{t('none')}</p>}
      {shown.length > 0 && (
        <ol className={s.list}>
          {shown.map(comment => (
            <CommentItem key={comment.id} comment={comment} canWrite={canWrite} say={say} />
          ))}
        </ol>
      )}
      {settled > 0 && (
        <div>
          <Button kind="subtle" onClick={() => setAll(!isAll)}>
            {isAll ? t('hideResolved') : t('showResolved', { n: settled })}
          </Button>
        </div>
      )}
      {canWrite ? <CommentForm place={place} known={known} talk={data.commentTalk} /> : <p className={s.none}>{t('readOnly')}</p>}
    </div>
  );
}
