import { shiftMonthEnd } from '@hakaru/engine/calendar/month-end';
import { FigureText, useExact, useUnit, type BookView } from '#features/figures/public';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { useAddress } from '#platform/use-address';
import { DataTable, type TableColumn } from '#ui/data-table';
import { Panel } from '#ui/panel';
import { Segmented } from '#ui/tabs';
import { overviewAddress, PERIOD_MONTHS, periods } from './overview-address';
import { figureIn, type Overview } from './overview-queries';
import { overviewText } from './overview-text';

const STEPS = [
  ['openingNav', 'opening'],
  ['periodCalls', 'calls'],
  ['periodDistributions', 'distributions'],
  ['periodGain', 'gain'],
  ['nav', 'closing'],
] as const;
type Step = (typeof STEPS)[number];
const PERIOD_WORDS = { quarter: 'periodQuarter', year: 'periodYear', threeYears: 'periodThreeYears' } as const;

/** From one NAV to the next: opening value and calls, less distributions, and the gain. */
export function BridgePanel({ view, overview }: { view: BookView; overview: Overview }) {
  const exact = useExact();
  const t = useText(overviewText);
  const f = useFormats();
  const unit = useUnit();
  const [{ period = 'quarter' }, set] = useAddress(overviewAddress);
  const columns: TableColumn<Step>[] = [
    {
      id: 'step',
      header: t('bridge'),
      hideHeader: true,
      value: ([measure, word]) =>
        `${measure === 'periodDistributions' ? '− ' : measure === 'openingNav' || measure === 'nav' ? '' : '+ '}${t(word)}`,
    },
    {
      id: 'amount',
      header: f.unit(unit, view.index.book.baseCurrency),
      align: 'end',
      value: ([measure]) => exact(figureIn(overview.bridge, measure)),
      node: ([measure]) => <FigureText figure={figureIn(overview.bridge, measure)} />,
    },
  ];
  const from = shiftMonthEnd(view.asOf, -PERIOD_MONTHS[period]);
  return (
    <Panel
      title={t('bridge')}
      subtitle={t('bridgeUnit', { unit: f.unit(unit, view.index.book.baseCurrency), from: f.date(from), to: f.date(view.asOf) })}
      tools={
        <Segmented
          label={t('period')}
          value={period}
          onChange={next => set({ period: next === 'quarter' ? undefined : next })}
          items={periods.map(value => ({ value, label: t(PERIOD_WORDS[value]) }))}
        />
      }
      flush
    >
      <DataTable
        caption={t('bridge')}
        columns={columns}
        rows={STEPS}
        rowId={([measure]) => measure}
        emphasis={([measure]) => (measure === 'nav' ? 'strong' : undefined)}
        ruleAfter={([measure]) => measure === 'periodGain'}
      />
    </Panel>
  );
}
