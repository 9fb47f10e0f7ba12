import { FigureText, knownSearch, useArea, useUnit, type FigureGrid, type ShownFigure } from '#features/figures/public';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { waterfallBars, waterfallDomain } from '#ui/charts/waterfall-geometry';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import s from './overview.module.css';
import type { AccountsProps } from './shared-props';
import { overviewText } from './text';

type Props = AccountsProps & { total: FigureGrid | undefined; before: FigureGrid | undefined };
type Row = { id: string; label: string; figure: ShownFigure | undefined; total?: boolean; classId?: string };

const FLOW = 'flow';

/**
 * From the opening to the closing value: the cash that came and went, and what each class earned. Where one of them is not known the figures
 * stand without bars: a bar drawn at nothing would lead to a wrong closing value.
 */
export function ChangePanel({ view, rootId, accounts, total, before, isRefreshing }: Props) {
  const t = useText(overviewText);
  const f = useFormats();
  const unit = useUnit();
  const { index } = view;
  const rows: Row[] = [
    { id: 'opening', label: t('opening'), figure: before?.at(rootId, 'marketValue.-'), total: true },
    { id: FLOW, label: t('netFlow'), figure: total?.at(rootId, 'flow.1m') },
    ...index.book.classes.flatMap(({ id: classId, entityId }) =>
      entityId ? [{ id: entityId, label: index.nameOf(entityId), figure: accounts?.at(entityId, 'profit.1m'), classId }] : [],
    ),
    { id: 'closing', label: t('closing'), figure: accounts?.at(rootId, 'marketValue.-'), total: true },
  ];
  const isReady = accounts && total && before;
  return (
    <Panel title={t('change')} subtitle={f.unit(unit, index.book.baseCurrency)} refreshing={isRefreshing}>
      {isReady ? <Bridge rows={rows} /> : <SkeletonRows rows={12} />}
    </Panel>
  );
}

function Bridge({ rows }: { rows: readonly Row[] }) {
  const t = useText(overviewText);
  const role = useArea();
  const isWhole = rows.every(({ figure }) => figure && (figure.value !== null || figure.quality?.of === 0));
  const bars = waterfallBars(
    rows.map(({ id, label, figure, total }) => ({ id, label, value: Number(figure?.value ?? 0), ...(total ? { total } : {}) })),
  );
  const { low, high, cut } = waterfallDomain(bars);
  const place = (value: number) => ((value - low) / (high - low || 1)) * 100;
  return (
    <table className={s.bridge}>
      <caption className="sr-only">{t('change')}</caption>
      <tbody>
        {rows.map(({ id, label, figure, total, classId }, at) => {
          const bar = bars[at];
          const from = total ? 0 : place(bar?.from ?? low);
          const to = place(bar?.to ?? low);
          return (
            <tr key={id} data-total={total || undefined}>
              <th scope="row" title={label}>
                {classId ? (
                  <AppLink quiet to="/$role/assetClasses/$assetClassId" params={{ role, assetClassId: classId }} search={knownSearch}>
                    {label}
                  </AppLink>
                ) : (
                  label
                )}
              </th>
              <td className={s.track}>
                {isWhole && (
                  <i
                    className={s.bar}
                    data-kind={kindOf(rows[at], at, bar?.value ?? 0)}
                    data-cut={(total && cut) || undefined}
                    style={{ left: `${Math.min(from, to)}%`, width: `max(2px, ${Math.abs(to - from)}%)` }}
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

/** Money that is paid out is no loss: flows have a colour of their own. */
function kindOf(row: Row | undefined, at: number, value: number): 'opening' | 'closing' | 'flow' | 'loss' | 'gain' {
  if (row?.total) return at === 0 ? 'opening' : 'closing';
  if (row?.id === FLOW) return 'flow';
  return value < 0 ? 'loss' : 'gain';
}
