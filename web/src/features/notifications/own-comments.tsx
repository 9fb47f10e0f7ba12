import { mayWrite } from '@hakaru/contract/access';
import { readFigureKey } from '@hakaru/contract/figures';
import { areaOf } from '@hakaru/contract/organisations';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CommentItem, useNameOfClient, useOwnComments, type Comment } from '#features/comments/public';
import { AssetTrace, horizonText, measureText, useFigureWords, useTraceWalk } from '#features/figures/public';
import { useVisitor } from '#features/profile/public';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { Pager } from '#ui/pager';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState, ErrorState } from '#ui/states';
import s from './notifications.module.css';
import { notificationsText } from './text';

const route = getRouteApi('/shell/notifications');

/** Open comments that concern the reader, each linked to its figure, row, task or file. */
export function OwnComments({ tools }: { tools: ReactNode }) {
  const t = useText(notificationsText);
  const { page = 1, asset } = route.useSearch();
  const navigate = route.useNavigate();
  const canWrite = mayWrite(useVisitor().role);
  const walk = useTraceWalk();
  const say = useFigureWords();
  const { data, isError, isFetching, refetch } = useOwnComments(page);
  const openFigure = ({ subject, assetId }: Comment) =>
    void navigate({ search: before => ({ ...before, trace: subject, ...(assetId ? { asset: assetId } : {}) }), resetScroll: false });
  return (
    <Panel title={t('comments')} subtitle={t('commentsLead')} tools={tools} refreshing={isFetching && data !== undefined}>
      {isError && <ErrorState title={t('commentsFailed')} onRetry={() => void refetch()} />}
      {!data && !isError && <SkeletonRows rows={6} />}
      {data?.data.length === 0 && <EmptyState title={t('noComments')}>{t('noCommentsBody')}</EmptyState>}
      {data && data.data.length > 0 && (
        <ol className={s.comments}>
          {data.data.map(comment => (
            <CommentItem
              key={comment.id}
              comment={comment}
              canWrite={canWrite}
              say={say}
              head={<About comment={comment} onFigure={() => openFigure(comment)} />}
            />
          ))}
        </ol>
      )}
      {data && data.paginatorInfo.lastPage > 1 && (
        <Pager
          info={data.paginatorInfo}
          onPage={next => void navigate({ search: { show: 'comments', ...(next > 1 ? { page: next } : {}) } })}
        />
      )}
      {asset && walk.key && <AssetTrace assetId={asset} walk={walk} />}
    </Panel>
  );
}

/** The subject of a comment and a link to it: a figure's trace opens here, whatever asset is on screen. */
function About({ comment, onFigure }: { comment: Comment; onFigure: () => void }) {
  const role = areaOf(useVisitor().category); // the page is in no area
  const name = useAboutName(comment);
  const { kind, subject, ownerId, entityId, assetId, asOf } = comment;
  if (kind === 'figure')
    return (
      <button type="button" className={s.about} onClick={onFigure}>
        {name}
      </button>
    );
  if (kind === 'import')
    return (
      <AppLink to="/$role/import/history/$importId" params={{ role, importId: subject }}>
        {name}
      </AppLink>
    );
  if (kind === 'task')
    return (
      <AppLink to="/$role/reportingTasks" params={{ role }} search={{ ...(asOf ? { month: asOf } : {}), talk: `${assetId}|${subject}` }}>
        {name}
      </AppLink>
    );
  const mandateId = entityId ?? '';
  return role === 'manager' ? (
    <AppLink to="/$role/clients/$clientId/mandates/$mandateId/$tab" params={{ role, clientId: ownerId, mandateId, tab: 'comments' }}>
      {name}
    </AppLink>
  ) : (
    <AppLink to="/$role/mandates/$mandateId/$tab" params={{ role, mandateId, tab: 'comments' }} search={assetId ? { asset: assetId } : {}}>
      {name}
    </AppLink>
  );
}

function useAboutName(comment: Comment): string {
  const { kind, subject, ref, name, nameJp, asOf } = comment;
  const client = useNameOfClient()(comment);
  const language = useLanguage();
  const formats = useFormats();
  const measure = useText(measureText);
  const horizon = useText(horizonText);
  if (kind === 'import') return [client, ref].filter(Boolean).join(' · ');
  const entity = `${ref} ${language === 'jp' ? nameJp : name}`;
  const key = kind === 'figure' ? readFigureKey(subject) : null;
  const what = key ? [measure(key.measure), key.horizon && horizon(key.horizon)].filter(Boolean).join(' ') : null;
  return [client, entity, what, asOf && formats.month(asOf)].filter(Boolean).join(' · ');
}
