import { EXPORT_FILE_DAYS } from '@hakaru/contract/exports';
import { getRouteApi } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { ArrangedTable } from '#features/saved-views/public';
import { download } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { Button } from '#ui/button';
import type { TableColumn } from '#ui/data-table';
import { ListStates } from '#ui/list-states';
import { Pager } from '#ui/pager';
import { Panel } from '#ui/panel';
import { saveFile } from '#ui/save-file';
import { atTime, exactly } from '#ui/table-value';
import { toast } from '#ui/toast-queue';
import s from './exports.module.css';
import { isAtWork, useExports, type ExportLine } from './queries';
import { exportsText, formatText, kindText, scopeText, stateText } from './text';

const route = getRouteApi('/shell/$role/export');

/** Past exports, with user and time; the progress of a running one is updated without reloading. */
export function ExportHistory() {
  const t = useText(exportsText);
  const { page = 1 } = route.useSearch();
  const navigate = route.useNavigate();
  const { data, isError, isFetching, refetch } = useExports(page);
  const columns = useColumns();
  return (
    <Panel title={t('history')} subtitle={t('historyLead')} refreshing={isFetching && data !== undefined} flush>
      <ListStates
        count={data?.data.length}
        isError={isError}
        onRetry={() => void refetch()}
        empty={t('none')}
        next="choose"
        failed={t('failedToLoad')}
      >
        <ArrangedTable screen="exports" caption={t('history')} columns={columns} rows={data?.data ?? []} rowId={({ id }) => id} />
        {data && <Pager info={data.paginatorInfo} onPage={next => void navigate({ search: next > 1 ? { page: next } : {} })} />}
      </ListStates>
    </Panel>
  );
}

function useColumns(): TableColumn<ExportLine>[] {
  const t = useText(exportsText);
  const states = useText(stateText);
  const language = useLanguage();
  const formats = useFormats();
  const kinds = useText(kindText);
  const scopes = useText(scopeText);
  const forms = useText(formatText);
  const num = (text: string) => <span className="num">{text}</span>;
  return [
    { id: 'kind', header: t('kind'), value: ({ kind }) => kinds(kind) },
    { id: 'scope', header: t('scope'), value: ({ scope }) => scopes(scope) },
    { id: 'asset', header: t('asset'), value: ({ assetEn, assetJp }) => (language === 'jp' ? assetJp : assetEn) },
    {
      id: 'period',
      header: t('months'),
      align: 'end',
      value: ({ from, to }) => `${formats.month(from)} – ${formats.month(to)}`,
      node: ({ from, to }) => num(`${formats.month(from)} – ${formats.month(to)}`),
    },
    { id: 'format', header: t('format'), value: ({ format }) => forms(format) },
    {
      id: 'at',
      priority: 2,
      header: t('at'),
      align: 'end',
      value: ({ requestedAt }) => atTime(formats.time(requestedAt)),
      node: ({ requestedAt }) => num(formats.time(requestedAt)),
    },
    { id: 'by', header: t('by'), value: ({ requesterName }) => requesterName },
    { id: 'state', priority: 1, header: t('state'), value: ({ state }) => states(state), node: line => <State line={line} /> },
    { id: 'rows', header: t('rows'), align: 'end', value: ({ rows }) => exactly(rows), node: ({ rows }) => num(formats.number(rows)) },
    {
      id: 'file',
      priority: 3,
      header: t('file'),
      value: line => (isAtWork(line) ? null : line.isFileGone ? t('fileGone', { days: EXPORT_FILE_DAYS }) : line.fileName),
      node: line => <FileButton line={line} />,
    },
  ];
}

function State({ line }: { line: ExportLine }) {
  const t = useText(exportsText);
  const states = useText(stateText);
  const { state, done, total } = line;
  if (state !== 'running' || total === 0) return states(state);
  return (
    <span className={s.progress}>
      <progress aria-label={states(state)} value={done} max={total} /> {t('progress', { done, total })}
    </span>
  );
}

function FileButton({ line }: { line: ExportLine }) {
  const t = useText(exportsText);
  const { id, fileName } = line;
  if (isAtWork(line) || !fileName) return '-';
  if (line.isFileGone) return <span className={s.gone}>{t('fileGone', { days: EXPORT_FILE_DAYS })}</span>;
  const get = async () => {
    try {
      saveFile(fileName, await download(`exports/${id}`));
    } catch {
      toast(t('notDownloaded'), { tone: 'error', persist: true });
    }
  };
  return (
    <Button kind="subtle" icon={<Download size={14} />} onClick={() => void get()}>
      {fileName}
    </Button>
  );
}
