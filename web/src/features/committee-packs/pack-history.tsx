import { Download } from 'lucide-react';
import { useState } from 'react';
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
import { atTime, onDay } from '#ui/table-value';
import { toast } from '#ui/toast-queue';
import s from './committee-packs.module.css';
import { usePacks, type Pack } from './queries';
import { committeePackText, packFileText, packStateText } from './text';

/** The packs made so far, with their files; one that is being made shows its progress. */
export function PackHistory() {
  const t = useText(committeePackText);
  const [page, setPage] = useState(1);
  const { data, isError, isFetching, refetch } = usePacks(page);
  const columns = useColumns();
  return (
    <Panel title={t('history')} subtitle={t('historyLead')} refreshing={isFetching && data !== undefined} flush>
      <ListStates
        count={data?.data.length}
        isError={isError}
        onRetry={() => void refetch()}
        empty={t('none')}
        next="add"
        failed={t('failed')}
      >
        <ArrangedTable screen="committee-packs" caption={t('history')} columns={columns} rows={data?.data ?? []} rowId={({ id }) => id} />
        {data && <Pager info={data.paginatorInfo} onPage={setPage} />}
      </ListStates>
    </Panel>
  );
}

function useColumns(): TableColumn<Pack>[] {
  const t = useText(committeePackText);
  const states = useText(packStateText);
  const language = useLanguage();
  const formats = useFormats();
  const num = (text: string) => <span className="num">{text}</span>;
  const titleOf = ({ titleJp, titleEn }: Pack) => (language === 'jp' ? titleJp || titleEn : titleEn || titleJp);
  return [
    { id: 'title', header: t('name'), value: titleOf },
    {
      id: 'publication',
      header: t('publication'),
      value: ({ asOf, reportVersion }) => t('publicationOf', { month: formats.month(asOf), n: reportVersion }),
    },
    {
      id: 'meeting',
      priority: 1,
      header: t('meetingDay'),
      align: 'end',
      value: ({ meetingDay }) => onDay(meetingDay),
      node: ({ meetingDay }) => num(formats.date(meetingDay)),
    },
    {
      id: 'at',
      header: t('at'),
      align: 'end',
      value: ({ requestedAt }) => atTime(formats.time(requestedAt)),
      node: ({ requestedAt }) => num(formats.time(requestedAt)),
    },
    { id: 'by', header: t('by'), value: ({ requesterName }) => requesterName },
    {
      id: 'state',
      priority: 2,
      header: t('state'),
      value: ({ state }) => states(state as keyof typeof packStateText) /* a code of the contract */,
      node: pack => <State pack={pack} />,
    },
    {
      id: 'files',
      header: t('files'),
      value: ({ files }) => files.map(({ fileName }) => fileName).join(', ') || null,
      node: pack => <Files pack={pack} />,
    },
  ];
}

function State({ pack: { state, done, total } }: { pack: Pack }) {
  const t = useText(committeePackText);
  const states = useText(packStateText);
  const name = states(state as keyof typeof packStateText); // a code of the contract
  if (state !== 'running' || total === 0) return name;
  return (
    <span className={s.progress}>
      <progress aria-label={name} value={done} max={total} /> {t('progress', { done, total })}
    </span>
  );
}

function Files({ pack: { id, files } }: { pack: Pack }) {
  const t = useText(committeePackText);
  const labels = useText(packFileText);
  if (files.length === 0) return '-';
  const get = async ({ format, language, fileName }: Pack['files'][number]) => {
    try {
      saveFile(fileName, await download(`committeePacks/${id}/${format}?language=${language}`));
    } catch {
      toast(t('notDownloaded'), { tone: 'error', persist: true });
    }
  };
  return (
    <span className={s.files}>
      {files.map(file => (
        <Button key={file.fileName} kind="subtle" icon={<Download size={14} />} onClick={() => void get(file)}>
          {labels(file.format === 'pdf' ? (file.language === 'jp' ? 'pdfJp' : 'pdfEn') : file.language === 'jp' ? 'xlsxJp' : 'xlsxEn')}
          {file.pages ? `, ${t('pages', { n: file.pages })}` : ''}
        </Button>
      ))}
    </span>
  );
}
