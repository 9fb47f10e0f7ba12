import { peerHorizons } from '@hakaru/contract/manager-comparisons';
import { ArrangedTable } from '#features/saved-views/public';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import type { TableColumn } from '#ui/data-table';
import { Panel } from '#ui/panel';
import s from './manager-comparisons.module.css';
import type { Comparison, Row } from './queries';
import { lineId, linesOf, useLineColumns, type Line } from './table-rows';
import { comparisonText, horizonNames } from './text';

/** The day, months and currency on which everything on the page is based. */
export function useBasis({ asOf, from, months, currency }: Comparison): string {
  const t = useText(comparisonText);
  const formats = useFormats();
  const day = formats.date(asOf);
  if (from === null) return t('noPeriod', { asOf: day });
  return t('basis', { asOf: day, from: formats.month(from), to: formats.month(asOf), n: months, currency });
}

const horizonOf = (row: Row, name: string) => row.horizons.find(({ horizon }) => horizon === name) ?? row.horizons[0];

export function HorizonTable({ comparison }: { comparison: Comparison }) {
  const t = useText(comparisonText);
  const nameOf = useText(horizonNames);
  const { first, text, figure, quartile, names } = useLineColumns(comparison);
  const basis = useBasis(comparison);
  const columns: TableColumn<Line>[] = [
    ...first,
    text('class', ({ peer }) => names.class(peer)),
    { ...figure('value', t('value'), row => row.marketValue), priority: 1 },
    text('fee', ({ peer }) => (peer.feeBps === null ? '' : String(Number(peer.feeBps)))),
    ...peerHorizons.flatMap(name => {
      const horizon = nameOf(name);
      const cell = (row: Row) => horizonOf(row, name) ?? { return: row.return, excess: row.excess };
      return [
        figure(`return-${name}`, t('returnOf', { horizon }), row => cell(row).return),
        figure(`excess-${name}`, t('excessOf', { horizon }), row => cell(row).excess.figure),
        quartile(`quartile-${name}`, t('quartileOf', { horizon }), row => cell(row).excess),
      ];
    }),
  ];
  return (
    <Panel title={t('horizons')} subtitle={basis} footnote={`${t('quartileNote')} ${t('maskedNote')}`} flush>
      <div className={s.scroll}>
        <ArrangedTable
          screen="manager-comparison-horizons"
          caption={t('horizons')}
          columns={columns}
          rows={linesOf(comparison)}
          rowId={lineId}
          emphasis={line => (line === 'masked' ? 'quiet' : undefined)}
        />
      </div>
    </Panel>
  );
}

const MEASURES = ['risk', 'trackingError', 'informationRatio', 'drawdown', 'upCapture', 'downCapture'] as const;

export function PeriodTable({ comparison }: { comparison: Comparison }) {
  const t = useText(comparisonText);
  const { first, text, figure, quartile, names } = useLineColumns(comparison);
  const basis = useBasis(comparison);
  const columns: TableColumn<Line>[] = [
    ...first,
    text('benchmark', row => names.benchmark(row)),
    { ...figure('return', t('return'), row => row.return), priority: 1 },
    { ...figure('excess', t('excess'), row => row.excess.figure), priority: 2 },
    { ...quartile('quartile', t('quartile'), row => row.excess), priority: 3 },
    ...MEASURES.map(name => figure(name, t(name), row => row[name])),
  ];
  return (
    <Panel title={t('common')} subtitle={basis} footnote={`${t('captureNote')} ${t('maskedNote')}`} flush>
      <div className={s.scroll}>
        <ArrangedTable
          screen="manager-comparison-period"
          caption={t('common')}
          columns={columns}
          rows={linesOf(comparison)}
          rowId={lineId}
          emphasis={line => (line === 'masked' ? 'quiet' : undefined)}
        />
      </div>
    </Panel>
  );
}
