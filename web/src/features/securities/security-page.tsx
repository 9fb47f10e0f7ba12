import { AppError } from '@hakaru/contract/errors';
import { useParams } from '@tanstack/react-router';
import { Plus, Trash2 } from 'lucide-react';
import { useArea, useBookContext, useWhyNotWrite, WriteButton } from '#features/figures/public';
import { ArrangedTable } from '#features/saved-views/public';
import { WatchButton } from '#features/watchlist/public';
import { ask } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useAddress } from '#platform/use-address';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { IconButton } from '#ui/button';
import { ChartPanel } from '#ui/charts/chart-panel';
import { HistoryChart } from '#ui/charts/history-chart';
import { FUND } from '#ui/charts/palette';
import { confirm } from '#ui/confirm';
import type { TableColumn } from '#ui/data-table';
import { Facts } from '#ui/facts';
import { Panel, PanelCell, PanelGrid } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState } from '#ui/states';
import { atTime, exactly } from '#ui/table-value';
import { Tag } from '#ui/tag';
import { toast } from '#ui/toast-queue';
import { priceFact, readPriceFact, securityAddress } from './address';
import { MarketPage } from './market-page';
import { PriceDialog } from './price-dialog';
import { usePrices, useRefreshSecurities, useSecurity, type PriceRow, type Security } from './queries';
import s from './securities.module.css';
import { PricePanel } from './securities-page';
import { DeleteSecurityPriceDocument } from './securities.gen';
import { securitiesText } from './text';
import { securitiesTitles } from './title-text';
import { useFrequencyName, useTypeName } from './use-security-columns';

/** One security: its data, and every current price with its source. */
export function SecurityPage() {
  const t = useText(securitiesText);
  const titles = useText(securitiesTitles);
  const language = useLanguage();
  const role = useArea();
  const { securityRef = '' } = useParams({ strict: false });
  const [{ fact, dialog }, set] = useAddress(securityAddress);
  const { data, isError } = useSecurity(securityRef);
  const traced = readPriceFact(fact);
  const name = data && (language === 'jp' ? data.nameJp : data.nameEn);
  const back = (
    <AppLink to="/$role/securities" params={{ role }}>
      {t('all')}
    </AppLink>
  );
  const { assetId } = useBookContext();
  const actions = data && (
    <>
      {assetId !== '' && <WatchButton kind="security" assetId={assetId} subject={data.id} />}
      <WriteButton kind="primary" icon={<Plus size={14} />} onClick={() => set({ dialog: 'add' })}>
        {t('addPrice')}
      </WriteButton>
    </>
  );
  return (
    <MarketPage title={name ?? titles('security')} context={back} {...(actions ? { actions } : {})}>
      {data ? <Detail security={data} /> : isError ? <EmptyState title={t('missing')} next="search" /> : <SkeletonRows rows={12} />}
      {data && dialog && <PriceDialog security={data} onClose={() => set({ dialog: undefined })} />}
      {data && traced && <PricePanel fact={traced} security={data} onClose={() => set({ fact: undefined })} />}
    </MarketPage>
  );
}

function Detail({ security }: { security: Security }) {
  const { data } = usePrices(security.id);
  return (
    <div className={s.stack}>
      <PanelGrid>
        <PanelCell span={8}>
          <PriceChart security={security} prices={data?.data ?? []} />
        </PanelCell>
        <PanelCell span={4}>
          <Master security={security} />
        </PanelCell>
      </PanelGrid>
      <PriceTable security={security} prices={data?.data} />
    </div>
  );
}

function Master({ security }: { security: Security }) {
  const t = useText(securitiesText);
  const formats = useFormats();
  const typeName = useTypeName('securityType1');
  const subtypeName = useTypeName('securityType2');
  const frequency = useFrequencyName();
  const percent = (value: string | null) => (value === null ? null : `${value}%`);
  return (
    <Panel title={t('master')}>
      <Facts
        facts={[
          [t('ref'), security.ref],
          [t('userCode'), security.userCode],
          [t('isin'), security.isin],
          [t('type1'), typeName(security.type1Name)],
          [t('type2'), subtypeName(security.type2Name)],
          [t('currency'), security.currency],
          [t('country'), security.country],
          [t('rating'), security.rating],
          [t('riskWeight'), percent(security.riskWeightPercent)],
          [t('coupon'), percent(security.couponPercent)],
          [t('maturity'), security.maturityDate && formats.date(security.maturityDate)],
          [t('frequency'), frequency(security.userPriceFrequency)],
        ]}
      />
    </Panel>
  );
}

