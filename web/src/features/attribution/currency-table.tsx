import { FigureText, useExact, verifiableOf, VerifyButton } from '#features/figures/public';
import { ArrangedTable } from '#features/saved-views/public';
import { useText } from '#platform/text';
import type { TableColumn } from '#ui/data-table';
import { currencyText } from './currency-text';
import { shown, type CurrencyEffects, type EffectFigure } from './queries';

const COLUMNS = [
  'weight',
  'benchmarkWeight',
  'hedge',
  'benchmarkHedge',
  'local',
  'benchmarkLocal',
  'move',
  'allocation',
  'selection',
  'interaction',
  'effect',
  'sum',
] as const;
type Column = (typeof COLUMNS)[number];
const HEDGES: readonly Column[] = ['hedge', 'benchmarkHedge'];
type Row = { id: string; name: string } & Partial<Record<Column, EffectFigure>>;

/** Each currency on both sides with its four effects; then all together, what they do not explain, and the active return. */
export function CurrencyTable({ effects }: { effects: CurrencyEffects }) {
  const exact = useExact();
  const t = useText(currencyText);
  const isHedged = effects.rows.some(row => HEDGES.some(name => Number(row[name].value ?? 0) !== 0));
  const columnNames = COLUMNS.filter(name => isHedged || !HEDGES.includes(name));
  const rows: Row[] = [
    ...effects.rows.map(row => ({ ...row, id: row.currency, name: row.currency })),
    { id: 'all', name: t('all'), allocation: effects.allocation, selection: effects.selection, interaction: effects.interaction, effect: effects.effect, sum: effects.sum }, // oxfmt-ignore
    { id: 'other', name: t('other'), sum: effects.other },
  ];
  const columns: TableColumn<Row>[] = [
    { id: 'currency', header: t('currency'), value: ({ name }) => name },
    ...columnNames.map((name): TableColumn<Row> => ({
      id: name,
      ...(name === 'sum' ? { priority: 1 } : name === 'effect' ? { priority: 2 } : {}),
      header: t(name),
      align: 'end',
      divider: name === 'local' || name === 'allocation',
      value: row => (row[name] ? exact(shown(row[name])) : null),
      node: row => (row[name] ? <FigureText figure={shown(row[name])} mark={false} /> : null),
    })),
  ];
  const verifiable = verifiableOf(
    effects.rows.map(row => columnNames.map(name => row[name])),
    columnNames.map(name => t(name)),
  );
  return (
    <>
      <ArrangedTable screen="attribution-currencies" caption={t('title')} columns={columns} rows={rows} rowId={({ id }) => id} />
      <VerifyButton screen="attribution-currencies" title={t('title')} {...verifiable} />
    </>
  );
}
