import { FigureText, useClassLink, useOpenTrace, useUnit, type FigureGrid, type ShownFigure } from '#features/figures/public';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { useChartData } from '#ui/charts/chart-data';
import { ChartPanel } from '#ui/charts/chart-panel';
import { rowsPicture } from '#ui/charts/rows-picture';
import { waterfallBars, waterfallDomain } from '#ui/charts/waterfall-geometry';
import { SkeletonRows } from '#ui/skeletons';
import s from './overview.module.css';
import type { AccountsProps } from './shared-props';
import { overviewText } from './text';

type Props = AccountsProps & { total: FigureGrid | undefined; before: FigureGrid | undefined };
type Row = { id: string; label: string; figure: ShownFigure | undefined; total?: boolean; isClass?: boolean };

const FLOW = 'flow';
const COLOURS: Readonly<Record<Kind, string>> = {
  opening: 'var(--c-benchmark)',
  closing: 'var(--c1)',
  flow: 'var(--ink-3)',
  gain: 'var(--c5)',
  loss: 'var(--div-neg)',
};

/**
 * From the opening to the closing value: cash flows, and the profit of each class. When one of them is unknown the figures are shown
 * without bars, because a bar of zero would lead to a wrong closing value.
 */
export function ChangePanel({ view, rootId, accounts, total, before, isRefreshing }: Props) {
  const t = useText(overviewText);
  const f = useFormats();
  const unit = useUnit();
  const { index } = view;
  const rows: Row[] = [
    { id: 'opening', label: t('opening'), figure: before?.at(rootId, 'marketValue.-'), total: true },
    { id: FLOW, label: t('netFlow'), figure: total?.at(rootId, 'flow.1m') },
    ...index.book.classes.flatMap(({ entityId }) =>
      entityId ? [{ id: entityId, label: index.nameOf(entityId), figure: accounts?.at(entityId, 'profit.1m'), isClass: true }] : [],
    ),
    { id: 'closing', label: t('closing'), figure: accounts?.at(rootId, 'marketValue.-'), total: true },
  ];
  const isReady = accounts && total && before;
  return (
    <ChartPanel fileName="change-of-value" title={t('change')} subtitle={f.unit(unit, index.book.baseCurrency)} refreshing={isRefreshing}>
      {isReady ? <Bridge rows={rows} view={view} /> : <SkeletonRows rows={12} />}
    </ChartPanel>
  );
}

function Bridge({ rows, view }: { rows: readonly Row[]; view: AccountsProps['view'] }) {
  const t = useText(overviewText);
  const f = useFormats();
  const unit = useUnit();
  const { link, open } = useClassLink(view);
  const openTrace = useOpenTrace();
  const isWhole = rows.every(({ figure }) => figure && (figure.value !== null || figure.quality?.of === 0));
  const bars = waterfallBars(
    rows.map(({ id, label, figure, total }) => ({ id, label, value: Number(figure?.value ?? 0), ...(total ? { total } : {}) })),
  );
  const { low, high, cut } = waterfallDomain(bars);
  const place = (value: number) => ((value - low) / (high - low || 1)) * 100;
  const placed = bars.map((bar, at) => ({
    from: rows[at]?.total ? 0 : place(bar.from),
    to: place(bar.to),
    kind: kindOf(rows[at], at, bar.value),
  }));
  useChartData(
    () => ({
      header: [t('change'), f.unit('one', view.index.book.baseCurrency)],
      rows: rows.map(({ label, figure }) => [label, figure?.value ?? null]),
    }),
    () =>
      rowsPicture(
        [f.unit(unit, view.index.book.baseCurrency)],
        rows.map(({ label, figure, total }, at) => {
          const { from = 0, to = 0, kind = 'gain' } = placed[at] ?? {};
          return {
            label,
            strong: total ?? false,
            bar: isWhole ? { from: from / 100, to: to / 100, color: COLOURS[kind] } : null,
            texts: [f.amount(figure?.value, { unit })],
          };
        }),
      ),
  );
  return (
    <table className={s.bridge}>
      <caption className="sr-only">{t('change')}</caption>
      <tbody>
        {rows.map(({ id, label, figure, total, isClass }, at) => {
          const { from = 0, to = 0, kind = 'gain' } = placed[at] ?? {};
          const onOpen = () => (isClass ? open(id) : figure && openTrace(figure.key));
          return (
            <tr key={id} data-total={total || undefined}>
              <th scope="row" title={label}>
                {isClass ? link(id, label) : label}
              </th>
              {/* For the mouse only: the row's name and figure lead to the same places for keyboard users. */}
              <td className={s.track} onClick={onOpen}>
                {isWhole && (
                  <i
                    className={s.bar}
                    title={`${label} ${f.amount(figure?.value, { unit })}`}
                    data-cut={(total && cut) || undefined}
                    style={{ background: COLOURS[kind], left: `${Math.min(from, to)}%`, width: `max(2px, ${Math.abs(to - from)}%)` }}
                  />
                )}
              </td>
              <td className={s.amount}>
                <FigureText figure={figure} mark={false} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

type Kind = 'opening' | 'closing' | 'flow' | 'loss' | 'gain';

/** A payment is no loss, so flows have a colour of their own. */
function kindOf(row: Row | undefined, at: number, value: number): Kind {
  if (row?.total) return at === 0 ? 'opening' : 'closing';
  if (row?.id === FLOW) return 'flow';
  return value < 0 ? 'loss' : 'gain';
}
