import { isMasterFinding, masterFindingSentence } from '@hakaru/contract/master-data';
import { ArrangedTable } from '#features/saved-views/public';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { Button } from '#ui/button';
import { FileName } from '#ui/file-name';
import type { TableColumn } from '#ui/data-table';
import { Panel } from '#ui/panel';
import { exactly } from '#ui/table-value';
import { Tag } from '#ui/tag';
import { useSaving } from './downloads';
import s from './master-data.module.css';
import type { MasterUpload } from './queries';
import { masterDataText } from './text';

const TONES = { refused: 'neg', ready: 'warn', applied: 'ok', withdrawn: 'quiet' } as const;
const isStatus = (status: string): status is keyof typeof TONES => Object.hasOwn(TONES, status);

export function UploadTable({ uploads, onShow }: { uploads: readonly MasterUpload[]; onShow: (id: string) => void }) {
  const t = useText(masterDataText);
  const formats = useFormats();
  const save = useSaving();
  const count = (id: 'created' | 'changed' | 'unchanged'): TableColumn<MasterUpload> => ({
    id,
    header: t(id),
    align: 'end',
    value: upload => exactly(upload[id]),
  });
  const columns: TableColumn<MasterUpload>[] = [
    {
      id: 'file',
      header: t('file'),
      value: ({ fileName }) => fileName,
      node: ({ id, fileName }) => (
        <button type="button" className={s.file} onClick={() => void save(`master-data/uploads/${id}/file`, fileName)}>
          <FileName name={fileName} />
        </button>
      ),
    },
    {
      id: 'status',
      priority: 1,
      header: t('status'),
      value: ({ status }) => (isStatus(status) ? t(status) : status),
      node: ({ id, status }) => (
        <Button kind="subtle" onClick={() => onShow(id)}>
          {isStatus(status) ? <Tag tone={TONES[status]}>{t(status)}</Tag> : status}
        </Button>
      ),
    },
    count('created'),
    count('changed'),
    count('unchanged'),
    { id: 'findings', priority: 2, header: t('findings'), align: 'end', value: ({ findings }) => exactly(findings.length) },
    { id: 'by', header: t('by'), value: ({ userName }) => userName },
    { id: 'at', header: t('at'), align: 'end', value: ({ uploadedAt }) => formats.time(uploadedAt) },
    { id: 'decided', header: t('decided'), value: ({ decidedName }) => decidedName ?? '' },
  ];
  return <ArrangedTable screen="master-uploads" caption={t('uploads')} columns={columns} rows={uploads} rowId={({ id }) => id} />;
}

type Finding = MasterUpload['findings'][number];

export function Findings({ upload }: { upload: MasterUpload }) {
  const t = useText(masterDataText);
  const language = useLanguage();
  const save = useSaving();
  const sentence = ({ code, value, choices }: Finding) =>
    isMasterFinding(code) ? masterFindingSentence({ code, value, ...(choices === null ? {} : { choices }) }, language) : code;
  const columns: TableColumn<Finding>[] = [
    { id: 'severity', header: t('severity'), value: ({ severity }) => t(severity === 'error' ? 'error' : 'warning') },
    { id: 'sheet', header: t('sheet'), value: ({ sheet }) => sheet },
    { id: 'cell', priority: 2, header: t('cell'), value: ({ cell }) => cell ?? '' },
    { id: 'finding', priority: 1, header: t('finding'), value: sentence },
  ];
  const rows = upload.findings.map((finding, at) => ({ ...finding, id: `${at}` }));
  const name = `${upload.fileName.replace(/\.\w+$/, '')}_findings.xlsx`;
  const tools = (
    <Button onClick={() => void save(`master-data/uploads/${upload.id}/annotated?language=${language}`, name)}>{t('annotated')}</Button>
  );
  return (
    <Panel title={t('findings')} subtitle={upload.fileName} tools={tools} flush>
      <ArrangedTable screen="master-findings" caption={t('findings')} columns={columns} rows={rows} rowId={({ id }) => id} />
    </Panel>
  );
}
