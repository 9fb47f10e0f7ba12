import { getRouteApi } from '@tanstack/react-router';
import { keepKnown, WriteButton, type BookEntity, type BookIndex } from '#features/figures/public';
import { ArrangedTable } from '#features/saved-views/public';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import type { TableColumn } from '#ui/data-table';
import { Panel } from '#ui/panel';
import { EmptyState } from '#ui/states';
import { CurrencyDialog } from './currency-dialog';
import { currencyText } from './currency-text';
import { useBenchmarkCurrencies, type CurrencyVersion } from './queries';
import { useArea } from './use-benchmarks-address';

const route = getRouteApi('/shell/$role/benchmarks/$benchmarkId');

/** The currency composition of an index, newest version first, as the currency effect of the attribution needs it. */
export function CurrencyVersions({ index, benchmark }: { index: BookIndex; benchmark: BookEntity }) {
  const t = useText(currencyText);
  const { dialog, from } = route.useSearch();
  const navigate = route.useNavigate();
  const { data } = useBenchmarkCurrencies(benchmark.id);
  if (!data) return null;
  const open = (day?: string) =>
    void navigate({ search: before => ({ ...before, dialog: 'currencies', ...(day ? { from: day } : {}) }), resetScroll: false });
  const close = () => void navigate({ search: ({ dialog: _, from: __, ...rest }) => rest, resetScroll: false });
  const newest = data.at(-1);
  const named = data.find(({ fromDay }) => fromDay === from);
  const tools = (
    <>
      {newest && <WriteButton onClick={() => open(newest.fromDay)}>{t('edit')}</WriteButton>}
      <WriteButton onClick={() => open()}>{t('newVersion')}</WriteButton>
    </>
  );
  return (
    <Panel title={t('title')} subtitle={t('hint')} tools={tools} flush>
      {data.length === 0 ? <EmptyState title={t('none')}>{t('noneBody')}</EmptyState> : <Versions index={index} versions={data} />}
      {dialog === 'currencies' && (
        <CurrencyDialog index={index} benchmark={benchmark} version={named ?? newest} isNew={named === undefined} onClose={close} />
      )}
    </Panel>
  );
}

type Row = CurrencyVersion['rows'][number] & { fromDay: string };

function Versions({ index, versions }: { index: BookIndex; versions: readonly CurrencyVersion[] }) {
  const t = useText(currencyText);
  const formats = useFormats();
  const role = useArea();
  const rows: Row[] = versions.toReversed().flatMap(({ fromDay, rows: held }) => held.map(row => ({ ...row, fromDay })));
  const columns: TableColumn<Row>[] = [
    { id: 'from', header: t('from'), value: ({ fromDay }) => formats.date(fromDay) },
    { id: 'currency', priority: 1, header: t('currency'), value: ({ currency }) => currency },
    { id: 'weight', priority: 2, header: t('weight'), align: 'end', value: row => formats.number(row.weightPercent, { decimals: 2 }) },
    {
      id: 'index',
      header: t('localIndex'),
      value: ({ componentId }) => index.nameOf(componentId),
      node: ({ componentId }) => (
        <AppLink quiet to="/$role/benchmarks/$benchmarkId" params={{ role, benchmarkId: componentId }} search={keepKnown}>
          {index.nameOf(componentId)}
        </AppLink>
      ),
    },
    { id: 'hedged', header: t('hedged'), value: ({ hedged }) => t(hedged ? 'yes' : 'no') },
  ];
  return (
    <ArrangedTable
      screen="benchmark-currencies"
      caption={t('title')}
      columns={columns}
      rows={rows}
      rowId={({ fromDay, currency }) => `${fromDay} ${currency}`}
    />
  );
}
