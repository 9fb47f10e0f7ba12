import {
  FigureText,
  MandateLink,
  useBookContext,
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
import type { TableColumn } from '#ui/data-table';
import { Panel } from '#ui/panel';
import { privateAssetsText } from './text';

const MONEY = ['commitment', 'called', 'distributed', 'nav', 'unfunded'] as const;
const RATES = ['dpi', 'tvpi', 'irrNet'] as const;
/** Columns on a phone: value and returns. */
const ON_PHONE: Readonly<Record<string, number>> = { nav: 1, irrNet: 2, tvpi: 3 };
const COLUMNS = [...[...MONEY, ...RATES].map(measure => `${measure}.-`), 'pme.itd', 'pmeReturn.itd'];

/** Each programme in the investor's currency, beside its public market equivalent, and their total. */
export function ProgrammesPanel({
  view: { index },
  programmes,
  whole,
}: {
  view: BookView;
  programmes: readonly BookEntity[];
  whole: BookEntity;
}) {
  const exact = useExact();
  const t = useText(privateAssetsText);
  const f = useFormats();
  const language = useLanguage();
  const unit = useUnit();
  const { asOf } = useBookContext();
  const ids = [...programmes.map(({ id }) => id), whole.id];
  const { data: grid, isPlaceholderData } = useFigureGrid({ entityIds: ids, columns: COLUMNS });
  const figure = (measure: (typeof MONEY | typeof RATES)[number], divider = false): TableColumn<BookEntity> => ({
    id: measure,
    header: t(measure),
    align: 'end',
    divider,
    ...(measure in ON_PHONE ? { priority: ON_PHONE[measure] ?? 0 } : {}),
    value: ({ id }) => exact(grid?.at(id, `${measure}.-`)),
    node: ({ id }) => <FigureText figure={grid?.at(id, `${measure}.-`)} mark={false} />,
  });
  const equivalent = (measure: 'pme' | 'pmeReturn', divider = false): TableColumn<BookEntity> => ({
    id: measure,
    header: t(measure),
    align: 'end',
    divider,
    value: ({ id }) => exact(grid?.at(id, `${measure}.itd`)),
    node: ({ id }) => <FigureText figure={grid?.at(id, `${measure}.itd`)} mark={false} />,
  });
  const columns: TableColumn<BookEntity>[] = [
    {
      id: 'name',
      header: t('programmes'),
      value: ({ ref, name }) => `${ref} ${name[language]}`,
      node: ({ id, ref, name }) => <MandateLink mandateId={id}>{`${ref} ${name[language]}`}</MandateLink>,
    },
    ...MONEY.map((measure, at) => figure(measure, at === 0)),
    ...RATES.map((measure, at) => figure(measure, at === 0)),
    equivalent('pme', true),
    equivalent('pmeReturn'),
  ];
  const verified = [...MONEY, ...RATES].map(measure => ({ column: `${measure}.-`, label: t(measure) }));
  const foot = (column: string) => {
    if (column === 'name') return { value: t('total'), node: t('total') };
    if (column === 'pme' || column === 'pmeReturn') return null;
    const figure = grid?.at(whole.id, `${column}.-`);
    return { value: exact(figure), node: <FigureText figure={figure} /> };
  };
  return (
    <Panel
      title={t('programmes')}
      subtitle={f.unit(unit, index.book.baseCurrency)}
      tools={
        <VerifyButton screen="programmes" title={t('programmes')} rows={ids.map(entityId => ({ entityId, asOf }))} columns={verified} />
      }
      footnote={t('pmeNote')}
      refreshing={isPlaceholderData}
      flush
    >
      <ArrangedTable screen="programmes" caption={t('programmes')} columns={columns} rows={programmes} rowId={({ id }) => id} foot={foot} />
    </Panel>
  );
}
