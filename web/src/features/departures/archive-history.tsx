import { ARCHIVE_DAYS } from '@hakaru/contract/departures';
import { Download } from 'lucide-react';
import { ArrangedTable } from '#features/saved-views/public';
import { download } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import type { TableColumn } from '#ui/data-table';
import { ListStates } from '#ui/list-states';
import { Panel } from '#ui/panel';
import { saveFile } from '#ui/save-file';
import { atTime, exactly } from '#ui/table-value';
import { toast } from '#ui/toast-queue';
import s from './departures.module.css';
import { isAtWork, useArchives, type Archive } from './queries';
import { archiveStateText, departuresText } from './text';

const MEGABYTE = 2 ** 20;

/** The complete exports made so far: who requested them, their size and hash. */
export function ArchiveHistory() {
  const t = useText(departuresText);
  const { data, isError, isFetching, refetch } = useArchives();
  const columns = useColumns();
  return (
    <Panel title={t('history')} refreshing={isFetching && data !== undefined} flush>
      <ListStates
        count={data?.length}
        isError={isError}
        onRetry={() => void refetch()}
        empty={t('none')}
        next="add"
        failed={t('failedToLoad')}
      >
        <ArrangedTable screen="completeExports" caption={t('history')} columns={columns} rows={data ?? []} rowId={({ id }) => id} />
      </ListStates>
    </Panel>
  );
}

function useColumns(): TableColumn<Archive>[] {
  const t = useText(departuresText);
  const states = useText(archiveStateText);
  const formats = useFormats();
  const num = (text: string) => <span className="num">{text}</span>;
  const sizeOf = ({ bytes }: Archive) => (bytes === null ? null : bytes / MEGABYTE);
  const filesOf = ({ files, missingFiles }: Archive) =>
    missingFiles ? t('filesMissing', { files: formats.number(files), missing: missingFiles }) : formats.number(files);
  return [
    {
      id: 'at',
      header: t('at'),
      align: 'end',
      value: ({ requestedAt }) => atTime(formats.time(requestedAt)),
      node: ({ requestedAt }) => num(formats.time(requestedAt)),
    },
    { id: 'by', header: t('by'), value: ({ requesterName }) => requesterName },
    { id: 'state', priority: 1, header: t('state'), value: ({ state }) => states(state), node: line => <State line={line} /> },
    { id: 'rows', header: t('rows'), align: 'end', value: ({ rows }) => exactly(rows), node: ({ rows }) => num(formats.number(rows)) },
    { id: 'files', header: t('files'), align: 'end', value: ({ files }) => exactly(files), node: line => num(filesOf(line)) },
    {
      id: 'size',
      header: t('size'),
      align: 'end',
      value: line => exactly(sizeOf(line)),
      node: line => num(formats.number(sizeOf(line), { decimals: 1 })),
    },
    { id: 'hash', header: t('hash'), value: ({ sha256 }) => sha256, node: ({ sha256 }) => <span className="num" title={sha256 ?? ''}>{sha256?.slice(0, 12) ?? '-'}</span> }, // oxfmt-ignore
    {
      id: 'file',
      priority: 2,
      header: t('file'),
      value: line => (line.isFileGone ? t('gone', { days: ARCHIVE_DAYS }) : line.fileName),
      node: line => <FileButton line={line} />,
    },
  ];
}

function State({ line: { state, done, total } }: { line: Archive }) {
  const states = useText(archiveStateText);
  if (state !== 'running' || total === 0) return states(state);
  return (
    <span className={s.progress}>
      <progress aria-label={states(state)} value={done} max={total} /> {`${Math.floor((100 * done) / total)}%`}
    </span>
  );
}

function FileButton({ line }: { line: Archive }) {
  const t = useText(departuresText);
  const { id, fileName } = line;
  if (isAtWork(line) || !fileName) return '-';
  if (line.isFileGone) return <span className={s.gone}>{t('gone', { days: ARCHIVE_DAYS })}</span>;
  const get = async () => {
    try {
      saveFile(fileName, await download(`organisation-exports/${id}`));
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
