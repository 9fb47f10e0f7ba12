import { FigureText, useBookContext, useExact, verifiableOf, VerifyButton } from '#features/figures/public';
import { ArrangedTable } from '#features/saved-views/public';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { Button } from '#ui/button';
import type { TableColumn } from '#ui/data-table';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { ErrorState } from '#ui/states';
import { currencyText } from './currency-text';
import { shown, useCurrencyLines, type CurrencyLines, type EffectFigure } from './queries';

const COLUMNS = ['weight', 'local', 'allocation', 'selection', 'interaction', 'effect', 'sum'] as const;
type Column = (typeof COLUMNS)[number];
/** Columns beside the name on a phone, in this order. */
const PRIORITY: Partial<Record<Column, number>> = { sum: 1, effect: 2, selection: 3, weight: 4 };

/** The level below a currency: its securities with their effects, what the benchmark and the forwards bring, and the currency as their sum. */
export function CurrencySecurities(props: { entityId: string; from: string; currency: string; onBack: () => void }) {
  const { entityId, from, currency, onBack } = props;
  const t = useText(currencyText);
  const formats = useFormats();
  const { asOf } = useBookContext();
  const { data, isError, isPlaceholderData, refetch } = useCurrencyLines(entityId, { from, currency });
  return (
    <Panel
      title={t('securities', { currency })}
      subtitle={t('span', { from: formats.date(from), to: formats.date(asOf) })}
      tools={<Button onClick={onBack}>{t('back')}</Button>}
      footnote={t('securitiesNote')}
      refreshing={isPlaceholderData}
      flush
    >
      {isError && !data && <ErrorState title={t('failed')} onRetry={() => void refetch()} />}
      {!data && !isError && <SkeletonRows rows={12} />}
      {data && <Lines effects={data} currency={currency} />}
    </Panel>
  );
}

type Row = { id: string; name: string } & Partial<Record<Column, EffectFigure>>;

function Lines({ effects, currency }: { effects: CurrencyLines; currency: string }) {
  const exact = useExact();
  const t = useText(currencyText);
  const language = useLanguage();
  const whole = effects.rows.find(row => row.currency === currency);
  const rows: Row[] = [
    ...effects.lines.map(({ line, ref, name, nameJp, ...figures }) => ({
      id: line,
      name: ref === null ? t(line === 'index' ? 'lineIndex' : 'lineForwards') : `${ref} ${(language === 'jp' ? nameJp : name) ?? ''}`,
      ...(ref === null ? existing(figures) : figures),
    })),
    ...(whole ? [{ ...whole, id: 'all', name: t('ofCurrency', { currency }) }] : []),
  ];
  const columns: TableColumn<Row>[] = [
    { id: 'name', header: t('security'), value: ({ name }) => name },
    ...COLUMNS.map((column): TableColumn<Row> => {
      const priority = PRIORITY[column];
      return {
        id: column,
        header: t(column),
        align: 'end',
        divider: column === 'allocation',
        ...(priority === undefined ? {} : { priority }),
        value: row => (row[column] ? exact(shown(row[column])) : null),
        node: row => (row[column] ? <FigureText figure={shown(row[column])} mark={false} /> : null),
      };
    }),
  ];
  const title = t('securities', { currency });
  const verifiable = verifiableOf(
    effects.lines.map(line => COLUMNS.map(column => line[column])),
    COLUMNS.map(column => t(column)),
  );
  return (
    <>
      <ArrangedTable screen="attribution-currency-securities" caption={title} columns={columns} rows={rows} rowId={({ id }) => id} />
      <VerifyButton screen="attribution-currency-securities" title={title} {...verifiable} />
    </>
  );
}

/** The benchmark and the forwards have only some of the figures; the others are left empty rather than marked as missing. */
function existing(figures: Record<Column, EffectFigure>): Partial<Record<Column, EffectFigure>> {
  return Object.fromEntries(COLUMNS.flatMap(column => (figures[column].value === null ? [] : [[column, figures[column]]])));
}