type PricesOf = { security: Security; prices: readonly PriceRow[] };

function PriceChart({ security, prices }: PricesOf) {
  const t = useText(securitiesText);
  const formats = useFormats();
  const [, set] = useAddress(securityAddress);
  const oldestFirst = prices.toReversed();
  const values = oldestFirst.map(({ price }) => Number(price));
  const show = (value: number | null) => formats.number(value, { decimals: 4 });
  return (
    <ChartPanel time title={t('history')} subtitle={security.currency} fileName={`${security.ref}-prices`}>
      {oldestFirst.length < 2 ? (
        <EmptyState title={t('noPrices')} next="import" />
      ) : (
        <HistoryChart
          label={t('history')}
          days={oldestFirst.map(({ day }) => day)}
          series={[{ id: 'price', label: t('price'), color: FUND, values }]}
          show={show}
          axis={value => formats.number(value, { decimals: 2 })}
          near
          onOpen={at => {
            const day = oldestFirst[at]?.day;
            if (day) set({ fact: priceFact({ securityId: security.id, days: [day] }) });
          }}
        />
      )}
    </ChartPanel>
  );
}

function PriceTable({ security, prices }: { security: Security; prices: readonly PriceRow[] | undefined }) {
  const t = useText(securitiesText);
  const columns = usePriceColumns(security);
  if (!prices) return <SkeletonRows rows={8} />;
  return (
    <Panel title={t('prices')} subtitle={security.currency} flush>
      {prices.length === 0 ? (
        <EmptyState title={t('noPrices')} next="import" />
      ) : (
        <ArrangedTable screen="security-prices" caption={t('prices')} columns={columns} rows={prices} rowId={({ day }) => day} />
      )}
    </Panel>
  );
}

function usePriceColumns(security: Security): TableColumn<PriceRow>[] {
  const t = useText(securitiesText);
  const formats = useFormats();
  const language = useLanguage();
  const [, set] = useAddress(securityAddress);
  const whyNot = useWhyNotWrite();
  const remove = useRemove(security);
  const open = (day: string) => set({ fact: priceFact({ securityId: security.id, days: [day] }) });
  return [
    { id: 'day', header: t('day'), value: ({ day }) => day, date: true, align: 'start' },
    {
      id: 'price',
      priority: 1,
      header: t('price'),
      align: 'end',
      value: ({ price }) => exactly(price),
      node: ({ day, price }) => (
        <button type="button" className={s.recorded} onClick={() => open(day)}>
          {formats.number(price, { decimals: 4 })}
        </button>
      ),
    },
    {
      id: 'recorded',
      header: t('recorded'),
      align: 'end',
      value: ({ recordedAt }) => atTime(formats.time(recordedAt)),
      node: ({ recordedAt }) => formats.time(recordedAt),
    },
    { id: 'source', priority: 2, header: t('source'), value: ({ sourceEn, sourceJp }) => (language === 'jp' ? sourceJp : sourceEn) },
    {
      id: 'state',
      header: t('corrected'),
      hideHeader: true,
      value: ({ versions }) => (versions > 1 ? t('corrected') : null),
      node: ({ versions }) => versions > 1 && <Tag tone="warn">{t('corrected')}</Tag>,
    },
    {
      id: 'actions',
      header: t('actions'),
      hideHeader: true,
      menu: true,
      node: row => (
        <IconButton
          label={whyNot ?? t('remove', { date: formats.date(row.day) })}
          icon={<Trash2 size={14} />}
          disabled={whyNot !== null}
          onClick={() => void remove(row)}
        />
      ),
    },
  ];
}

function useRemove({ id }: Security): (price: PriceRow) => Promise<void> {
  const t = useText(securitiesText);
  const formats = useFormats();
  const refresh = useRefreshSecurities();
  return async ({ day, price }) => {
    const done = await confirm({
      title: t('removeTitle'),
      body: t('removeBody', { price: formats.number(price, { decimals: 4 }), date: formats.date(day) }),
      confirmLabel: t('removeConfirm'),
      danger: true,
      failureText: error =>
        isPublishedPrice(error) ? t('priceIsPublished', { date: formats.date(day) }) : t('failedToDeleteSecurityPrice'),
      action: () => ask(DeleteSecurityPriceDocument, { securityId: id, day, price }),
    });
    if (!done) return;
    toast(t('securityPriceDeletedsuccess'));
    await refresh();
  };
}

const isPublishedPrice = (error: unknown): boolean => error instanceof AppError && (error.fields['day'] ?? []).includes('publishedData');
