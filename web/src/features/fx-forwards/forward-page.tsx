import { minorUnitsOf } from '@hakaru/engine/money/currencies';
import { useParams } from '@tanstack/react-router';
import { FigureText, TracedAssets, useArea } from '#features/figures/public';
import { ArrangedTable } from '#features/saved-views/public';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import type { TableColumn } from '#ui/data-table';
import { Facts } from '#ui/facts';
import { PageHead } from '#ui/page-head';
import { Panel, PanelCell, PanelGrid } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState } from '#ui/states';
import { Status, type StatusName } from '#ui/status';
import { statusText } from '#ui/status-text';
import { atTime } from '#ui/table-value';
import { ForwardActions } from './forward-actions';
import { rateText, useForwardColumns } from './forward-columns';
import s from './fx-forwards.module.css';
import { useForward, type ForwardRecord } from './queries';
import { forwardActionText, forwardTypeText, fxForwardsText } from './text';

export function ForwardPage() {
  const { forwardId = '' } = useParams({ strict: false });
  const t = useText(fxForwardsText);
  const role = useArea();
  const { data: forward, error } = useForward(forwardId);
  if (error && !forward) throw error;
  const back = (
    <AppLink to="/$role/fxForwards" params={{ role }}>
      {t('title')}
    </AppLink>
  );
  return (
    <>
      <PageHead title={forward?.ref ?? t('forward')} context={back}>
        {forward && <ForwardActions forward={forward} />}
      </PageHead>
      {forward ? (
        <TracedAssets assetOf={() => forward.assetId}>
          <PanelGrid>
            <PanelCell span={4}>
              <Particulars forward={forward} />
            </PanelCell>
            <PanelCell span={8}>
              <div className={s.stack}>
                <Chain forward={forward} />
                <Trail forward={forward} />
              </div>
            </PanelCell>
          </PanelGrid>
        </TracedAssets>
      ) : (
        <SkeletonRows rows={8} />
      )}
    </>
  );
}

function Particulars({ forward }: { forward: ForwardRecord }) {
  const t = useText(fxForwardsText);
  const types = useText(forwardTypeText);
  const formats = useFormats();
  const role = useArea();
  const isJapanese = useLanguage() === 'jp';
  const yen = (value: string | null) => (value === null ? null : formats.number(value));
  const amount = formats.number(forward.amount, { decimals: minorUnitsOf(forward.currency) });
  const { entity, rateDay, instructionId } = forward;
  const link = instructionId && (
    <AppLink to="/$role/instructions/$instructionId" params={{ role, instructionId }}>
      {t('openInstruction')}
    </AppLink>
  );
  return (
    <Panel
      title={t('particulars')}
      {...(rateDay ? { subtitle: t('valueOn', { day: formats.date(forward.valueDay), rateDay: formats.date(rateDay) }) } : {})}
    >
      <Facts
        facts={[
          [t('status'), <Status key="status" value={forward.status as StatusName /* the server sends no other */} />],
          [t('type'), types(forward.type as 'fxForward') /* the server sends no other */],
          [t('entity'), `${entity.ref} ${isJapanese ? entity.nameJp : entity.name}`],
          [t('client'), isJapanese ? forward.clientNameJp : forward.clientName],
          [t('counterparty'), isJapanese ? forward.counterpartyNameJp : forward.counterpartyName],
          [t('tradeDate'), formats.date(forward.tradeDate)],
          [t('settlementDate'), formats.date(forward.settlementDate)],
          [t('maturityDate'), formats.date(forward.maturityDate)],
          [t('side'), t(forward.side === 'buy' ? 'buy' : 'sell')],
          [t('amount'), `${forward.currency} ${amount}`],
          [t('forwardRate'), rateText(forward.forwardRate)],
          [t('jpyAmount'), yen(forward.jpyAmount)],
          [t('transactionFee'), yen(forward.transactionFee)],
          [t('value'), <FigureText key="value" figure={forward.value} unit="one" />],
          [t('realised'), yen(forward.realised)],
          [t('instruction'), link],
          [t('comment'), forward.comment],
        ]}
      />
    </Panel>
  );
}

/** The forwards it came from and those that came from it, in the order they were dealt. */
function Chain({ forward }: { forward: ForwardRecord }) {
  const t = useText(fxForwardsText);
  const columns = useForwardColumns(null, { hasEntity: false }).filter(({ id }) => CHAIN.includes(id));
  return (
    <Panel title={t('chain')} flush>
      {forward.chain.length < 2 ? (
        <EmptyState title={t('chainNone')} next="wait" />
      ) : (
        <div className={s.scroll}>
          <ArrangedTable screen="fx-forward-chain" caption={t('chain')} columns={columns} rows={forward.chain} rowId={({ id }) => id} />
        </div>
      )}
    </Panel>
  );
}

const CHAIN = ['number', 'type', 'status', 'tradeDate', 'maturityDate', 'side', 'amount', 'forwardRate', 'realised', 'origin'];

type Entry = ForwardRecord['trail'][number];

function Trail({ forward }: { forward: ForwardRecord }) {
  const t = useText(fxForwardsText);
  const actions = useText(forwardActionText);
  const statusWord = useText(statusText);
  const formats = useFormats();
  const columns: TableColumn<Entry>[] = [
    {
      id: 'at',
      header: t('at'),
      value: ({ timestamp }) => atTime(formats.time(timestamp)),
      node: ({ timestamp }) => formats.time(timestamp),
    },
    { id: 'who', priority: 2, header: t('who'), value: ({ user }) => user },
    {
      id: 'action',
      priority: 1,
      header: t('action'),
      value: ({ action }) => (action in forwardActionText ? actions(action as 'create') : action) /* just asked */,
    },
    {
      id: 'change',
      header: t('change'),
      value: ({ oldStatus, newStatus }) =>
        [oldStatus, newStatus].flatMap(one => (one ? statusWord(one as StatusName /* the server sends no other */) : [])).join(' → '),
      node: entry => <Change entry={entry} />,
    },
  ];
  return (
    <Panel title={t('trail')} flush>
      <div className={s.scroll}>
        <ArrangedTable
          screen="fx-forward-trail"
          caption={t('trail')}
          columns={columns}
          rows={forward.trail}
          rowId={({ timestamp, action }) => `${timestamp} ${action}`}
        />
      </div>
    </Panel>
  );
}

function Change({ entry: { oldStatus, newStatus } }: { entry: Entry }) {
  return (
    <span className={s.rung}>
      {oldStatus && <Status value={oldStatus as StatusName /* the server sends no other */} />}
      {oldStatus && '→'}
      {newStatus && <Status value={newStatus as StatusName /* the server sends no other */} />}
    </span>
  );
}
