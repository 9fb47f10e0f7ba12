import { Checkbox, Select } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { FactPanel, FigureTable, useArea } from '#features/figures/public';
import { useAddress } from '#platform/use-address';
import { useLanguage, useText } from '#platform/text';
import { Button } from '#ui/button';
import { Pager } from '#ui/pager';
import { SearchBox } from '#ui/search-box';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState, ErrorState } from '#ui/states';
import { priceFact, readPriceFact, securitiesAddress, type PriceFact } from './address';
import { MarketPage } from './market-page';
import { usePriceStories, useSecurities, type SecurityRow } from './queries';
import s from './securities.module.css';
import { securitiesText } from './text';
import { securitiesTitles } from './title-text';
import { factOf, useSecurityColumns, useTypeName } from './use-security-columns';

/** The security master with the price of each; every price links to who reported it. */
export function SecuritiesPage() {
  const t = useText(securitiesText);
  const titles = useText(securitiesTitles);
  const [address, set] = useAddress(securitiesAddress);
  const query = useSecurities(address);
  const total = query.data?.paginatorInfo.total;
  const fact = readPriceFact(address.fact);
  const of = query.data?.data.find(({ id }) => id === fact?.securityId);
  return (
    <MarketPage title={titles('title')} context={total === undefined ? null : t('count', { n: total })}>
      <SecurityList query={query} />
      {fact && <PricePanel fact={fact} security={of} onClose={() => set({ fact: undefined })} />}
    </MarketPage>
  );
}

type ListQuery = ReturnType<typeof useSecurities>;

function SecurityList({ query: { data, isError, refetch } }: { query: ListQuery }) {
  const t = useText(securitiesText);
  const titles = useText(securitiesTitles);
  const role = useArea();
  const navigate = useNavigate();
  const [address, set] = useAddress(securitiesAddress);
  const columns = useSecurityColumns();
  const { q, type, currency, stale } = address;
  const isFiltered = [q, type, currency, stale].some(one => one !== undefined);
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={16} />;
  if (data.paginatorInfo.total === 0 && !isFiltered) return <EmptyState title={t('none')}>{t('noneBody')}</EmptyState>;
  const clear = () => set({ q: undefined, type: undefined, currency: undefined, stale: undefined, page: undefined });
  return (
    <>
      <FigureTable
        label={titles('title')}
        fileName="securities"
        rows={data.data}
        columns={columns}
        rowId={rowId}
        figureOf={nothing}
        onOpenRow={(row, column) => {
          const fact = factOf(row, column.id);
          if (fact) set({ fact });
          else void navigate({ to: '/$role/securities/$securityRef', params: { role, securityRef: row.ref } });
        }}
        footnote={t('footnote')}
        empty={<EmptyState title={t('notFound')} action={<Button onClick={clear}>{t('clear')}</Button>} />}
        tools={<Filters types={data.types} currencies={data.currencies} stale={data.stale} />}
        isVerifiable={false}
        hasUnit={false}
      />
      {data.paginatorInfo.lastPage > 1 && <Pager info={data.paginatorInfo} onPage={page => set({ page: page > 1 ? page : undefined })} />}
    </>
  );
}

const rowId = ({ id }: SecurityRow) => id;
const nothing = () => undefined;

function Filters({ types, currencies, stale }: { types: readonly string[]; currencies: readonly string[]; stale: number }) {
  const t = useText(securitiesText);
  const typeName = useTypeName('securityType1');
  const [address, set] = useAddress(securitiesAddress);
  const filter = (change: Parameters<typeof set>[0]) => set({ ...change, page: undefined }, { replace: true });
  return (
    <>
      <SearchBox label={t('search')} value={address.q ?? ''} onSearch={q => filter({ q })} />
      <Select
        className={s.filter ?? ''}
        aria-label={t('type1')}
        placeholder={t('anyType')}
        data={types.map(value => ({ value, label: typeName(value) ?? value }))}
        value={address.type ?? null}
        onChange={value => filter({ type: value ?? undefined })}
        clearable
      />
      <Select
        className={s.short ?? ''}
        aria-label={t('currency')}
        placeholder={t('anyCurrency')}
        data={[...currencies]}
        value={address.currency ?? null}
        onChange={value => filter({ currency: value ?? undefined })}
        clearable
      />
      {(stale > 0 || address.stale) && (
        <Checkbox
          label={t('onlyStale', { n: stale })}
          checked={address.stale ?? false}
          onChange={event => filter({ stale: event.currentTarget.checked || undefined })}
        />
      )}
    </>
  );
}

type PanelProps = { fact: PriceFact; security: Pick<SecurityRow, 'ref' | 'nameEn' | 'nameJp'> | undefined; onClose: () => void };

/** Who reported a price, from where and when, and what had been reported before. */
export function PricePanel({ fact, security, onClose }: PanelProps) {
  const language = useLanguage();
  const query = usePriceStories(fact);
  const title = security ? `${security.ref} ${language === 'jp' ? security.nameJp : security.nameEn}` : '';
  return <FactPanel title={title} about={priceFact(fact)} query={query} onClose={onClose} />;
}
