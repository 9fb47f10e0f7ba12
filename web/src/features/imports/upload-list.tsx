import { restingStatuses } from '@hakaru/contract/imports';
import { useQuery } from '@tanstack/react-query';
import { ArrangedTable } from '#features/saved-views/public';
import { MISSING, useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import type { TableColumn } from '#ui/data-table';
import { Panel } from '#ui/panel';
import { Status } from '#ui/status';
import { Tag } from '#ui/tag';
import { ClientChoice } from './client-choice';
import { MarkedStatus } from './marks';
import { marksText } from './marks-text';
import { onDay } from '#ui/table-value';
import { partsText } from './parts-text';
import { importDetail } from './queries';
import { importsText } from './text';
import { useUploads, type Checked, type Upload } from './upload-queue';
import { UploadSummary } from './upload-summary';
import { useUploadWords } from './upload-words';
import { WithdrawButton } from './withdraw-button';

/** The files sent during this visit, each with its progress; sending continues when the page is left. */
export function UploadList({ role }: { role: string }) {
  const t = useText(importsText);
  const marks = useText(marksText);
  const parts = useText(partsText);
  const uploads = useUploads();
  const words = useUploadWords();
  if (uploads.length === 0) return null;
  const columns: TableColumn<Upload>[] = [
    {
      id: 'name',
      header: t('fileName'),
      value: ({ name }) => name,
      node: ({ name, sent }) =>
        sent ? (
          <AppLink to="/$role/import/history/$importId" params={{ role, importId: sent.id }}>
            {name}
          </AppLink>
        ) : (
          name
        ),
    },
    {
      id: 'status',
      priority: 1,
      header: t('status'),
      value: upload => words.state(upload),
      node: upload => <UploadState upload={upload} />,
    },
    { id: 'client', header: t('client'), value: upload => words.client(upload), node: upload => <UploadClient upload={upload} /> },
    {
      id: 'rows',
      header: parts('rows'),
      align: 'end',
      value: upload => words.rows(upload),
      node: upload => <UploadRows upload={upload} />,
    },
    {
      id: 'asOf',
      priority: 2,
      header: parts('month'),
      value: upload => onDay(words.month(upload)),
      node: upload => <UploadMonth upload={upload} />,
    },
    {
      id: 'findings',
      priority: 3,
      header: marks('findings'),
      value: upload => words.findings(upload),
      node: upload => <UploadFindings upload={upload} />,
    },
    {
      id: 'actions',
      header: marks('actions'),
      hideHeader: true,
      align: 'end',
      menu: true,
      node: upload => <UploadActions upload={upload} />,
    },
  ];
  return (
    <Panel title={t('thisUpload')} flush>
      <UploadSummary uploads={uploads} />
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
      {data ? <MarkedStatus of={data} /> : <Status value="created" />} {isKnown ? <Tag tone="warn">{t('sameFile')}</Tag> : null}
    </>
  );
}

/** The client of a file; chosen here where its codes did not identify one. */
function UploadClient({ upload: { sent } }: { upload: Upload }) {
  return sent ? <SentClient id={sent.id} /> : MISSING;
}

function SentClient({ id }: { id: string }) {
  const language = useLanguage();
  const { data } = useQuery(importDetail(id));
  if (data?.refusal?.code === 'noOwner' && !data.withdrawn) return <ClientChoice found={data} isBare />;
  return data?.owner?.name[language] ?? MISSING;
}

function UploadRows({ upload: { sent, checked } }: { upload: Upload }) {
  const f = useFormats();
  if (checked) return <span className="num">{f.number(checked.rows, { decimals: 0 })}</span>;
  return sent ? <SentFact id={sent.id} of="rows" /> : MISSING;
}

function UploadMonth({ upload: { sent } }: { upload: Upload }) {
  return sent ? <SentFact id={sent.id} of="asOf" /> : MISSING;
}

/** A fact about a file's contents, once it has been read. */
function SentFact({ id, of }: { id: string; of: 'rows' | 'asOf' }) {
  const f = useFormats();
  const { data } = useQuery(importDetail(id));
  if (!data || !restingStatuses.includes(data.status) || data.refusal) return MISSING;
  return <span className="num">{of === 'rows' ? f.number(data.rows, { decimals: 0 }) : f.date(data.asOf)}</span>;
}

function UploadFindings({ upload: { sent } }: { upload: Upload }) {
  return sent ? <SentFindings id={sent.id} /> : MISSING;
}

function SentFindings({ id }: { id: string }) {
  const t = useText(marksText);
  const language = useLanguage();
  const { data } = useQuery(importDetail(id));
  if (!data || !restingStatuses.includes(data.status)) return MISSING;
  if (data.refusal) return data.refusal.message[language];
  const { errors, warnings } = data;
  if (errors + warnings === 0) return t('noFindings');
  return <Tag tone={errors > 0 ? 'neg' : 'warn'}>{t('findingsCount', { errors, warnings })}</Tag>;
}

function UploadActions({ upload: { sent } }: { upload: Upload }) {
  return sent ? <SentActions id={sent.id} /> : null;
}

function SentActions({ id }: { id: string }) {
  const { data } = useQuery(importDetail(id));
  return data ? <WithdrawButton found={data} /> : null;
}

function CheckedWords({ checked }: { checked: Checked }) {
  const t = useText(importsText);
  const language = useLanguage();
  if (checked.refusal) return <Tag tone="neg">{checked.refusal[language]}</Tag>;
  const count = (severity: string) => checked.findings.filter(one => one.severity === severity).length;
  const errors = count('error');
  const warnings = count('warning');
  return <Tag tone={errors > 0 ? 'neg' : warnings > 0 ? 'warn' : 'ok'}>{t('checked', { errors, warnings, rows: checked.rows })}</Tag>;
}
