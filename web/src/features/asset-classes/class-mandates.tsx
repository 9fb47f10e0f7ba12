import {
  phonePriority,
  FigureText,
  horizonText,
  MandateLink,
  useExact,
  useFigureGrid,
  useUnit,
  VerifyButton,
  type BookEntity,
  type BookView,
} from '#features/figures/public';
import { ArrangedTable } from '#features/saved-views/public';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { Panel } from '#ui/panel';
import { assetClassesText } from './text';

const COLUMNS = ['marketValue.-', 'weight.-', 'return.1m', 'return.fytd', 'return.1y', 'excess.1y'] as const;

/** The mandates a class is made of, on the day. */
export function ClassMandates({ view, entityId }: { view: BookView; entityId: string }) {
  const exact = useExact();
  const t = useText(assetClassesText);
  const horizon = useText(horizonText);
  const language = useLanguage();
  const formats = useFormats();
  const unit = useUnit();
  const { index, asOf } = view;
  const rows = index.children(entityId).filter(({ mandate }) => !mandate?.performanceClosedDate || mandate.performanceClosedDate >= asOf);
  const { data } = useFigureGrid({ entityIds: rows.map(({ id }) => id), columns: COLUMNS });
  const nameOf = (row: BookEntity) => `${row.name[language]} (${row.ref})`;
  const headers = [t('value'), t('weights'), horizon('1m'), horizon('fytd'), horizon('1y'), `${t('excess')} ${horizon('1y')}`];
  const verify = (
    <VerifyButton
      screen="class-mandates"
      title={t('mandates')}
      rows={rows.map(({ id }) => ({ entityId: id, asOf }))}
      columns={COLUMNS.map((column, at) => ({ column, label: headers[at] ?? column }))}
    />
  );
  return (
    <Panel title={t('mandates')} subtitle={t('tableUnit', { unit: formats.unit(unit, index.book.baseCurrency) })} tools={verify} flush>
      <ArrangedTable
        screen="class-mandates"
        caption={t('mandates')}
        rows={rows}
        rowId={({ id }) => id}
        columns={[
          {
            id: 'name',
            header: t('mandate'),
            value: nameOf,
            node: row => (row.mandate ? <MandateLink mandateId={row.id}>{nameOf(row)}</MandateLink> : nameOf(row)),
          },
          { id: 'manager', header: t('manager'), value: row => row.mandate?.manager?.[language] ?? '' },
          ...COLUMNS.map((column, at) => ({
            id: column,
            ...phonePriority(column),
            header: headers[at] ?? '',
            align: 'end' as const,
            divider: at === 0 || at === 2,
            value: (row: BookEntity) => exact(data?.at(row.id, column)),
            node: (row: BookEntity) => <FigureText figure={data?.at(row.id, column)} />,
          })),
        ]}
      />
    </Panel>
  );
}
