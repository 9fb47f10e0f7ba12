import { deliveryStates, type DeliveryState } from '@hakaru/contract/webhooks';
import { AppError } from '@hakaru/contract/errors';
import { Select } from '@mantine/core';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { ask } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { Button, IconButton } from '#ui/button';
import { DataTable, type TableColumn } from '#ui/data-table';
import { Dialog } from '#ui/dialog';
import { Menu, MenuItem } from '#ui/menu';
import { Pager } from '#ui/pager';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState, ErrorState } from '#ui/states';
import { Tag } from '#ui/tag';
import { toast } from '#ui/toast-queue';
import { useDeliveries, useRefreshWebhooks, type Delivery, type Endpoint } from './queries';
import { deliveryText, eventText, failureText } from './text';
import { ReplayWebhookDeliveryDocument } from './webhooks.gen';
import s from './webhooks.module.css';

const TONES = { waiting: 'warn', delivered: 'ok', failed: 'neg' } as const;

/** Messages sent and to be sent, newest event first. */
export function DeliveriesPanel({ endpoints }: { endpoints: readonly Endpoint[] }) {
  const t = useText(deliveryText);
  const [state, setState] = useState<DeliveryState | null>(null);
  const [page, setPage] = useState(1);
  const [shown, setShown] = useState<Delivery | null>(null);
  const { data, isError, isFetching, refetch } = useDeliveries(state, page);
  const choose = (value: string | null) => {
    setState(deliveryStates.find(one => one === value) ?? null);
    setPage(1);
  };
  const options = [{ value: 'all', label: t('all') }, ...deliveryStates.map(value => ({ value, label: t(value) }))];
  return (
    <Panel title={t('deliveries')} subtitle={t('lead')} refreshing={isFetching && data !== undefined} flush>
      <div className={s.filter}>
        <Select label={t('show')} value={state ?? 'all'} onChange={choose} data={options} allowDeselect={false} w={200} />
      </div>
      {isError && <ErrorState title={t('failedToLoad')} onRetry={() => void refetch()} />}
      {!data && !isError && <SkeletonRows rows={5} />}
      {data?.data.length === 0 && <EmptyState title={t('none')}>{t('noneHint')}</EmptyState>}
      {data && data.data.length > 0 && <DeliveryTable rows={data.data} endpoints={endpoints} onShow={setShown} />}
      {data && <Pager info={data.paginatorInfo} onPage={setPage} />}
      {shown && <MessageDialog delivery={shown} onClose={() => setShown(null)} />}
    </Panel>
  );
}

type TableProps = { rows: readonly Delivery[]; endpoints: readonly Endpoint[]; onShow: (delivery: Delivery) => void };

function DeliveryTable({ rows, endpoints, onShow }: TableProps) {
  const t = useText(deliveryText);
  const word = useText(eventText);
  const why = useText(failureText);
  const formats = useFormats();
  const nameOf = new Map(endpoints.map(({ id, name }) => [id, name]));
  const answer = ({ statusCode, failure }: Delivery) =>
    [statusCode, failure && why(failure)].filter(part => part !== null).join(' · ') || '–';
  const columns: TableColumn<Delivery>[] = [
    { id: 'event', header: t('event'), value: ({ kind }) => word(kind) },
    { id: 'time', priority: 2, header: t('time'), value: ({ occurredAt }) => formats.deadline(occurredAt) },
    { id: 'endpoint', header: t('endpoint'), value: ({ endpointId }) => nameOf.get(endpointId) ?? '' },
    { id: 'state', priority: 1, header: t('state'), value: ({ state }) => t(state), node: delivery => <State delivery={delivery} /> },
    { id: 'attempts', header: t('attempts'), value: ({ attempts }) => String(attempts) },
    { id: 'response', header: t('response'), value: answer },
    {
      id: 'actions',
      header: t('actions'),
      hideHeader: true,
      menu: true,
      node: delivery => <RowMenu delivery={delivery} label={word(delivery.kind)} onShow={() => onShow(delivery)} />,
    },
  ];
  return <DataTable caption={t('deliveries')} columns={columns} rows={rows} rowId={({ id }) => id} />;
}

function State({ delivery: { state, attempts, nextAttemptAt } }: { delivery: Delivery }) {
  const t = useText(deliveryText);
  const formats = useFormats();
  return (
    <span className={s.stack}>
      <Tag tone={TONES[state]}>{t(state)}</Tag>
      {attempts > 0 && nextAttemptAt && <span className={s.hint}>{t('next', { time: formats.deadline(nextAttemptAt) })}</span>}
    </span>
  );
}

function RowMenu({ delivery, label, onShow }: { delivery: Delivery; label: string; onShow: () => void }) {
  const t = useText(deliveryText);
  const refresh = useRefreshWebhooks();
  const replay = async () => {
    const said = await ask(ReplayWebhookDeliveryDocument, { id: delivery.id }).then(
      () => t('replayed'),
      (error: unknown) => {
        if (error instanceof AppError && error.refusal === 'invalid') return t('notReplayed');
        throw error;
      },
    );
    await refresh();
    toast(said);
  };
  return (
    <Menu target={<IconButton label={t('actionsOf', { event: label })} icon={<Ellipsis size={16} />} />}>
      <MenuItem onClick={onShow}>{t('view')}</MenuItem>
      {delivery.state !== 'waiting' && <MenuItem onClick={() => void replay()}>{t('replay')}</MenuItem>}
    </Menu>
  );
}

function MessageDialog({ delivery: { eventId, body }, onClose }: { delivery: Delivery; onClose: () => void }) {
  const t = useText(deliveryText);
  const close = (
    <Button kind="primary" onClick={onClose}>
      {t('close')}
    </Button>
  );
  return (
    <Dialog open onClose={onClose} title={t('message')} actions={close}>
      <p>{t('messageLead', { id: eventId })}</p>
      <code className={s.code}>{JSON.stringify(JSON.parse(body), null, 2)}</code>
    </Dialog>
  );
}
