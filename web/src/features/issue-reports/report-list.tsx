import { AppError } from '@hakaru/contract/errors';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Image } from 'lucide-react';
import { useState } from 'react';
import { ArrangedTable } from '#features/saved-views/public';
import { ask } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import type { TableColumn } from '#ui/data-table';
import { ListStates } from '#ui/list-states';
import { Pager } from '#ui/pager';
import { Panel } from '#ui/panel';
import { atTime, joined } from '#ui/table-value';
import { Tag } from '#ui/tag';
import { toast } from '#ui/toast-queue';
import { IssueReportsDocument, ResolveIssueDocument, type IssueReportsQuery } from './issue-reports.gen';
import s from './issue-reports.module.css';
import { ScreenshotDialog } from './screenshot-dialog';
import { issuesText } from './text';

type Report = IssueReportsQuery['issueReports']['data'][number];
const ROWS = 25;
const KEY = ['issue-reports', 'reports'] as const;

export function ReportList({ page, onPage }: { page: number; onPage: (page: number) => void }) {
  const t = useText(issuesText);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: [...KEY, page],
    queryFn: ({ signal }) => ask(IssueReportsDocument, { first: ROWS, page }, signal, 'admin'),
    placeholderData: keepPreviousData,
  });
  const found = data?.issueReports;
  return (
    <Panel title={t('reports')} refreshing={isFetching && found !== undefined} flush>
      <ListStates
        count={found?.data.length}
        isError={isError}
        onRetry={() => void refetch()}
        empty={t('noReports')}
        next="wait"
        failed={t('failed')}
      >
        <ReportTable reports={found?.data ?? []} />
        {found && <Pager info={found.paginatorInfo} onPage={onPage} />}
      </ListStates>
    </Panel>
  );
}

function ReportTable({ reports }: { reports: readonly Report[] }) {
  const t = useText(issuesText);
  const formats = useFormats();
  const [shown, setShown] = useState<Report | null>(null);
  const columns: TableColumn<Report>[] = [
    {
      id: 'at',
      header: t('at'),
      value: ({ createdAt }) => atTime(formats.time(createdAt)),
      node: ({ createdAt }) => <span className="num">{formats.time(createdAt)}</span>,
    },
    {
      id: 'from',
      header: t('from'),
      value: ({ name, email, organisationName }) => joined(name, email, organisationName),
      node: report => <Sender {...report} detail={report.organisationName} />,
    },
    {
      id: 'message',
      priority: 1,
      header: t('message'),
      value: ({ message }) => message,
      node: ({ message }) => <p className={s.message}>{message}</p>,
    },
    { id: 'page', header: t('page'), value: ({ page }) => page, node: ({ page }) => <span className={s.page}>{page}</span> },
    {
      id: 'screenshot',
      header: t('screenshot'),
      value: report => (report.hasScreenshot ? t('screenshot') : null),
      node: report =>
        report.hasScreenshot && (
          <Button icon={<Image size={14} />} onClick={() => setShown(report)}>
            {t('screenshot')}
          </Button>
        ),
    },
    {
      id: 'state',
      priority: 2,
      header: t('state'),
      value: ({ resolvedAt }) => (resolvedAt ? t('resolved') : t('open')),
      node: ({ resolvedAt }) => (resolvedAt ? <Tag tone="ok">{t('resolved')}</Tag> : <Tag tone="warn">{t('open')}</Tag>),
    },
    { id: 'actions', header: t('actions'), hideHeader: true, menu: true, node: report => <ResolveButton report={report} /> },
  ];
  return (
    <>
      <ArrangedTable screen="issue-reports" caption={t('reports')} columns={columns} rows={reports} rowId={({ id }) => id} />
      {shown && <ScreenshotDialog id={shown.id} name={shown.name} onClose={() => setShown(null)} />}
    </>
  );
}

export function Sender({ name, email, detail }: { name: string; email: string; detail: string | null }) {
  return (
    <span className={s.sender}>
      <span>{name}</span>
      <span className={s.quiet}>{email}</span>
      {detail && <span className={s.quiet}>{detail}</span>}
    </span>
  );
}

function ResolveButton({ report: { id, resolvedAt } }: { report: Report }) {
  const t = useText(issuesText);
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const settle = async () => {
    setBusy(true);
    await ask(ResolveIssueDocument, { id, resolved: resolvedAt === null }, undefined, 'admin').catch((error: unknown) =>
      toast(error instanceof AppError && error.refusal === 'conflict' ? t('conflict') : t('error'), { tone: 'error' }),
    );
    await client.invalidateQueries({ queryKey: KEY });
    setBusy(false);
  };
  return (
    <Button busy={isBusy} onClick={() => void settle()}>
      {resolvedAt ? t('reopen') : t('resolve')}
    </Button>
  );
}
