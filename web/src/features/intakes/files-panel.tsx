import { UNANSWERED_REFUSALS } from '@hakaru/contract/intakes';
import { areaOf } from '@hakaru/contract/organisations';
import { useState } from 'react';
import { useVisitor } from '#features/profile/public';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { FileName } from '#ui/file-name';
import { DataTable, type TableColumn } from '#ui/data-table';
import { ListStates } from '#ui/list-states';
import { Pager } from '#ui/pager';
import { Panel } from '#ui/panel';
import { Status } from '#ui/status';
import { statusText } from '#ui/status-text';
import { Tag } from '#ui/tag';
import s from './intakes.module.css';
import { useArrivedFiles, type ArrivedFile } from './queries';
import { fileText } from './text';

/** What arrived in the folders and by mail, newest first, with its outcome and a link to the import. */
export function FilesPanel() {
  const t = useText(fileText);
  const [page, setPage] = useState(1);
  const { data, isError, isFetching, refetch } = useArrivedFiles(page);
  return (
    <Panel title={t('files')} subtitle={t('lead')} refreshing={isFetching && data !== undefined} flush>
      <ListStates
        count={data?.data.length}
        isError={isError}
        onRetry={() => void refetch()}
        empty={t('none')}
        next="dropFile"
        failed={t('failed')}
      >
        <FileTable files={data?.data ?? []} />
      </ListStates>
      {data && <Pager info={data.paginatorInfo} onPage={setPage} />}
    </Panel>
  );
}

function FileTable({ files }: { files: readonly ArrivedFile[] }) {
  const t = useText(fileText);
  const language = useLanguage();
  const formats = useFormats();
  const words = useWords();
  const receipt = ({ receiptAt, refusal }: ArrivedFile): string => {
    if (receiptAt) return formats.deadline(receiptAt);
    return t(refusal && UNANSWERED_REFUSALS.includes(refusal.code) ? 'unanswered' : 'noReceipt');
  };
  const columns: TableColumn<ArrivedFile>[] = [
    { id: 'name', header: t('name'), value: ({ name }) => name, node: file => <Name file={file} /> },
    { id: 'outcome', priority: 1, header: t('outcome'), value: words, node: file => <Outcome file={file} /> },
    { id: 'seen', header: t('seen'), value: ({ seenAt }) => formats.deadline(seenAt) },
    { id: 'channel', header: t('channel'), value: ({ channel }) => t(channel) },
    { id: 'client', header: t('client'), value: ({ client }) => client[language] },
    { id: 'receipt', header: t('receipt'), value: receipt },
  ];
  return <DataTable caption={t('files')} columns={columns} rows={files} rowId={({ id }) => id} />;
}

function Name({ file: { name, importId } }: { file: ArrivedFile }) {
  const role = areaOf(useVisitor().category); // the page is in no area
  if (importId === null) return <FileName name={name} />;
  return (
    <AppLink to="/$role/import/history/$importId" params={{ role, importId }}>
      <FileName name={name} />
    </AppLink>
  );
}

/** The outcome as files and print show it. */
function useWords(): (file: ArrivedFile) => string {
  const t = useText(fileText);
  const status = useText(statusText);
  const language = useLanguage();
  return ({ state, refusal, importStatus, isKnown }) => {
    if (refusal) return `${t('refused')}: ${refusal.message[language]}`;
    const words = importStatus ? status(importStatus) : t(state);
    return isKnown ? `${words} (${t('known')})` : words;
  };
}

function Outcome({ file: { state, refusal, importStatus, isKnown } }: { file: ArrivedFile }) {
  const t = useText(fileText);
  const language = useLanguage();
  return (
    <span className={s.stack}>
      {importStatus ? <Status value={importStatus} /> : <Tag tone={state === 'refused' ? 'neg' : 'quiet'}>{t(state)}</Tag>}
      {isKnown && <span className={s.hint}>{t('known')}</span>}
      {refusal && <span className={s.reason}>{refusal.message[language]}</span>}
    </span>
  );
}
