import { FigureText, useExact, useOpenTrace, useUnit, type BookView } from '#features/figures/public';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { Bars } from '#ui/charts/bars';
import { ChartPanel } from '#ui/charts/chart-panel';
import { DataTable, type TableColumn } from '#ui/data-table';
import { Panel } from '#ui/panel';
import { EmptyState } from '#ui/states';
import { figureIn, type Overview } from './overview-queries';
import { overviewText } from './overview-text';
import { privateAssetsText } from './text';

type Vintage = Overview['vintages'][number];

export function TvpiPanel({ overview }: { overview: Overview }) {
  const t = useText(overviewText);
  const f = useFormats();
  const open = useOpenTrace();
  const keyOf = (id: string) => figureIn(overview.vintages.find(({ vintage }) => vintage === id)?.figures ?? [], 'tvpi')?.key ?? '';
  const items = overview.vintages.flatMap(({ vintage, figures }) => {
    const value = figureIn(figures, 'tvpi')?.value;
    return value == null ? [] : [{ id: vintage, label: vintage, value: Number(value) }];
  });
  return (
    <ChartPanel title={t('tvpiByVintage')} fileName="tvpi-by-vintage">
      {items.length === 0 ? (
        <EmptyState title={t('noneChosen')} next="filter" />
      ) : (
        <Bars label={t('tvpiByVintage')} items={items} labelWidth={56} format={value => f.multiple(value)} onOpen={id => open(keyOf(id))} />
      )}
    </ChartPanel>
  );
}

const ON_PHONE: Readonly<Record<string, number>> = { nav: 1, irrNet: 2, tvpi: 3 };
const PACING = ['commitment', 'called', 'unfunded', 'distributed', 'nav', 'dpi', 'tvpi', 'irrNet'] as const;

/** The commitments of each year, and how far they have been called. */
export function PacingPanel({ view, overview }: { view: BookView; overview: Overview }) {
  const exact = useExact();
  const t = useText(overviewText);
  const words = useText(privateAssetsText);
  const f = useFormats();
  const unit = useUnit();
  const columns: TableColumn<Vintage>[] = [
    { id: 'vintage', header: t('vintage'), value: ({ vintage }) => vintage },
    ...PACING.map((measure, at): TableColumn<Vintage> => ({
      id: measure,
      ...(measure in ON_PHONE ? { priority: ON_PHONE[measure] ?? 0 } : {}),
      header: words(measure),
      align: 'end',
      divider: at === 0 || measure === 'dpi',
      value: ({ figures }) => exact(figureIn(figures, measure)),
      node: ({ figures }) => <FigureText figure={figureIn(figures, measure)} mark={false} />,
    })),
  ];
  return (
    <Panel title={t('pacing')} subtitle={f.unit(unit, view.index.book.baseCurrency)} flush>
      {overview.vintages.length === 0 ? (
        <EmptyState title={t('noneChosen')} next="filter" />
      ) : (
        <DataTable caption={t('pacing')} columns={columns} rows={overview.vintages} rowId={({ vintage }) => vintage} />
      )}
    </Panel>
  );
}
