import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useBookContext, useUnit, type BookEntity, type BookView } from '#features/figures/public';
import { ask } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { useAddress } from '#platform/use-address';
import { DataTable, type TableColumn } from '#ui/data-table';
import { asAmount } from '#ui/grid/grid-column';
import { Panel, PanelCell } from '#ui/panel';
import { SkeletonBlock } from '#ui/skeletons';
import { EmptyState, ErrorState } from '#ui/states';
import { exactly } from '#ui/table-value';
import { overviewAddress } from './overview-address';
import { ProgrammePacingDocument, type ProgrammePacingQuery } from './overview.gen';
import { pacingText } from './pacing-text';
import { PacingFan } from './pacing-view';

type Programme = ProgrammePacingQuery['programmePacing'];
type Year = Programme['years'][number];

/** The expected future of the filtered funds, in total and in the investor's currency. */
export function ProgrammePacingPanels({ view, entity }: { view: BookView; entity: BookEntity }) {
  const t = useText(pacingText);
  const f = useFormats();
  const unit = useUnit();
  const { data, isError, refetch, isPlaceholderData } = useProgrammePacing(view, entity);
  if (!data)
    return <PanelCell span={12}>{isError ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonBlock height={260} />}</PanelCell>;
  const points = data.years.map(({ until, low, base, high }) => ({ day: until, low: low.nav, base: base.nav, high: high.nav }));
  const subtitle = f.unit(unit, data.currency);
  return (
    <>
      <PanelCell span={6}>
        <PacingFan
          subtitle={subtitle}
          fileName="pacing"
          refreshing={isPlaceholderData}
          points={points}
          unit={unit}
          none={t('none')}
          details={at => [
            [t('calls'), f.amount(data.years[at]?.base.call ?? null, { unit })],
            [t('distributions'), f.amount(data.years[at]?.base.distribution ?? null, { unit })],
          ]}
        />
      </PanelCell>
      <PanelCell span={6}>
        <Panel title={t('title')} subtitle={subtitle} footnote={<Counted view={view} programme={data} />} flush>
          {data.years.length === 0 ? <EmptyState title={t('none')} next="record" /> : <YearsTable years={data.years} />}
        </Panel>
      </PanelCell>
    </>
  );
}

function useProgrammePacing(view: BookView, entity: BookEntity) {
  const { assetId, asOf, known } = useBookContext();
  const [{ strategy, vintage, currency, quality }] = useAddress(overviewAddress);
  const chosen = { strategy: strategy ?? null, vintage: vintage ?? null, currency: currency ?? null, quality: quality ?? null };
  const variables = { assetId, entityId: entity === view.index.root ? null : entity.id, asOf, known, ...chosen };
  return useQuery({
    queryKey: ['figures', 'programmePacing', variables],
    queryFn: async ({ signal }) => (await ask(ProgrammePacingDocument, variables, signal)).programmePacing,
    enabled: assetId !== '' && asOf !== '',
    placeholderData: keepPreviousData,
  });
}

function YearsTable({ years }: { years: readonly Year[] }) {
  const t = useText(pacingText);
  const f = useFormats();
  const unit = useUnit();
  const amount = (value: string | null) => <span title={value === null ? t('noRate') : undefined}>{f.amount(value, { unit })}</span>;
  const columns: TableColumn<Year>[] = [
    { id: 'until', header: t('until'), value: ({ until }) => until, date: true },
    {
      id: 'calls',
      priority: 1,
      header: t('calls'),
      align: 'end',
      divider: true,
      value: ({ base }) => exactly(base.call, asAmount(unit).power),
      node: ({ base }) => amount(base.call),
    },
    {
      id: 'distributions',
      priority: 2,
      header: t('distributions'),
      align: 'end',
      value: ({ base }) => exactly(base.distribution, asAmount(unit).power),
      node: ({ base }) => amount(base.distribution),
    },
    {
      id: 'nav',
      priority: 3,
      header: t('nav'),
      align: 'end',
      divider: true,
      value: ({ base }) => exactly(base.nav, asAmount(unit).power),
      node: ({ base }) => amount(base.nav),
    },
    {
      id: 'navLow',
      header: t('navLow'),
      align: 'end',
      value: ({ low }) => exactly(low.nav, asAmount(unit).power),
      node: ({ low }) => amount(low.nav),
    },
    {
      id: 'navHigh',
      header: t('navHigh'),
      align: 'end',
      value: ({ high }) => exactly(high.nav, asAmount(unit).power),
      node: ({ high }) => amount(high.nav),
    },
  ];
  return <DataTable caption={t('title')} columns={columns} rows={years} rowId={({ until }) => until} />;
}

/** The funds included in the sums, with their assumptions, and those left out, with the reason. */
function Counted({ view, programme: { funds, asOf } }: { view: BookView; programme: Programme }) {
  const t = useText(pacingText);
  const f = useFormats();
  const refOf = (id: string) => view.index.book.entities.find(one => one.id === id)?.ref ?? '';
  const counted = funds.filter(({ reason }) => reason === null);
  const left = funds.filter(({ reason }) => reason !== null);
  const named = counted.map(({ fundId, fromDay }) => t('countedOf', { ref: refOf(fundId), day: f.date(fromDay) }));
  const why = left.map(({ fundId, reason }) => `${refOf(fundId)} (${t(reason === 'too_short' ? 'too_short' : 'no_data')})`);
  return (
    <>
      {named.length > 0 && t('counted', { funds: named.join(', ') })} {why.length > 0 && t('left', { funds: why.join(', ') })}{' '}
      {t('atRates', { day: f.date(asOf) })}
    </>
  );
}
