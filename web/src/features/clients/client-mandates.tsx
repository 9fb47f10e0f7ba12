import { useNavigate } from '@tanstack/react-router';
import { Ellipsis } from 'lucide-react';
import {
  FigureText,
  MandateLink,
  UnitSwitch,
  useExact,
  useGoToMandate,
  useUnit,
  verifiableOf,
  VerifyButton,
} from '#features/figures/public';
import { usePublish } from '#features/reports/public';
import { ArrangedTable } from '#features/saved-views/public';
import { MISSING, useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { IconButton } from '#ui/button';
import type { TableColumn } from '#ui/data-table';
import { Menu, MenuItem } from '#ui/menu';
import { Panel } from '#ui/panel';
import { Status, type StatusName } from '#ui/status';
import { statusText } from '#ui/status-text';
import { joined } from '#ui/table-value';
import { Tag } from '#ui/tag';
import s from './clients.module.css';
import { useRefreshClients, type Client, type ClientAsset, type ClientMandate } from './queries';
import { clientsText, clientText } from './text';

/** The mandates of one asset, each with its report of the month and its performance. */
export function ClientMandates({ client, asset }: { client: Client; asset: ClientAsset }) {
  const t = useText(clientText);
  const formats = useFormats();
  const language = useLanguage();
  const unit = useUnit();
  const columns = useColumns(client);
  const title = t('mandatesOf', { name: language === 'jp' ? asset.nameJp : asset.nameEn });
  const lead = asset.latest ? t('lead', { unit: formats.unit(unit), date: formats.date(asset.latest) }) : t('noMonth');
  const shown = verifiableOf(
    asset.mandates.map(({ figures }) => figures),
    FIGURES.map(word => t(word)),
  );
  const tools = (
    <>
      <UnitSwitch />
      {shown.rows.length > 0 && <VerifyButton screen="client" title={title} assetId={asset.id} {...shown} />}
    </>
  );
  return (
    <Panel title={title} subtitle={lead} tools={tools} flush>
      <div className={s.scroll}>
        <ArrangedTable
          screen="client-mandates"
          caption={title}
          columns={columns}
          rows={asset.mandates}
          rowId={({ id }) => id}
          emphasis={quietWhenEnded}
        />
      </div>
    </Panel>
  );
}

/** The columns of a row's figures, in the order in which the server returns them. */
const FIGURES = ['value', 'return1m', 'bm1m', 'excess1m', 'fytd', 'excessFytd'] as const;

const quietWhenEnded = ({ endedOn }: ClientMandate) => (endedOn ? 'quiet' : undefined);

function useColumns(client: Client): TableColumn<ClientMandate>[] {
  const statusWord = useText(statusText);
  const exact = useExact();
  const t = useText(clientText);
  const words = useText(clientsText);
  const formats = useFormats();
  const language = useLanguage();
  const pick = (en: string | null, jp: string | null) => (language === 'jp' ? jp : en) ?? MISSING;
  const figure = (at: number, id: string, header: string, divider = false): TableColumn<ClientMandate> => ({
    id,
    header,
    divider,
    align: 'end',
    value: ({ figures }) => (figures[at] ? exact(figures[at]) : null),
    node: ({ figures }) => (figures[at] ? <FigureText figure={figures[at]} /> : MISSING),
  });
  return [
    {
      id: 'mandate',
      header: t('mandate'),
      value: ({ nameEn, nameJp, endedOn }) =>
        joined(pick(nameEn, nameJp), endedOn ? words('endedOn', { date: formats.date(endedOn) }) : null),
      node: ({ id, nameEn, nameJp, endedOn }) => (
        <span className={s.name}>
          <MandateLink mandateId={id}>{pick(nameEn, nameJp)}</MandateLink>
          {endedOn && <Tag>{words('endedOn', { date: formats.date(endedOn) })}</Tag>}
        </span>
      ),
    },
    { id: 'ref', header: t('ref'), value: ({ ref }) => ref },
    { id: 'class', header: t('assetClass'), value: ({ classEn, classJp }) => pick(classEn, classJp) },
    {
      id: 'status',
      header: client.asOf ? t('status', { month: formats.month(client.asOf) }) : t('statusNone'),
      divider: true,
      value: ({ label }) => (label ? statusWord(label.toLowerCase() as StatusName) : null), // the server sends no other
      node: ({ label }) =>
        label ? <Status value={label.toLowerCase() as StatusName} /> : MISSING /* the seven labels are among the words */,
    },
    { id: 'due', header: words('due'), align: 'end', value: ({ due }) => due, date: true },
    { ...figure(0, 'value', t('value'), true), priority: 1 },
    { ...figure(1, 'return1m', t('return1m'), true), priority: 2 },
    figure(2, 'bm1m', t('bm1m')),
    { ...figure(3, 'excess1m', t('excess1m')), priority: 3 },
    figure(4, 'fytd', t('fytd'), true),
    figure(5, 'excessFytd', t('excessFytd')),
    {
      id: 'actions',
      header: words('actions'),
      hideHeader: true,
      align: 'end',
      menu: true,
      node: row => <RowMenu row={row} clientId={client.id} asOf={client.asOf} />,
    },
  ];
}

/** The commentary is written for the month being reported. */
const commentaryOf = ({ id: mandateId }: ClientMandate, clientId: string, asOf: string | null) => ({
  to: '/$role/clients/$clientId/mandates/$mandateId/$tab' as const,
  params: { role: 'manager', clientId, mandateId, tab: 'commentary' },
  search: asOf ? { asOf } : {},
});

/** A manager's actions on a report: publish it once everything is approved, and read what was published. */
function RowMenu({ row, clientId, asOf }: { row: ClientMandate; clientId: string; asOf: string | null }) {
  const t = useText(clientText);
  const words = useText(clientsText);
  const navigate = useNavigate();
  const go = useGoToMandate();
  const publish = usePublish();
  const refresh = useRefreshClients();
  const { id, assetId, ref, reportId, canPublish } = row;
  const publishNow = async () => {
    if (asOf === null) return;
    await publish({ assetId, entityId: id, asOf, name: ref });
    await refresh();
  };
  return (
    <Menu
      target={<IconButton label={words('actionsOf', { name: ref })} icon={<Ellipsis size={16} />} tooltip={false} />}
      position="bottom-end"
    >
      {canPublish && <MenuItem onClick={() => void publishNow()}>{t('publish')}</MenuItem>}
      {reportId && (
        <MenuItem onClick={() => void navigate({ to: '/$role/reports/$reportId', params: { role: 'manager', reportId } })}>
          {t('openReport')}
        </MenuItem>
      )}
      <MenuItem onClick={() => void navigate(commentaryOf(row, clientId, asOf))}>{t('commentary')}</MenuItem>
      <MenuItem onClick={() => go(id, 'reports')}>{t('open')}</MenuItem>
    </Menu>
  );
}
