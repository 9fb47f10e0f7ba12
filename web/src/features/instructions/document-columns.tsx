import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import type { TableColumn } from '#ui/data-table';
import { atTime, exactly, joined } from '#ui/table-value';
import type { DocumentLine } from './document-queries';
import { documentsText } from './documents-text';

const SHOWN_OF_HASH = 12;

export function useDocumentColumns(): TableColumn<DocumentLine>[] {
  const t = useText(documentsText);
  const formats = useFormats();
  return [
    { id: 'fileName', header: t('document'), value: ({ fileName }) => fileName },
    { id: 'kind', priority: 1, header: t('kind'), value: ({ kind }) => t(kind === 'sheet' ? 'sheet' : 'attachment') },
    {
      id: 'version',
      priority: 2,
      header: t('version'),
      align: 'end',
      value: ({ version }) => exactly(version),
      node: ({ version }) => version ?? '-',
    },
    { id: 'language', header: t('language'), value: ({ language }) => (language === 'en' || language === 'jp' ? t(language) : null) },
    {
      id: 'size',
      header: t('size'),
      align: 'end',
      value: ({ bytes }) => sizeOf(bytes),
      node: ({ bytes }) => <span className="num">{sizeOf(bytes)}</span>,
    },
    { id: 'by', header: t('by'), value: ({ userName }) => userName ?? t('product') },
    {
      id: 'kept',
      header: t('kept'),
      align: 'end',
      value: ({ createdAt }) => atTime(formats.time(createdAt)),
      node: ({ createdAt }) => formats.time(createdAt),
    },
    {
      id: 'sha256',
      header: t('sha256'),
      value: ({ sha256 }) => joined(sha256.slice(0, SHOWN_OF_HASH), '…'),
      node: ({ sha256 }) => <code title={sha256}>{sha256.slice(0, SHOWN_OF_HASH)}…</code>,
    },
  ];
}

const sizeOf = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
