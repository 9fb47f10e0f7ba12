import { readFigureKey } from '@hakaru/contract/figures';
import { FigureText, horizonText, phonePriority, shapeOf, UnitSwitch, useExact, useUnit, type ShownFigure } from '#features/figures/public';
import { ArrangedTable } from '#features/saved-views/public';
import { MISSING, useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import type { TableColumn } from '#ui/data-table';
import { Panel } from '#ui/panel';
import { joined } from '#ui/table-value';
import type { OpenedReport, ReportLine } from './queries';
import s from './reports.module.css';
import { reportsText } from './text';

const VALUES = ['marketValue.-', 'flow.1m', 'profit.1m'] as const;
const PACK = ['marketValue.-', 'weight.-', 'policyWeight.-', 'deviation.-'] as const;
const HORIZONS = ['1m', '3m', 'fytd', '1y', '3y', '5y', 'itd'] as const;
const PACK_HORIZONS = ['1m', 'fytd', '1y'] as const;
const RETURNS = ['return', 'benchmarkReturn', 'excess'] as const;

type Props = { opened: OpenedReport; hasTrace: boolean; title: string };

/** The frozen figures: of one mandate by period, of a whole asset by row. */
export function ReportFigures(props: Props) {
  return props.opened.report.entityId ? <OfMandate {...props} /> : <OfAsset {...props} />;
}

function OfMandate({ opened, hasTrace, title }: Props) {
  const t = useText(reportsText);
  const formats = useFormats();
  const horizons = useText(horizonText);
  const unit = useUnit();
  const exact = useExact();
  const [line] = opened.lines;
  if (!line) return null;
  const shown = (column: string) => <Shown figure={figureAt(opened, line, column)} hasTrace={hasTrace} />;
  const values: TableColumn<string>[] = [
    { id: 'measure', header: t('measure'), value: column => t(measureOf(column)) },
    { id: 'value', header: formats.unit(unit), align: 'end', value: column => exact(figureAt(opened, line, column)), node: shown },
  ];
  const returns: TableColumn<(typeof RETURNS)[number]>[] = [
    { id: 'measure', header: t('measure'), value: measure => t(measure) },
    ...HORIZONS.map(horizon => ({
      id: horizon,
      header: horizons(horizon),
      align: 'end' as const,
      value: (measure: string) => exact(figureAt(opened, line, `${measure}.${horizon}`)),
      node: (measure: string) => shown(`${measure}.${horizon}`),
    })),
  ];
  return (
    <>
      <Panel title={t('values')} subtitle={title} tools={<UnitSwitch />} flush>
        <ArrangedTable screen="report-values" caption={t('values')} columns={values} rows={VALUES} rowId={column => column} />
      </Panel>
      <Panel title={t('returns')} subtitle={title} footnote={t('annualised')} flush>
        <ArrangedTable screen="report-returns" caption={t('returns')} columns={returns} rows={RETURNS} rowId={measure => measure} />
      </Panel>
    </>
  );
}

function OfAsset({ opened, hasTrace, title }: Props) {
  const t = useText(reportsText);
  const formats = useFormats();
  const language = useLanguage();
  const horizons = useText(horizonText);
  const unit = useUnit();
  const exact = useExact();
  const column = (id: string, header: string, divider = false): TableColumn<ReportLine> => ({
    id,
    ...phonePriority(id),
    header,
    align: 'end',
    divider,
    value: line => exact(figureAt(opened, line, id)),
    node: line => <Shown figure={figureAt(opened, line, id)} hasTrace={hasTrace} />,
  });
  const columns: TableColumn<ReportLine>[] = [
    {
      id: 'name',
      header: t('name'),
      value: ({ level, ref, nameEn, nameJp }) => joined(level === 2 ? `${ref} ` : null, language === 'jp' ? nameJp : nameEn),
      node: ({ level, ref, nameEn, nameJp }) => (
        <span className={s.line} data-level={level}>
          {level === 2 ? `${ref} ` : ''}
          {language === 'jp' ? nameJp : nameEn}
        </span>
      ),
    },
    ...PACK.map(id => column(id, t(measureOf(id)))),
    ...PACK_HORIZONS.flatMap(horizon =>
      RETURNS.map((measure, at) => column(`${measure}.${horizon}`, `${horizons(horizon)} ${t(measure)}`, at === 0)),
    ),
  ];
  return (
    <Panel title={t('pack')} subtitle={`${title} · ${t('unit', { unit: formats.unit(unit) })}`} tools={<UnitSwitch />} flush>
      <ArrangedTable
        screen="report-lines"
        caption={t('pack')}
        columns={columns}
        rows={opened.lines}
        rowId={({ entityId }) => entityId}
        emphasis={({ level }) => (level < 2 ? 'strong' : undefined)}
      />
    </Panel>
  );
}

function figureAt({ columns }: OpenedReport, line: ReportLine, column: string): ShownFigure | undefined {
  return line.figures[columns.indexOf(column)];
}

/** Inside a book page a figure opens its trace; elsewhere it is text. */
export function Shown({ figure, hasTrace }: { figure: ShownFigure | undefined; hasTrace: boolean }) {
  const formats = useFormats();
  const unit = useUnit();
  const key = figure && readFigureKey(figure.key);
  if (!figure || !key) return MISSING;
  if (hasTrace) return <FigureText figure={figure} mark={false} />;
  return <span className="num">{formats.figure(figure.value, shapeOf(key.measure, unit))}</span>;
}

const WORDS = ['marketValue', 'flow', 'profit', 'weight', 'policyWeight', 'deviation'] as const;
const measureOf = (column: string) => WORDS.find(word => column.startsWith(`${word}.`)) ?? 'marketValue';
