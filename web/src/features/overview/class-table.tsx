import { useMemo } from 'react';
import {
  figureColumn,
  figuresText,
  FigureTable,
  FigureText,
  horizonText,
  useUnit,
  useUrlText,
  type BookEntity,
  type FigureGrid,
} from '#features/figures/public';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import type { GridColumn } from '#ui/grid/grid-column';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { Segmented } from '#ui/tabs';
import { AccountName } from './account-name';
import { CLASS_COLUMNS, HORIZONS } from './columns';
import s from './overview.module.css';
import type { AccountsProps } from './shared-props';
import { overviewText } from './text';

type Shown = 'return' | 'excess' | 'all';

/** Classes in policy order, never by size, with their mandates beneath and the total above and below. */
export function ClassTable({ view, rootId, accounts, isRefreshing }: AccountsProps) {
  const t = useText(overviewText);
  const f = useText(figuresText);
  const formats = useFormats();
  const unit = useUnit();
  const { index, asOf } = view;
  const [show, setShow] = useUrlText('show');
  const shown: Shown = show === 'excess' || show === 'all' ? show : 'return';
  const columns = useColumns(shown, accounts);
  const rows = useMemo(
    () =>
      [index.root, ...index.book.classes.map(({ entityId }) => (entityId ? index.entity(entityId) : undefined))].filter(
        one => one !== undefined,
      ),
    [index],
  );
  const children = useMemo(() => {
    const isOpen = ({ mandate }: BookEntity) => !mandate?.performanceClosedDate || mandate.performanceClosedDate >= asOf;
    return (entity: BookEntity) => (entity.id === rootId ? undefined : index.children(entity.id).filter(isOpen));
  }, [index, rootId, asOf]);
  const totals = useMemo(() => totalsOf(rootId, accounts, f('total')), [rootId, accounts, f]);
  const switcher = (
    <Segmented
      label={t('shown')}
      value={shown}
      onChange={value => setShow(value === 'return' ? null : value, { replace: true })}
      items={[
        { value: 'return', label: t('showReturn') },
        { value: 'excess', label: t('showExcess') },
        { value: 'all', label: t('showAll') },
      ]}
    />
  );
  return (
    <Panel
      title={t('classes')}
      subtitle={t('classesUnit', { unit: formats.unit(unit, index.book.baseCurrency) })}
      tools={switcher}
      refreshing={isRefreshing}
    >
      {accounts ? (
        <div className={s.bare}>
          <FigureTable
            label={t('classes')}
            fileName="overview"
            rows={rows}
            columns={columns}
            rowId={idOf}
            figureOf={(row, column) => accounts.at(row.id, column)}
            totals={totals}
            wholeId={rootId}
            rowsInView={rows.length}
            footnote={f('annualised')}
          >
            {children}
          </FigureTable>
        </div>
      ) : (
        <SkeletonRows rows={14} />
      )}
    </Panel>
  );
}

const idOf = ({ id }: BookEntity) => id;

function totalsOf(rootId: string, accounts: FigureGrid | undefined, label: string) {
  const figures = CLASS_COLUMNS.map(column => [column, accounts?.at(rootId, column)] as const);
  return {
    label,
    values: Object.fromEntries(figures.map(([column, figure]) => [column, figure?.value])),
    nodes: Object.fromEntries(figures.map(([column, figure]) => [column, <FigureText key={column} figure={figure} mark={false} />])),
  };
}

function useColumns(shown: Shown, accounts: FigureGrid | undefined): GridColumn<BookEntity>[] {
  const t = useText(overviewText);
  const f = useText(figuresText);
  const horizon = useText(horizonText);
  const language = useLanguage();
  const unit = useUnit();
  return useMemo(() => {
    const figureOf = (row: BookEntity, column: string) => accounts?.at(row.id, column);
    const make = (column: string, header: string, group: string, divider = false) =>
      figureColumn<BookEntity>({ column, header, group, divider, unit, figureOf });
    const periods = HORIZONS.flatMap((one, at) =>
      shown === 'all'
        ? [
            make(`return.${one}`, t('return'), horizon(one), true),
            make(`benchmarkReturn.${one}`, t('bm'), horizon(one)),
            make(`excess.${one}`, t('excess'), horizon(one)),
          ]
        : [make(`${shown}.${one}`, horizon(one), shown === 'return' ? t('returns') : t('excesses'), at === 0)],
    );
    return [
      {
        id: 'name',
        header: t('name'),
        width: 168,
        grow: 3,
        sortable: false,
        value: row => row.ref,
        node: row => <AccountName entity={row} />,
        exported: row => row.name[language],
      },
      make('marketValue.-', t('value'), t('position'), true),
      make('weight.-', t('weight'), t('position')),
      make('policyWeight.-', t('policy'), t('position')),
      make('deviation.-', t('deviation'), t('position')),
      make('band.-', t('band'), t('position')),
      make('estimatedShare.-', f('estimatedShare'), f('quality'), true),
      make('valueAge.-', f('valueAge'), f('quality')),
      ...periods,
    ];
  }, [shown, accounts, t, f, horizon, unit, language]);
}
