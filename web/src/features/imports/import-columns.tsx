import { importStatuses } from '@hakaru/contract/address-choices';
import type { ImportStatus } from '@hakaru/contract/imports';
import { Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { MISSING, useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import type { TableColumn } from '#ui/data-table';
import { statusText } from '#ui/status-text';
import { atTime, exactly } from '#ui/table-value';
import type { ImportLineFragment } from './imports.gen';
import { MarkedStatus, useMarkedWords } from './marks';
import s from './imports.module.css';
import { importsText, kindText } from './text';

/** The columns of every list of imports; each list renders the file's name itself. */
export function useImportColumns(
  name: (line: ImportLineFragment) => ReactNode,
  { withSender = false, withClient = true } = {},
): TableColumn<ImportLineFragment>[] {
  const t = useText(importsText);
  const words = useText(kindText);
  const language = useLanguage();
  const f = useFormats();
  const marked = useMarkedWords();
  const count = (value: number) => (value > 0 ? f.number(value, { decimals: 0 }) : MISSING);
  return [
    { id: 'file', header: t('fileName'), value: ({ fileName }) => fileName, node: name },
    { id: 'status', priority: 1, header: t('status'), value: line => marked(line), node: line => <MarkedStatus of={line} /> },
    {
      id: 'received',
      header: t('receivedAt'),
      align: 'end',
      value: ({ createdAt }) => atTime(f.time(createdAt)),
      node: ({ createdAt }) => <span className="num">{f.time(createdAt)}</span>,
    },
    {
      id: 'dataset',
      header: t('dataset'),
      value: ({ kinds }) => kinds.map(kind => words(kind)).join(' · ') || null,
      node: ({ kinds }) => <span className={s.datasets}>{kinds.map(kind => words(kind)).join(' · ') || MISSING}</span>,
    },
    ...(withSender ? [{ id: 'sender', header: t('organisation'), value: ({ sender }: ImportLineFragment) => sender?.name[language] }] : []),
    ...(withClient ? [{ id: 'client', header: t('client'), value: ({ owner }: ImportLineFragment) => owner?.name[language] }] : []),
    { id: 'asOf', priority: 2, header: t('asOf'), align: 'end', value: ({ asOf }) => asOf, date: true },
    {
      id: 'rows',
      header: t('rowsOk'),
      align: 'end',
      value: ({ rows }) => exactly(rows > 0 ? rows : null),
      node: ({ rows }) => <span className="num">{count(rows)}</span>,
    },
    {
      id: 'warnings',
      header: t('warnings'),
      align: 'end',
      value: ({ warnings }) => exactly(warnings > 0 ? warnings : null),
      node: ({ warnings }) => <span className="num">{count(warnings)}</span>,
    },
    {
      id: 'errors',
      header: t('errors'),
      align: 'end',
      value: ({ errors }) => exactly(errors > 0 ? errors : null),
      node: ({ errors }) => <span className="num">{count(errors)}</span>,
    },
    { id: 'by', header: t('uploadedBy'), value: ({ userName }) => userName },
  ];
}

export function StatusSelect({
  value,
  onChange,
}: {
  value: ImportStatus | undefined;
  onChange: (value: ImportStatus | undefined) => void;
}) {
  const t = useText(importsText);
  const words = useText(statusText);
  return (
    <Select
      aria-label={t('status')}
      placeholder={t('allStatuses')}
      data={importStatuses.map(status => ({ value: status, label: words(status) }))}
      value={value ?? null}
      onChange={next => onChange(importStatuses.find(status => status === next))}
      clearable
      w={160}
    />
  );
}
