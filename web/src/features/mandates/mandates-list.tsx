import { getRouteApi } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { FigureTable, FigureText, keepKnown, useFigureGrid, type BookView, type FigureGrid } from '#features/figures/public';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { EmptyState, ErrorState } from '#ui/states';
import type { MandatesAddress } from './mandate-address';
import { figureColumnsOf, shownColumns } from './mandate-columns';
import { byClass, mandateRows, mandatesOf, type MandateRow } from './mandate-rows';
import { MandateTools } from './mandate-tools';
import { mandatesText } from './text';
import { useColumnOffer } from './use-column-offer';
import { useMandateColumns } from './use-mandate-columns';

const route = getRouteApi('/shell/$role/mandates');

export function MandatesList({ view }: { view: BookView }) {
  const t = useText(mandatesText);
  const { index, asOf } = view;
  const address = route.useSearch();
  const navigate = route.useNavigate();
  const set = (change: Partial<Record<keyof MandatesAddress, unknown>>) => {
    void navigate({ search: before => cleaned({ ...before, ...change }), replace: true, resetScroll: false });
  };
  const [cleared, setCleared] = useState(0);
  const clear = () => {
    setCleared(cleared + 1);
    set({ q: undefined, class: undefined });
  };
  const shown = useMemo(() => shownColumns(address.columns), [address.columns]);
  const asked = useMemo(() => figureColumnsOf(shown), [shown]);
  const { data: grid, isError, refetch } = useFigureGrid({ rows: 'accounts', columns: asked });
  const isFlat = address.view === 'flat';
  const { q, class: classId, closed } = address;
  const rows = useMemo(() => {
    const found = mandateRows(index, asOf, given({ q, class: classId, closed }));
    return isFlat ? found : byClass(index, found);
  }, [index, asOf, q, classId, closed, isFlat]);
  const offer = useColumnOffer(shown, columns => set({ columns }));
  const columns = useMandateColumns({ index, shown, isFlat, asOf, grid });
  const opened = useMemo(() => new Set(index.book.classes.flatMap(({ entityId }) => entityId ?? [])), [index]);
  if (isError && !grid) return <ErrorState onRetry={() => void refetch()} />;
  if (mandatesOf(index).length === 0) return <EmptyState title={t('none')}>{t('noneBody')}</EmptyState>;
  return (
    <FigureTable
      label={t('title')}
      fileName="mandates"
      rows={rows}
      columns={columns}
      rowId={rowId}
      initiallyOpen={opened}
      figureOf={(row, column) => grid?.at(row.id, column)}
      onOpenRow={row => {
        if (row.kind !== 'class') void navigate({ to: '/$role/mandates/$mandateId', params: { mandateId: row.id }, search: keepKnown });
      }}
      totalsId={index.root?.id}
      totals={totalsOf(grid, index.root?.id, { asked, label: t('whole') })}
      footnote={t('footnote')}
      offer={offer}
      empty={<NothingFound onClear={clear} />}
      tools={<MandateTools view={view} address={address} shown={shown} cleared={cleared} onChange={set} />}
    >
      {childrenOf}
    </FigureTable>
  );
}

const rowId = ({ id }: MandateRow) => id;
const childrenOf = ({ children }: MandateRow) => children;

/** Drops what is not set, so that the address contains only what was chosen. */
function cleaned(address: object): MandatesAddress {
  return Object.fromEntries(Object.entries(address).filter(([, value]) => value !== undefined && value !== ''));
}

function given(filter: { q: string | undefined; class: string | undefined; closed: true | undefined }) {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
}

/** The total row is the whole asset, whatever is filtered: a weighted return is not a sum of the rows shown. */
function totalsOf(grid: FigureGrid | undefined, rootId: string | undefined, { asked, label }: { asked: readonly string[]; label: string }) {
  const figures = asked.map(column => [column, rootId ? grid?.at(rootId, column) : undefined] as const);
  return {
    label,
    values: Object.fromEntries(figures.map(([column, figure]) => [column, figure?.value])),
    nodes: Object.fromEntries(figures.map(([column, figure]) => [column, <FigureText key={column} figure={figure} mark={false} />])),
  };
}

function NothingFound({ onClear }: { onClear: () => void }) {
  const t = useText(mandatesText);
  return <EmptyState title={t('notFound')} action={<Button onClick={onClear}>{t('clear')}</Button>} />;
}
