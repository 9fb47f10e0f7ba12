import { useNavigate } from '@tanstack/react-router';
import { Ellipsis } from 'lucide-react';
import { MISSING, useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { IconButton } from '#ui/button';
import type { TableColumn } from '#ui/data-table';
import { Menu, MenuItem } from '#ui/menu';
import { exactly, joined } from '#ui/table-value';
import { Tag } from '#ui/tag';
import s from './clients.module.css';
import type { ClientRow } from './queries';
import { clientsText } from './text';
import { useTemplate } from './use-template';

/** Client, number of mandates, due day, progress, errors, last sender and the person responsible. */
export function useClientColumns(): TableColumn<ClientRow>[] {
  const t = useText(clientsText);
  const formats = useFormats();
  const name = useClientName();
  const share = (n: number, { total }: ClientRow) => (total === 0 ? null : `${n}/${total}`);
  return [
    {
      id: 'client',
      header: t('client'),
      value: row => joined(name(row), row.endedOn && t('endedOn', { date: formats.date(row.endedOn) })),
      node: row => <ClientName row={row} />,
    },
    { id: 'asOf', header: t('asOf'), align: 'end', value: ({ asOf }) => asOf, date: true },
    { id: 'mandates', header: t('mandates'), align: 'end', value: ({ mandates }) => exactly(mandates), node: ({ mandates }) => mandates },
    { id: 'due', priority: 1, header: t('due'), align: 'end', divider: true, value: ({ due }) => due, date: true },
    {
      id: 'left',
      header: t('left'),
      align: 'end',
      value: ({ daysLeft, total }) => (daysLeft === null ? (total > 0 ? t('isDone') : null) : formats.due(daysLeft)),
      node: row => <DaysLeft row={row} />,
    },
    { id: 'received', priority: 2, header: t('received'), align: 'end', divider: true, value: row => share(row.received, row) },
    { id: 'validated', header: t('validated'), align: 'end', value: row => share(row.validated, row) },
    { id: 'published', header: t('published'), align: 'end', value: row => share(row.published, row) },
    { id: 'findings', header: t('findings'), align: 'end', value: ({ warnings, errors }) => `${warnings} / ${errors}` },
    {
      id: 'upload',
      header: t('upload'),
      divider: true,
      value: ({ upload }) => upload && joined(formats.time(upload.at), upload.by),
      node: ({ upload }) => <LastUpload upload={upload} />,
    },
    { id: 'person', header: t('person'), value: ({ person }) => person.name },
    { id: 'actions', header: t('actions'), hideHeader: true, align: 'end', menu: true, node: row => <RowMenu row={row} /> },
  ];
}

export function useClientName(): (client: { nameEn: string; nameJp: string }) => string {
  const language = useLanguage();
  return ({ nameEn, nameJp }) => (language === 'jp' ? nameJp : nameEn);
}

function ClientName({ row }: { row: ClientRow }) {
  const t = useText(clientsText);
  const formats = useFormats();
  const name = useClientName();
  return (
    <span className={s.name}>
      <AppLink to="/$role/clients/$clientId" params={{ role: 'manager', clientId: row.id }}>
        {name(row)}
      </AppLink>
      {row.endedOn && <Tag>{t('endedOn', { date: formats.date(row.endedOn) })}</Tag>}
    </span>
  );
}

export function DaysLeft({ row: { daysLeft, total } }: { row: Pick<ClientRow, 'daysLeft' | 'total'> }) {
  const t = useText(clientsText);
  const formats = useFormats();
  if (daysLeft === null) return <span className={s.quiet}>{total > 0 ? t('isDone') : MISSING}</span>;
  return <span className={daysLeft < 0 ? s.late : undefined}>{formats.due(daysLeft)}</span>;
}

export function LastUpload({ upload }: { upload: ClientRow['upload'] }) {
  const formats = useFormats();
  if (!upload) return MISSING;
  return (
    <span className={s.upload}>
      <AppLink to="/$role/import/history/$importId" params={{ role: 'manager', importId: upload.id }}>
        <span className="num">{formats.time(upload.at)}</span>
      </AppLink>
      <span className={s.quiet}>{upload.by}</span>
    </span>
  );
}

function RowMenu({ row }: { row: ClientRow }) {
  const t = useText(clientsText);
  const name = useClientName()(row);
  const navigate = useNavigate();
  const template = useTemplate();
  const params = { role: 'manager' };
  return (
    <Menu target={<IconButton label={t('actionsOf', { name })} icon={<Ellipsis size={16} />} tooltip={false} />} position="bottom-end">
      <MenuItem onClick={() => void navigate({ to: '/$role/reportingTasks', params, search: { client: row.id } })}>{t('tasks')}</MenuItem>
      <MenuItem disabled={!row.canUpload} onClick={() => void navigate({ to: '/$role/import', params, search: { client: row.id } })}>
        {t('send')}
      </MenuItem>
      <MenuItem disabled={row.endedOn !== null} onClick={() => void template(row)}>
        {t('template')}
      </MenuItem>
    </Menu>
  );
}
