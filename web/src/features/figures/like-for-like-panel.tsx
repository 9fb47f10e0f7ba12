import { monthEndOf, shiftMonthEnd } from '@hakaru/engine/calendar/month-end';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { DataTable, type TableColumn } from '#ui/data-table';
import { Panel, PanelCell } from '#ui/panel';
import type { BookView } from './book-page';
import { useExact } from './exact-figure';
import { FigureText } from './figure-text';
import s from './figures.module.css';
import { useFigureGrid, type ShownFigure } from './queries';
import { figuresText } from './text';
import { useUnit } from './unit-switch';
import { verifiableOf } from './use-verify';
import { VerifyButton } from './verify-button';

const MEASURES = ['likeOpening', 'likeFlow', 'likeProfit', 'likeValue', 'likeReturn', 'likeContribution'] as const;
/** Order of the columns on a phone; the first stand beside the name. */
const PHONE_ORDER: readonly string[] = ['likeValue', 'likeReturn', 'likeContribution', 'likeProfit', 'likeFlow', 'likeOpening'];
const COLUMNS = MEASURES.map(measure => `${measure}.1m`);

/**
 * For a month that is not whole: figures over the parts reported at both of its ends (like for like), named as such. Shown only where the
 * value of the whole lacks some of its parts and has others.
 */
export function LikeForLikePanel({ view, wholeId, partIds, value }: Props) {
  const quality = value?.quality;
  const isShown = value?.value === null && quality && quality.have > 0 && quality.have < quality.of;
  return isShown ? <LikeForLike view={view} wholeId={wholeId} partIds={partIds} missing={quality.missing} /> : null;
}

type Props = { view: BookView; wholeId: string; partIds: readonly string[]; value: ShownFigure | undefined };
type ShownProps = Omit<Props, 'value'> & { missing: readonly string[] };

type Row = { id: string; figures: readonly (ShownFigure | undefined)[] };

function LikeForLike({ view, wholeId, partIds, missing }: ShownProps) {
  const exact = useExact();
  const t = useText(figuresText);
  const formats = useFormats();
  const unit = useUnit();
  const { index, asOf } = view;
  const { data: grid } = useFigureGrid({ entityIds: [wholeId, ...partIds], columns: COLUMNS });
  const whole = grid?.at(wholeId, 'likeValue.1m')?.quality;
  if (!grid || !whole) return null;
  const ids = [...partIds.filter(id => grid.at(id, 'likeValue.1m')?.value != null), wholeId];
  const rows: Row[] = ids.map(id => ({ id, figures: COLUMNS.map(column => grid.at(id, column)) }));
  const shown = verifiableOf(
    rows.map(({ figures }) => figures.flatMap(figure => figure ?? [])),
    MEASURES.map(measure => t(measure)),
  );
  const columns: TableColumn<Row>[] = [
    { id: 'name', header: t('likeParts'), hideHeader: true, value: ({ id }) => (id === wholeId ? t('total') : index.nameOf(id)) },
    ...MEASURES.map((measure, at): TableColumn<Row> => ({
      id: measure,
      priority: PHONE_ORDER.indexOf(measure),
      header: t(measure),
      align: 'end',
      value: ({ figures }) => exact(figures[at], unit),
      node: ({ figures }) => <FigureText figure={figures[at]} unit={unit} mark={false} />,
    })),
    {
      id: 'parts',
      header: t('likeParts'),
      align: 'end',
      value: ({ figures: [first] }) => (first?.quality ? t('partial', { have: first.quality.have, of: first.quality.of }) : null),
      node: ({ figures }) => <Coverage figure={figures[0]} />,
    },
  ];
  const title = t('likeTitle', { have: whole.have, of: whole.of });
  const days = { from: formats.date(shiftMonthEnd(monthEndOf(asOf), -1)), to: formats.date(asOf) };
  return (
    <PanelCell span={12}>
      <Panel
        title={title}
        subtitle={formats.unit(unit, index.book.baseCurrency)}
        tools={<VerifyButton screen="like-for-like" title={title} {...shown} />}
      >
        <p className={s.likeNote}>{t('likeLead', days)}</p>
        <DataTable
          caption={title}
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          emphasis={row => (row.id === wholeId ? 'strong' : undefined)}
        />
        <p className={s.likeNote}>
          {t('likeMissing')}: {missing.map(index.nameOf).join(' · ')}
        </p>
      </Panel>
    </PanelCell>
  );
}

function Coverage({ figure }: { figure: ShownFigure | undefined }) {
  const t = useText(figuresText);
  return figure?.quality ? <span className="num">{t('partial', { have: figure.quality.have, of: figure.quality.of })}</span> : null;
}
