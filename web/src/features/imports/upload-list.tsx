import { useQuery } from '@tanstack/react-query';
import { ArrangedTable } from '#features/saved-views/public';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import type { TableColumn } from '#ui/data-table';
import { Panel } from '#ui/panel';
import { Status } from '#ui/status';
import { Tag } from '#ui/tag';
import { importDetail } from './queries';
import { importsText } from './text';
import { useUploads, type Checked, type Upload } from './upload-queue';

/** The files of this visit, each with how far it is; they go on when the page is left. */
export function UploadList({ role }: { role: string }) {
  const t = useText(importsText);
  const uploads = useUploads();
  if (uploads.length === 0) return null;
  const columns: TableColumn<Upload>[] = [
    {
      id: 'name',
      header: t('fileName'),
      cell: ({ name, sent }) =>
        sent ? (
          <AppLink to="/$role/import/history/$importId" params={{ role, importId: sent.id }}>
            {name}
          </AppLink>
        ) : (
          name
        ),
    },
    { id: 'status', header: t('status'), cell: upload => <UploadState upload={upload} /> },
  ];
  return (
    <Panel title={t('thisUpload')} flush>
      <div aria-live="polite">
        <ArrangedTable
          screen="this-upload"
          caption={t('thisUpload')}
          columns={columns}
          rows={uploads.slice(0, 50)}
          rowId={({ key }) => String(key)}
        />
      </div>
    </Panel>
  );
}

function UploadState({ upload }: { upload: Upload }) {
  const t = useText(importsText);
  if (upload.state === 'sent' && upload.sent) return <LiveStatus id={upload.sent.id} isKnown={upload.sent.isKnown} />;
  if (upload.state === 'checked' && upload.checked) return <CheckedWords checked={upload.checked} />;
  if (upload.state === 'sending') return t('sending');
  return <Tag tone="neg">{t(upload.state === 'tooLarge' || upload.state === 'storageFull' ? upload.state : 'unexpected')}</Tag>;
}

function LiveStatus({ id, isKnown }: { id: string; isKnown: boolean }) {
  const t = useText(importsText);
  const { data } = useQuery(importDetail(id));
  return (
    <>
      <Status value={data?.status ?? 'created'} /> {isKnown ? <Tag tone="warn">{t('sameFile')}</Tag> : null}
    </>
  );
}

function CheckedWords({ checked }: { checked: Checked }) {
  const t = useText(importsText);
  const language = useLanguage();
  if (checked.refusal) return <Tag tone="neg">{checked.refusal[language]}</Tag>;
  const count = (severity: string) => checked.findings.filter(one => one.severity === severity).length;
  const [errors, warnings] = [count('error'), count('warning')];
  return <Tag tone={errors > 0 ? 'neg' : warnings > 0 ? 'warn' : 'ok'}>{t('checked', { errors, warnings, rows: checked.rows })}</Tag>;
}
