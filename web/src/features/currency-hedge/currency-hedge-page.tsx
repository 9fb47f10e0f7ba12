import { useState } from 'react';
import { BookPage, TracedAssets, useArea, useBook, useBookContext, useIsOnAsset, WhoseMoney } from '#features/figures/public';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { ListStates } from '#ui/list-states';
import { PageHead } from '#ui/page-head';
import { Panel } from '#ui/panel';
import { EmptyState } from '#ui/states';
import s from './hedge.module.css';
import { HedgeTable } from './hedge-table';
import { HistoryPanel } from './history-panel';
import { useHedgeClients, useHedges, type HedgeLine } from './queries';
import { TargetDialog } from './target-dialog';
import { currencyHedgeText } from './text';

/** Exposure against hedges: the hedge ratio, its target and the cost. */
export function CurrencyHedgePage() {
  return useIsOnAsset() ? <OwnHedges /> : <ClientsHedges />;
}

function OwnHedges() {
  const t = useText(currencyHedgeText);
  const { assetId, known } = useBookContext();
  const { data: book } = useBook();
  return (
    <BookPage title={t('title')} actions={<ForwardsLink />}>
      {() => <Hedges assetId={assetId} known={known} canSet={book?.isOwn === true && known === null} />}
    </BookPage>
  );
}

/** A manager has several clients, each with its own hedges, limited to the manager's mandates. */
function ClientsHedges() {
  const t = useText(currencyHedgeText);
  const isJapanese = useLanguage() === 'jp';
  const { data: clients } = useHedgeClients();
  return (
    <>
      <PageHead title={t('title')} context={<WhoseMoney />}>
        <ForwardsLink />
      </PageHead>
      {clients?.length === 0 && <EmptyState title={t('none')} next="wait" />}
      {clients?.map(({ assetId, name, nameJp }) => (
        <TracedAssets key={assetId} assetOf={() => assetId}>
          <h2 className={s.client}>{isJapanese ? nameJp : name}</h2>
          <Hedges assetId={assetId} known={null} canSet={false} />
        </TracedAssets>
      ))}
    </>
  );
}

function ForwardsLink() {
  const t = useText(currencyHedgeText);
  const role = useArea();
  return (
    <AppLink to="/$role/fxForwards" params={{ role }}>
      {t('forwards')}
    </AppLink>
  );
}

function Hedges({ assetId, known, canSet }: { assetId: string; known: string | null; canSet: boolean }) {
  const t = useText(currencyHedgeText);
  const formats = useFormats();
  const isJapanese = useLanguage() === 'jp';
  const { data, isError, refetch } = useHedges(assetId, known);
  const [shown, setShown] = useState<HedgeLine | null>(null);
  const [changed, setChanged] = useState<HedgeLine | null>(null);
  const line = shown ?? data?.rows.find(({ state }) => state === 'under' || state === 'over') ?? data?.rows[0] ?? null;
  const nameOf = ({ ref, name, nameJp }: HedgeLine) => `${ref} ${isJapanese ? nameJp : name}`;
  const day = data ? formats.date(data.day) : '';
  return (
    <div className={s.stack}>
      <Panel title={t('byMandate')} subtitle={t('lead', { day })} flush>
        <ListStates
          count={data?.rows.length}
          isError={isError}
          onRetry={() => void refetch()}
          empty={t('none')}
          next="wait"
          failed={t('failed')}
        >
          {data && (
            <HedgeTable
              screen="currency-hedge"
              rows={data.rows}
              nameOf={nameOf}
              onShow={setShown}
              {...(canSet ? { onSet: setChanged } : {})}
            />
          )}
        </ListStates>
      </Panel>
      {data && data.totals.length > 0 && (
        <Panel title={t('byCurrency')} flush>
          <HedgeTable screen="currency-hedge-totals" rows={data.totals} nameOf={null} />
        </Panel>
      )}
      {line && <HistoryPanel assetId={assetId} line={line} name={`${nameOf(line)} ${line.currency}`} />}
      {changed && (
        <TargetDialog assetId={assetId} line={changed} name={nameOf(changed)} day={data?.day ?? ''} onClose={() => setChanged(null)} />
      )}
    </div>
  );
}
