import { FigureText, useExact, useUnit, type BookView } from '#features/figures/public';
import { ArrangedTable } from '#features/saved-views/public';
import { useLanguage, useText } from '#platform/text';
import type { TableColumn } from '#ui/data-table';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState } from '#ui/states';
import { FundLink } from './fund-link';
import { figureIn, type NamedFigures, type Overview, type OverviewRow } from './overview-queries';
import { overviewText } from './overview-text';
import { privateAssetsText, unitText } from './text';
import { useValuedWords, Valued } from './valued';

const MONEY = ['commitment', 'called', 'callProgress', 'recallable', 'unfunded', 'distributed', 'nav', 'navAge', 'flowDifference'] as const;
const RATES = ['dpi', 'rvpi', 'tvpi', 'irrNet', 'irrGross'] as const;
const COMPANIES = ['activeCompanies', 'realizedCompanies'] as const;

/** Columns on a phone: value and returns. */
const ON_PHONE: Readonly<Record<string, number>> = { nav: 1, irrNet: 2, tvpi: 3 };

/** A fund, or the total of several in one currency. */
type Line = { id: string; label: string; currency: string; figures: NamedFigures; fund: OverviewRow | null };

/** The chosen funds, by vintage within their strategy, with totals in each currency and in the investor's. */
export function ChosenFundsPanel({ view, overview, isOld }: { view: BookView; overview: Overview | undefined; isOld: boolean }) {
  const t = useText(privateAssetsText);
  const words = useText(overviewText);
  const unitName = useText(unitText);
  const unit = useUnit();
  const columns = useColumns();
  const lines = overview ? linesOf(overview, { view, totalOf: words }) : [];
  return (
    <Panel
      title={t('funds')}
      subtitle={t('position', { unit: unitName(unit), base: view.index.book.baseCurrency })}
      footnote={`${t('footnote')} ${t('ageNote')} ${t('irrNote')}`}
      refreshing={isOld}
      flush
    >
      {!overview && <SkeletonRows rows={8} />}
      {overview?.rows.length === 0 && <EmptyState title={words('noneChosen')} next="filter" />}
      {lines.length > 0 && (
        <ArrangedTable
          screen="private-funds"
          caption={t('funds')}
          columns={columns}
          rows={lines}
          rowId={({ id }) => id}
          emphasis={({ fund }) => (fund ? undefined : 'strong')}
          ruleAfter={({ id }) => id === overview?.rows.at(-1)?.fundId}
        />
      )}
    </Panel>
  );
}

type Words = (word: 'totalOf' | 'wholeIn', values: { currency: string }) => string;

function linesOf({ rows, totals }: Overview, { view, totalOf }: { view: BookView; totalOf: Words }): Line[] {
  const funds = rows.map((fund): Line => ({ id: fund.fundId, label: view.index.nameOf(fund.fundId) ?? '', ...fund, fund }));
  const sums = totals.map(({ currency, isWhole, figures }): Line => ({
    id: `${currency} ${isWhole}`,
    label: totalOf(isWhole ? 'wholeIn' : 'totalOf', { currency }),
    currency,
    figures,
    fund: null,
  }));
  return [...funds, ...sums];
}

function useColumns(): TableColumn<Line>[] {
  const exact = useExact();
  const t = useText(privateAssetsText);
  const valued = useValuedWords();
  const words = useText(overviewText);
  const language = useLanguage();
  const figure = (measure: (typeof MONEY | typeof RATES | typeof COMPANIES)[number], divider = false): TableColumn<Line> => ({
    id: measure,
    header: measure === 'recallable' ? words('recallable') : t(measure),
    align: 'end',
    divider,
    ...(measure in ON_PHONE ? { priority: ON_PHONE[measure] ?? 0 } : {}),
    value: ({ figures }) => exact(figureIn(figures, measure)),
    node: ({ figures }) => <FigureText figure={figureIn(figures, measure)} mark={false} />,
  });
  return [
    {
      id: 'name',
      header: t('fund'),
      value: ({ label }) => label,
      node: ({ label, fund }) => (fund ? <FundLink fundId={fund.fundId}>{label}</FundLink> : label),
    },
    { id: 'vintage', header: words('vintage'), value: ({ fund }) => fund?.vintage },
    { id: 'strategy', header: words('strategy'), value: ({ fund }) => (language === 'jp' ? fund?.strategyJp : fund?.strategyEn) },
    { id: 'currency', header: t('currency'), value: ({ currency }) => currency },
    {
      id: 'quality',
      header: t('quality'),
      value: ({ figures }) => valued(figureIn(figures, 'nav')),
      node: ({ figures }) => <Valued figure={figureIn(figures, 'nav')} />,
    },
    { id: 'navDay', header: words('navDay'), value: ({ fund }) => fund?.valuedOn, date: true },
    ...MONEY.map((measure, at) => figure(measure, at === 0)),
    ...RATES.map((measure, at) => figure(measure, at === 0)),
    ...COMPANIES.map((measure, at) => figure(measure, at === 0)),
  ];
}
