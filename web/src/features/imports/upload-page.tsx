import { useParams } from '@tanstack/react-router';
import { ArrangedTable } from '#features/saved-views/public';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import type { TableColumn } from '#ui/data-table';
import { Facts } from '#ui/facts';
import { Notice } from '#ui/notice';
import { PageHead } from '#ui/page-head';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { Status } from '#ui/status';
import { atTime, exactly } from '#ui/table-value';
import s from './imports.module.css';
import { MarkedStatus } from './marks';
import { importsText, kindText } from './text';
import { UploadActions } from './upload-actions';
import { uploadText } from './upload-text';
import { useUpload, type Upload } from './use-upload';

/** One file of any organisation: status, log and versions; it can be downloaded and checked again. */
export function UploadPage() {
  const t = useText(importsText);
  const { importId = '' } = useParams({ strict: false });
  const { data } = useUpload(importId);
  const back = <AppLink to="/admin/uploads">{t('uploads')}</AppLink>;
  return (
    <>
      <PageHead title={data?.import.fileName ?? t('uploads')} context={back}>
        {data && <UploadActions upload={data} />}
      </PageHead>
      {data ? <Panels upload={data} /> : <SkeletonRows rows={8} />}
    </>
  );
}

function Panels({ upload }: { upload: Upload }) {
  const words = useText(uploadText);
  const language = useLanguage();
  const { refusal } = upload.import;
  return (
    <div className={s.stack}>
      <Notice>{words('lead')}</Notice>
      {refusal && <Notice tone="warn">{refusal.message[language]}</Notice>}
      <div className={s.pair}>
        <UploadFacts upload={upload} />
        <Log upload={upload} />
      </div>
      <Files upload={upload} />
    </div>
  );
}

function UploadFacts({ upload: { import: found } }: { upload: Upload }) {
  const t = useText(importsText);
  const words = useText(kindText);
  const language = useLanguage();
  const f = useFormats();
  const count = (value: number) => f.number(value, { decimals: 0 });
  return (
    <Panel title={t('facts')}>
      <Facts
        facts={[
          [t('status'), <MarkedStatus key="status" of={found} />],
          [t('organisation'), found.sender?.name[language]],
          [t('client'), found.owner?.name[language]],
          [t('dataset'), found.kinds.map(kind => words(kind)).join(' · ') || null],
          [t('asOf'), f.date(found.asOf)],
          [t('rowsOk'), count(found.rows)],
          [t('warnings'), count(found.warnings)],
          [t('errors'), count(found.errors)],
          [t('uploadedBy'), found.userName],
          [t('approvedBy'), found.approvedByName],
        ]}
      />
    </Panel>
  );
}

function Log({ upload: { log } }: { upload: Upload }) {
  const words = useText(uploadText);
  const f = useFormats();
  return (
    <Panel title={words('log')}>
      <ol className={s.steps}>
        {log.map(({ status, at, userName }) => (
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

const KILOBYTE = 1024;

function Files({ upload: { files } }: { upload: Upload }) {
  const t = useText(importsText);
  const words = useText(uploadText);
  const f = useFormats();
  const columns: TableColumn<Upload['files'][number]>[] = [
    { id: 'no', header: words('version'), value: ({ fileNo }) => fileNo },
    { id: 'name', priority: 1, header: t('fileName'), value: ({ name }) => name },
    {
      id: 'size',
      header: words('kilobytes'),
      align: 'end',
      value: ({ bytes }) => exactly(bytes / KILOBYTE),
      node: ({ bytes }) => <span className="num">{f.number(bytes / KILOBYTE, { decimals: 1 })}</span>,
    },
    { id: 'by', header: t('uploadedBy'), value: ({ userName }) => userName },
    {
      id: 'at',
      priority: 2,
      header: t('receivedAt'),
      align: 'end',
      value: ({ at }) => atTime(f.time(at)),
      node: ({ at }) => <span className="num">{f.time(at)}</span>,
    },
  ];
  return (
    <Panel title={words('files')} flush>
      <ArrangedTable screen="upload-files" caption={words('files')} columns={columns} rows={files} rowId={({ fileNo }) => String(fileNo)} />
    </Panel>
  );
}
