import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { Comments } from '#features/comments/public';
import { useFormats } from '#platform/formats';
import { isMissing } from '#platform/query';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { Facts } from '#ui/facts';
import { Notice } from '#ui/notice';
import { PageHead } from '#ui/page-head';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { ErrorState } from '#ui/states';
import { Status } from '#ui/status';
import { CellPage, CellPanel, WithheldNotice } from './cell-panel';
import { ChangesPanel } from './changes-panel';
import { ClientChoice } from './client-choice';
import { DetailActions } from './detail-actions';
import { FindingsPanel } from './findings-panel';
import s from './imports.module.css';
import type { ImportDetail } from './import-detail';
import { codeWords, MarkedStatus } from './marks';
import { OverridesPanel } from './overrides-panel';
import { PartsNotice } from './parts-notice';
import { PreviewPanel } from './preview-panel';
import { ProposalPanel } from './proposal-panel';
import { importDetail, isAtWork, useImportProgress } from './queries';
import type { CellAddress } from './routes';
import { importsText, kindText } from './text';
import { workText } from './work-text';

/** One import from its arrival to its approval: steps and times, findings, and what it would change. */
export function DetailPage() {
  const t = useText(importsText);
  const { role = 'owner', importId = '' } = useParams({ strict: false });
  const { sheet, cell }: CellAddress = useSearch({ strict: false });
  const asked = sheet !== undefined && cell !== undefined ? { sheet, cell } : null;
  const { data, error, isError, refetch } = useQuery(importDetail(importId));
  // Users who may see a fact may see its cell, though the import itself is visible to its sender and owner only.
  if (isError && asked) return <CellPage importId={importId} asked={asked} />;
  if (isMissing(error)) throw error;
  if (!data) return isError ? <ErrorState title={t('failed')} onRetry={() => void refetch()} /> : <SkeletonRows rows={8} />;
  return (
    <>
      <PageHead
        title={data.fileName}
        context={
          <>
            <AppLink to="/$role/import/history" params={{ role }}>
              {t('history')}
            </AppLink>{' '}
            · <MarkedStatus of={data} />
          </>
        }
      >
        <DetailActions found={data} />
      </PageHead>
      <div className={s.stack}>
        <WorkNotice found={data} />
        <ProposalPanel found={data} />
        <PartsNotice found={data} />
        {asked && <CellPanel importId={importId} asked={asked} />}
        {!asked && data.withheld > 0 && <WithheldNotice rows={data.withheld} />}
        {(data.refusal || data.ignored.length > 0) && <ErrorSection found={data} />}
        <div className={s.pair}>
          <ImportFacts found={data} />
          <Steps found={data} />
        </div>
        {!data.refusal && <FindingsPanel found={data} />}
        {data.overrides.length > 0 && <OverridesPanel found={data} />}
        {data.fileNo > 1 && <ChangesPanel found={data} />}
        <Panel title={t('comments')}>
          <Comments place={{ kind: 'import', assetId: null, subject: importId }} />
        </Panel>
        {data.sheets.length > 0 && <PreviewPanel found={data} />}
      </div>
    </>
  );
}

/** Progress of a file that is being read, checked or approved, which the user may leave; or why its approval was not recorded. */
function WorkNotice({ found }: { found: ImportDetail }) {
  const t = useText(workText);
  const f = useFormats();
  const language = useLanguage();
  const progress = useImportProgress(found);
  const { approval, withdrawn } = found;
  if (withdrawn) return null;
  const by = { name: approval?.byName ?? '', at: f.time(approval?.at ?? null) };
  if (approval && !approval.isOpen)
    return <Notice tone="warn">{t('failed', { ...by, why: codeWords(approval.failure ?? undefined, language) })}</Notice>;
  if (!isAtWork(found)) return null;
  const counted = progress && progress.total > 1 ? progress : null;
  const rows = (n: number) => f.number(n, { decimals: 0 });
  const counts = counted ? { done: rows(counted.done), total: rows(counted.total) } : null;
  return (
    <Notice>
      {approval ? (
        <p>{counts ? t('approvingRows', { ...by, ...counts }) : t('approving', by)}</p>
      ) : (
        <p>{counts ? t('atWorkRows', counts) : t('atWork')}</p>
      )}
      <progress className={s.progress} aria-label={t('progress')} {...(counted ? { value: counted.done, max: counted.total } : {})} />
    </Notice>
  );
}

const IGNORED = {
  hiddenSheet: 'ignoredHidden',
  unknownSheet: 'ignoredUnknown',
  otherKind: 'ignoredOther',
  notAllowed: 'ignoredNotAllowed',
  blankKey: 'ignoredBlank',
  ownSheet: 'ignoredOwn',
  notFilled: 'ignoredNotFilled',
} as const;

function ErrorSection({ found }: { found: ImportDetail }) {
  const { refusal, ignored } = found;
  const t = useText(importsText);
  const language = useLanguage();
  return (
    <Panel title={t('errorSection')}>
      <div className={s.notices}>
        {refusal && <Notice tone="warn">{refusal.message[language]}</Notice>}
        <ClientChoice found={found} />
        {ignored.map(({ sheet, rows, why }) => (
          <Notice key={`${sheet} ${why}`}>{t(IGNORED[why as keyof typeof IGNORED] ?? 'ignoredUnknown', { sheet, rows })}</Notice> // the server's own words for why
        ))}
      </div>
    </Panel>
  );
}

function ImportFacts({ found }: { found: ImportDetail }) {
  const t = useText(importsText);
  const words = useText(kindText);
  const language = useLanguage();
  const f = useFormats();
  return (
    <Panel title={t('facts')}>
      <Facts
        facts={[
          [t('dataset'), found.kinds.map(kind => words(kind)).join(' · ') || null],
          [t('client'), found.owner?.name[language]],
          [t('asOf'), f.date(found.asOf)],
          [t('rowsOk'), f.number(found.rows, { decimals: 0 })],
          [t('warnings'), f.number(found.warnings, { decimals: 0 })],
          [t('errors'), f.number(found.errors, { decimals: 0 })],
          [t('uploadedBy'), `${found.userName} · ${found.sender?.name[language] ?? ''}`],
          ...(found.approvedAt
            ? ([
                [t('approvedBy'), found.approvedByName],
                [t('recorded'), f.number(found.recorded ?? 0, { decimals: 0 })],
              ] as const)
            : []),
          ...(found.reason ? ([[t('reason'), found.reason]] as const) : []),
        ]}
      />
    </Panel>
  );
}

function Steps({ found }: { found: ImportDetail }) {
  const t = useText(importsText);
  const f = useFormats();
  return (
    <Panel title={t('steps')}>
      <ol className={s.steps} aria-live="polite">
        {found.steps.map(({ status, at, userName }) => (
          <li key={`${status} ${at}`}>
            <Status value={status} />
            <span className="num">{f.time(at)}</span>
            <span className={s.quiet}>{userName}</span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
