import type { CurrencyMethod } from '@hakaru/contract/currency-measures';
import { FigureText, useExact, verifiableOf, VerifyButton } from '#features/figures/public';
import { ArrangedTable } from '#features/saved-views/public';
import { useText } from '#platform/text';
import type { TableColumn } from '#ui/data-table';
import s from './attribution.module.css';
import { currencyText } from './currency-text';
import { CURRENCY_COLUMNS } from './currency-columns';
import { shown, type CurrencyEffects, type EffectFigure } from './queries';

const SIDES = ['weight', 'benchmarkWeight', 'hedge', 'benchmarkHedge', 'local', 'benchmarkLocal', 'move'] as const;
type Side = (typeof SIDES)[number];
const HEDGES: readonly Side[] = ['hedge', 'benchmarkHedge'];
/** The main effect of the method: on a phone it is shown beside the total. */
const CURRENCY_WORDS: ReadonlySet<string> = new Set(['effect', 'management', 'currencyChoice']);
type Row = { id: string; name: string; figures: Partial<Record<string, EffectFigure>> };

type Props = {
  effects: CurrencyEffects;
  method: CurrencyMethod;
  /** Opens the securities of a currency; absent where there are none to open. */
  onOpen?: ((currency: string) => void) | undefined;
};

/** One row per currency with both sides and its effects; then the totals, the unexplained part and the active return. */
export function CurrencyTable({ effects, method, onOpen }: Props) {
  const exact = useExact();
  const t = useText(currencyText);
  const isHedged = effects.rows.some(row => HEDGES.some(name => Number(row[name].value ?? 0) !== 0));
  const sides = SIDES.filter(name => isHedged || !HEDGES.includes(name));
  const { words, sum, other } = CURRENCY_COLUMNS[method];
  const byMeasure = (found: CurrencyEffects['effects']) => Object.fromEntries(found.map(({ measure, figure }) => [measure, figure]));
  const whole = byMeasure(effects.effects);
  const rows: Row[] = [
    ...effects.rows.map(row => ({
      id: row.currency,
      name: row.currency,
      figures: { ...Object.fromEntries(sides.map(name => [name, row[name]])), ...byMeasure(row.effects) },
    })),
    { id: 'all', name: t('all'), figures: whole },
    { id: 'other', name: t('other'), figures: { [sum]: whole[other] } },
  ];
  const headers: [string, string][] = [
    ...sides.map((name): [string, string] => [name, t(name)]),
    ...words.map(([measure, word]): [string, string] => [measure, t(word)]),
    [sum, t('sum')],
  ];
  const ofCurrency = words.find(([, word]) => CURRENCY_WORDS.has(word))?.[0];
  const currencies = new Set(effects.rows.map(({ currency }) => currency));
  const figure = (row: Row, name: string) => row.figures[name];
  const columns: TableColumn<Row>[] = [
    {
      id: 'currency',
      header: t('currency'),
      value: ({ name }) => name,
      ...(onOpen ? { node: (row: Row) => (currencies.has(row.id) ? <OpenCurrency currency={row.id} onOpen={onOpen} /> : row.name) } : {}),
    },
    ...headers.map(([name, header]): TableColumn<Row> => ({
      id: name,
      ...(name === sum ? { priority: 1 } : name === ofCurrency ? { priority: 2 } : {}),
      header,
      align: 'end',
      divider: name === 'local' || name === words[0]?.[0],
      value: row => {
        const found = figure(row, name);
        return found ? exact(shown(found)) : null;
      },
      node: row => {
        const found = figure(row, name);
        return found ? <FigureText figure={shown(found)} mark={false} /> : null;
      },
    })),
  ];
  const checked = headers.filter(([name]) => rows[0]?.figures[name]); // multiplicative effects have no total per currency
  const verifiable = verifiableOf(
    rows.slice(0, effects.rows.length).map(row => checked.flatMap(([name]) => figure(row, name) ?? [])),
    checked.map(([, header]) => header),
  );
  return (
    <>
      <ArrangedTable
        screen={`attribution-currencies-${method}`}
        caption={t('title')}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
      />
      <VerifyButton screen="attribution-currencies" title={t('title')} {...verifiable} />
    </>
  );
}

function OpenCurrency({ currency, onOpen }: { currency: string; onOpen: (currency: string) => void }) {
  const t = useText(currencyText);
  return (
    <button type="button" className={s.open} title={t('openCurrency', { currency })} onClick={() => onOpen(currency)}>
      {currency}
    </button>
  );
}
