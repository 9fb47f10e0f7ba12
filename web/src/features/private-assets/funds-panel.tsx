import {
  FigureText,
  useBookContext,
  useExact,
  useFigureGrid,
  useUnit,
  VerifyButton,
  type BookEntity,
  type BookView,
  type FigureGrid,
} from '#features/figures/public';
import { ArrangedTable } from '#features/saved-views/public';
import { useLanguage, useText } from '#platform/text';
import type { FootCell, TableColumn } from '#ui/data-table';
import { Panel } from '#ui/panel';
import { EmptyState } from '#ui/states';
import { FundLink } from './fund-link';
import { fundsBelow } from './programmes';
import { privateAssetsText, unitText } from './text';
import { useValuedWords, Valued } from './valued';

const MONEY = ['commitment', 'called', 'callProgress', 'distributed', 'nav', 'navAge', 'unfunded', 'flowDifference'] as const;
const RATES = ['dpi', 'rvpi', 'tvpi', 'irrNet', 'irrGross'] as const;
const COMPANIES = ['activeCompanies', 'realizedCompanies'] as const;
/** Columns on a phone: value and returns. */
const ON_PHONE: Readonly<Record<string, number>> = { nav: 1, irrNet: 2, tvpi: 3 };
const COLUMNS = [...MONEY, ...RATES, ...COMPANIES].map(measure => `${measure}.-`);

/** The funds of a private mandate, or a single fund: commitment, calls and distributions so far, what remains, and the performance. */
export function FundsPanel({ view: { index }, entity }: { view: BookView; entity: BookEntity }) {
  const t = useText(privateAssetsText);
  const unitName = useText(unitText);
  const unit = useUnit();
  const isFund = entity.type === 'subMandate';
  const funds = fundsBelow(index, entity);
  const { data: grid, isPlaceholderData } = useFigureGrid({ entityIds: [...funds.map(({ id }) => id), entity.id], columns: COLUMNS });
  const subtitle = isFund
    ? t('ownPosition', { unit: unitName(unit), currency: entity.currency })
    : t('position', { unit: unitName(unit), base: index.book.baseCurrency });
  const { asOf } = useBookContext();
  const opened = funds.filter(({ id }) => grid?.at(id, 'commitment.-')?.value != null);
  const rows = [...opened, ...(isFund ? [] : [entity])].map(({ id: entityId }) => ({ entityId, asOf }));
  const columns = [...MONEY, ...RATES, ...COMPANIES].map(measure => ({ column: `${measure}.-`, label: t(measure) }));
  return (
    <Panel
      title={t('funds')}
      subtitle={subtitle}
      tools={opened.length > 0 && <VerifyButton screen="funds" title={t('funds')} rows={rows} columns={columns} />}
      footnote={[isFund ? null : t('footnote'), t('ageNote'), t('irrNote')].filter(Boolean).join(' ')}
      refreshing={isPlaceholderData}
      flush
    >
      {grid && opened.length === 0 ? (
        <EmptyState title={t('none')} next="record" />
      ) : (
        <Funds
          rows={opened}
          grid={grid}
          {...(isFund
            ? {}
            : { whole: { id: entity.id, label: t(entity === index.root ? 'total' : 'programme'), currency: index.book.baseCurrency } })}
        />
      )}
    </Panel>
  );
}

type FundsProps = { rows: readonly BookEntity[]; grid: FigureGrid | undefined; whole?: Whole };
type Whole = { id: string; label: string; currency: string };

function Funds({ rows, grid, whole }: FundsProps) {
  const t = useText(privateAssetsText);
  const columns = useColumns(grid);
  const exact = useExact();
  const footOf =
    ({ id, label, currency }: Whole) =>
    (column: string): FootCell | null => {
      if (column === 'name') return { value: label, node: label };
      if (column === 'currency') return { value: currency, node: currency };
      if (column === 'quality') return null;
      const figure = grid?.at(id, `${column}.-`);
      return { value: exact(figure), node: <FigureText figure={figure} /> };
    };
  return (
    <ArrangedTable
      screen="funds"
      caption={t('funds')}
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      {...(whole ? { foot: footOf(whole) } : {})}
    />
  );
}

function useColumns(grid: FigureGrid | undefined): TableColumn<BookEntity>[] {
  const exact = useExact();
  const t = useText(privateAssetsText);
  const valued = useValuedWords();
  const language = useLanguage();
  const figure = (measure: (typeof MONEY | typeof RATES | typeof COMPANIES)[number], divider = false): TableColumn<BookEntity> => ({
    id: measure,
    header: t(measure),
    align: 'end',
    divider,
    ...(measure in ON_PHONE ? { priority: ON_PHONE[measure] ?? 0 } : {}),
    value: ({ id }) => exact(grid?.at(id, `${measure}.-`)),
    node: ({ id }) => <FigureText figure={grid?.at(id, `${measure}.-`)} mark={false} />,
  });
  return [
    {
      id: 'name',
      header: t('fund'),
      value: ({ name }) => name[language],
      node: ({ id, name }) => <FundLink fundId={id}>{name[language]}</FundLink>,
    },
    { id: 'currency', header: t('currency'), value: ({ currency }) => currency },
    {
      id: 'quality',
      header: t('quality'),
      value: ({ id }) => valued(grid?.at(id, 'nav.-')),
      node: ({ id }) => <Valued figure={grid?.at(id, 'nav.-')} />,
    },
    ...MONEY.map((measure, at) => figure(measure, at === 0)),
    ...RATES.map((measure, at) => figure(measure, at === 0)),
    ...COMPANIES.map((measure, at) => figure(measure, at === 0)),
  ];
}
