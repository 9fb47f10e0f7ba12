import { X } from 'lucide-react';
import { useMemo } from 'react';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { useAddress } from '#platform/use-address';
import { Segmented } from '#ui/tabs';
import s from './charts.module.css';
import { chartsText } from './charts-text';
import { chartWindow, fromFirstValue, readChosen, writtenPeriod, type ChartWindow, type Preset } from './chart-window';

type Address = { range?: string };
const readRange = ({ range }: Readonly<Record<string, unknown>>): Address => (typeof range === 'string' ? { range } : {});

/** The period shown by the charts of a screen. It is in the address: the back button undoes a change, and a copied link contains it. */
export function useChartRange() {
  const [{ range }, set] = useAddress(readRange);
  const chosen = useMemo(() => readChosen(range), [range]);
  return {
    chosen,
    choosePreset: (preset: Preset | null) => set({ range: preset ?? undefined }, { replace: true }),
    mark: (from: string, to: string) => set({ range: writtenPeriod(from, to) }),
    showAll: () => set({ range: undefined }),
  };
}

/** The days shown by a chart; given its values, from the first one on. */
export function useChartWindow(
  days: readonly string[],
  { values, isAhead = false }: { values?: readonly (number | null)[] | undefined; isAhead?: boolean } = {},
): ChartWindow {
  const { chosen } = useChartRange();
  const window = chartWindow(days, chosen, isAhead);
  return values && window.isCut ? fromFirstValue(window, values) : window;
}

type Shown = Preset | 'all' | 'marked';
const order = ['1y', '3y', '5y', 'all'] as const satisfies readonly Shown[];

/** One switch for every chart of the screen. */
export function ChartRangeSwitch() {
  const t = useText(chartsText);
  const { chosen, choosePreset } = useChartRange();
  const value: Shown = chosen === null ? 'all' : 'preset' in chosen ? chosen.preset : 'marked';
  return (
    <Segmented<Shown>
      label={t('range')}
      value={value}
      onChange={next => choosePreset(next === 'all' || next === 'marked' ? null : next)}
      items={order.map(one => ({ value: one, label: t(one) }))}
    />
  );
}

/** The period marked in a chart, with a button to show everything again. */
export function MarkedPeriod({ from, to, onClear }: { from: string; to: string; onClear: () => void }) {
  const t = useText(chartsText);
  const f = useFormats();
  const period = `${f.date(from)} – ${f.date(to)}`;
  return (
    <button type="button" className={s.marked} aria-label={t('clearPeriod', { period })} data-print="hide" onClick={onClear}>
      <span className="num">{period}</span>
      <X size={13} aria-hidden="true" />
    </button>
  );
}
