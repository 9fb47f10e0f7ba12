import { MASKED_MIN } from '@hakaru/contract/manager-comparisons';
import { FigureText, useExact, type ShownFigure } from '#features/figures/public';
import { useText } from '#platform/text';
import type { TableColumn } from '#ui/data-table';
import { usePeerNames } from './names';
import { shown, type Comparison, type Row } from './queries';
import { comparisonText } from './text';

/** The last row stands for all masked clients, so that every table, file and print shows that there are some. */
export type Line = Row | 'masked';
export const linesOf = ({ rows }: Comparison): Line[] => [...rows, 'masked'];
export const lineId = (line: Line): string => (line === 'masked' ? line : line.peer.entityId);

type Ranked = { figure: Parameters<typeof shown>[0]; quartile: number | null };

/** Columns of a comparison, each showing Masked in the last row. */
export function useLineColumns({ masked }: Comparison) {
  const t = useText(comparisonText);
  const exact = useExact();
  const names = usePeerNames();
  const count = masked === null ? t('maskedFew', { n: MASKED_MIN }) : t('maskedCount', { n: masked });
  const text = (id: 'manager' | 'client' | 'class' | 'benchmark' | 'fee', of: (row: Row) => string): TableColumn<Line> => ({
    id,
    header: t(id),
    ...(id === 'fee' ? ({ align: 'end' } as const) : {}),
    value: line => (line === 'masked' ? t('masked') : of(line)),
  });
  const figure = (id: string, header: string, of: (row: Row) => Parameters<typeof shown>[0]): TableColumn<Line> => {
    const cell = (row: Row): ShownFigure => shown(of(row));
    return {
      id,
      header,
      align: 'end',
      value: line => (line === 'masked' ? t('masked') : exact(cell(line))),
      node: line => (line === 'masked' ? t('masked') : <FigureText figure={cell(line)} />),
    };
  };
  const quartile = (id: string, header: string, of: (row: Row) => Ranked): TableColumn<Line> => ({
    id,
    header,
    align: 'end',
    value: line => (line === 'masked' ? t('masked') : of(line).quartile),
  });
  const mandate: TableColumn<Line> = {
    id: 'mandate',
    header: t('mandate'),
    value: line => {
      if (line === 'masked') return `${t('maskedName')} (${count})`;
      return line.isPublished ? names.mandate(line.peer) : `${names.mandate(line.peer)} · ${t('unpublished')}`;
    },
  };
  const first = [mandate, text('manager', ({ peer }) => names.manager(peer)), text('client', ({ peer }) => names.client(peer))];
  return { first, text, figure, quartile, names };
}
