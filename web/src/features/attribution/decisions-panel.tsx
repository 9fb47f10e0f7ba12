import type { AttributionForm, AttributionMeasure, AttributionPeriod } from '@hakaru/contract/attribution';
import type { Measure } from '@hakaru/contract/figures';
import { FigureText, useExact, useFigureGrid, VerifyButton, type FigureGrid } from '#features/figures/public';
import { ArrangedTable } from '#features/saved-views/public';
import { useText } from '#platform/text';
import type { TableColumn } from '#ui/data-table';
import { Panel, PanelCell } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { decisionsText } from './decisions-text';
import { useLinkingName } from './linking';
import { usePeriodLabel } from './period-label';
import type { AttributionProps } from './shared-props';
import { attributionText } from './text';

type Word = Exclude<keyof typeof decisionsText, 'linked'>;
/** A row is an effect or a return of the whole, beside its linked counterpart where the form has one. */
type Row = { word: Word; measure: Measure; linked?: AttributionMeasure };

const ARITHMETIC: readonly Row[] = [
  { word: 'allocation', measure: 'notionalAllocation', linked: 'allocationEffect' },
  { word: 'selection', measure: 'notionalSelection', linked: 'selectionEffect' },
  { word: 'interaction', measure: 'notionalInteraction', linked: 'interactionEffect' },
  { word: 'other', measure: 'notionalOther', linked: 'otherEffect' },
  { word: 'active', measure: 'totalEffect', linked: 'totalEffect' },
];
const GEOMETRIC: readonly Row[] = [
  { word: 'classes', measure: 'geometricAllocation' },
  { word: 'benchmarks', measure: 'geometricBenchmark' },
  { word: 'managers', measure: 'geometricManager' },
  { word: 'other', measure: 'geometricWithin' },
  { word: 'active', measure: 'geometricTotal' },
];
const EFFECTS: Readonly<Record<AttributionForm, readonly Row[]>> = { arithmetic: ARITHMETIC, geometric: GEOMETRIC };
const RETURNS: Readonly<Record<AttributionForm, readonly Row[]>> = {
  arithmetic: [
    { word: 'policyMix', measure: 'policyReturn' },
    { word: 'heldAtBenchmark', measure: 'notionalReturn' },
    { word: 'policyAtOwn', measure: 'selectionFund' },
    { word: 'heldAtOwn', measure: 'heldFund' },
  ],
  geometric: [
    { word: 'policyMix', measure: 'policyReturn' },
    { word: 'heldAtBenchmark', measure: 'notionalReturn' },
    { word: 'mandatesAtBenchmark', measure: 'mandateMixReturn' },
    { word: 'reported', measure: 'cumulativeReturn' },
  ],
};

/** What goes without linking: notional funds compared after the period, or decisions that multiply, with the returns between them. */
export function DecisionsPanel({ view, period, form }: Pick<AttributionProps, 'view' | 'period' | 'form'>) {
  const t = useText(decisionsText);
  const words = useText(attributionText);
  const label = usePeriodLabel(view.asOf);
  const rootId = view.index.root?.id ?? '';
  const measures = [...EFFECTS[form], ...RETURNS[form]].flatMap(({ measure, linked }) => [measure, linked ?? measure]);
  const { data, isPlaceholderData } = useFigureGrid({
    entityIds: [rootId],
    columns: [...new Set(measures)].map(measure => `${measure}.${period}`),
  });
  const isArithmetic = form === 'arithmetic';
  const shared = { rootId, asOf: view.asOf, period, figures: data };
  const subtitle = words('tableUnit', { period: label(period) });
  return (
    <>
      <PanelCell span={6}>
        <Panel
          title={t(isArithmetic ? 'funds' : 'steps')}
          subtitle={subtitle}
          footnote={t(isArithmetic ? 'fundsNote' : 'stepsNote')}
          refreshing={isPlaceholderData}
          flush
        >
          <Steps {...shared} title={t(isArithmetic ? 'funds' : 'steps')} rows={EFFECTS[form]} head={isArithmetic ? 'effect' : 'decision'} />
        </Panel>
      </PanelCell>
      <PanelCell span={6}>
        <Panel title={t(isArithmetic ? 'fundReturns' : 'stepReturns')} subtitle={subtitle} refreshing={isPlaceholderData} flush>
          <Steps {...shared} title={t(isArithmetic ? 'fundReturns' : 'stepReturns')} rows={RETURNS[form]} head="fund" />
        </Panel>
      </PanelCell>
    </>
  );
}

type StepsProps = {
  title: string;
  rows: readonly Row[];
  head: 'effect' | 'decision' | 'fund';
  rootId: string;
  asOf: string;
  period: AttributionPeriod;
  figures: FigureGrid | undefined;
};

function Steps({ title, rows, head, rootId, asOf, period, figures }: StepsProps) {
  const t = useText(decisionsText);
  const linking = useLinkingName();
  const exact = useExact();
  if (!figures) return <SkeletonRows rows={rows.length} />;
  const at = (measure: Measure | undefined) => (measure ? figures.at(rootId, `${measure}.${period}`) : undefined);
  const column = (id: 'linked' | 'measure', header: string, priority: number): TableColumn<Row> => ({
    id,
    header,
    priority,
    align: 'end',
    value: row => exact(at(row[id])),
    node: row => <FigureText figure={at(row[id])} mark={false} />,
  });
  const isLinked = rows.some(({ linked }) => linked);
  const own = { effect: t('compounded'), decision: t('ratio'), fund: t('return') }[head];
  const columns: TableColumn<Row>[] = [
    { id: 'word', header: t(head), value: ({ word }) => t(word) },
    ...(isLinked ? [column('linked', t('linked', { linking }), 1)] : []),
    column('measure', own, 0),
  ];
  return (
    <>
      <ArrangedTable screen={`attribution-${head}s`} caption={title} columns={columns} rows={[...rows]} rowId={({ measure }) => measure} />
      <VerifyButton
        screen={`attribution-${head}s`}
        title={title}
        rows={[{ entityId: rootId, asOf }]}
        columns={rows.map(({ word, measure }) => ({ column: `${measure}.${period}`, label: t(word) }))}
      />
    </>
  );
}
