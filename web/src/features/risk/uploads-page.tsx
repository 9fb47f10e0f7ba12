import { mayWrite } from '@hakaru/contract/access';
import { riskFindings, riskFindingSentence, type RiskFindingCode } from '@hakaru/contract/risk-uploads';
import { useState } from 'react';
import { WithAddOn } from '#features/add-ons/public';
import { BookPage, useArea } from '#features/figures/public';
import { useVisitor } from '#features/profile/public';
import { ArrangedTable } from '#features/saved-views/public';
import { download } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { Button } from '#ui/button';
import type { TableColumn } from '#ui/data-table';
import { Panel } from '#ui/panel';
import { saveFile } from '#ui/save-file';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState, ErrorState } from '#ui/states';
import { exactly } from '#ui/table-value';
import { Tag } from '#ui/tag';
import { toast } from '#ui/toast-queue';
import { useRiskUploads, type RiskUpload } from './queries';
import s from './risk.module.css';
import { uploadText } from './text';
import { UploadDialog } from './upload-dialog';

/** A vendor's risk data: the uploads, their results, and their errors, cell by cell. */
export function RiskUploadsPage() {
  const t = useText(uploadText);
  return (
    <WithAddOn name="risk" title={t('uploads')}>
      <BookPage title={t('uploads')} context={() => <BackLink />}>
        {() => <Uploads />}
      </BookPage>
    </WithAddOn>
  );
}

function BackLink() {
  const t = useText(uploadText);
  const role = useArea();
  return (
    <AppLink to="/$role/addons/risk" params={{ role }}>
      {t('title')}
    </AppLink>
  );
}

function Uploads() {
  const t = useText(uploadText);
  const { role } = useVisitor();
  const { data, error, refetch } = useRiskUploads();
  const [isOpen, setOpen] = useState(false);
  const [shownId, setShownId] = useState<string | null>(null);
  const save = useSaving();
  const chosen = data?.find(({ id }) => id === shownId) ?? data?.find(({ findings }) => findings.length > 0) ?? null;
  if (error && !data) return <ErrorState title={t('failed')} onRetry={() => void refetch()} />;
  const tools = (
    <>
      <Button onClick={() => void save('risk/template', 'risk_template.xlsx')}>{t('template')}</Button>
      {mayWrite(role) && (
        <Button kind="primary" onClick={() => setOpen(true)}>
          {t('upload')}
        </Button>
      )}
    </>
  );
  return (
    <div className={s.stack}>
      <Panel title={t('uploaded')} subtitle={t('uploadedNote')} tools={tools} flush>
        {!data && <SkeletonRows rows={5} />}
        {data?.length === 0 && <EmptyState title={t('noUploads')}>{t('noUploadsBody')}</EmptyState>}
        {data && data.length > 0 && <UploadTable uploads={data} onShow={setShownId} />}
      </Panel>
      {chosen && <Findings upload={chosen} />}
      {isOpen && <UploadDialog onClose={() => setOpen(false)} onDone={id => setShownId(id)} />}
    </div>
  );
}

function useSaving() {
  const t = useText(uploadText);
  return async (path: string, name: string) => {
    try {
      saveFile(name, await download(path));
    } catch {
      toast(t('failed'), { tone: 'error' });
    }
  };
}

function UploadTable({ uploads, onShow }: { uploads: readonly RiskUpload[]; onShow: (id: string) => void }) {
  const t = useText(uploadText);
  const formats = useFormats();
  const save = useSaving();
  const columns: TableColumn<RiskUpload>[] = [
    {
      id: 'file',
      header: t('file'),
      value: ({ fileName }) => fileName,
      node: ({ id, fileName }) => (
        <Button kind="subtle" onClick={() => void save(`risk/uploads/${id}/file`, fileName)}>
          {fileName}
        </Button>
      ),
    },
    {
      id: 'state',
      priority: 1,
      header: t('state'),
      value: ({ isRecorded }) => t(isRecorded ? 'recorded' : 'refused'),
      node: ({ isRecorded }) => <Tag tone={isRecorded ? 'ok' : 'neg'}>{t(isRecorded ? 'recorded' : 'refused')}</Tag>,
    },
    { id: 'months', header: t('months'), value: ({ months }) => months.map(day => formats.month(day)).join(', ') },
    { id: 'mandates', header: t('mandates'), align: 'end', value: ({ mandates }) => String(mandates) },
    {
      id: 'findings',
      header: t('findings'),
      align: 'end',
      value: ({ findings }) => (findings.length === 0 ? exactly('0') : exactly(findings.length)),
      node: ({ id, findings }) =>
        findings.length === 0 ? (
          '0'
        ) : (
          <Button kind="subtle" onClick={() => onShow(id)}>
            {findings.length}
          </Button>
        ),
    },
    { id: 'by', header: t('by'), value: ({ userName }) => userName },
    { id: 'at', header: t('at'), align: 'end', value: ({ uploadedAt }) => formats.time(uploadedAt) },
  ];
  return <ArrangedTable screen="risk-uploads" caption={t('uploaded')} columns={columns} rows={uploads} rowId={({ id }) => id} />;
}

type Finding = RiskUpload['findings'][number];

function Findings({ upload }: { upload: RiskUpload }) {
  const t = useText(uploadText);
  const language = useLanguage();
  const save = useSaving();
  const isCode = (code: string): code is RiskFindingCode => Object.hasOwn(riskFindings, code);
  const columns: TableColumn<Finding>[] = [
    { id: 'severity', header: t('severity'), value: ({ severity }) => t(severity === 'error' ? 'error' : 'warning') },
    { id: 'sheet', header: t('sheet'), value: ({ sheet }) => sheet },
    { id: 'cell', priority: 2, header: t('cell'), value: ({ cell }) => cell ?? '' },
    {
      id: 'finding',
      priority: 1,
      header: t('finding'),
      value: ({ code, value }) => (isCode(code) ? riskFindingSentence({ code, value }, language) : code),
    },
  ];
  const rows = upload.findings.map((finding, at) => ({ ...finding, id: `${at}` }));
  if (rows.length === 0) return null;
  const name = `${upload.fileName.replace(/\.\w+$/, '')}_findings.xlsx`;
  const tools = (
    <Button onClick={() => void save(`risk/uploads/${upload.id}/annotated?language=${language}`, name)}>{t('annotated')}</Button>
  );
  return (
    <Panel title={t('findings')} subtitle={upload.fileName} tools={tools} flush>
      <ArrangedTable screen="risk-findings" caption={t('findings')} columns={columns} rows={rows} rowId={({ id }) => id} />
    </Panel>
  );
}
