import type { HoldingGroup } from '@hakaru/contract/holdings';
import { FigureText, useExact, verifiableOf, VerifyButton } from '#features/figures/public';
import { ArrangedTable } from '#features/saved-views/public';
import { useText } from '#platform/text';
import { Panel } from '#ui/panel';
import { exactly } from '#ui/table-value';
import s from './holdings.module.css';
import { shown, type Group } from './queries';
import { holdingsText } from './text';
import { useGroupName } from './use-names';

export type GroupPanelProps = { title: string; subtitle?: string; header: string; by: HoldingGroup; groups: readonly Group[] };

/** A statement grouped by one attribute: bars, with figures that open their trace. */
export function GroupPanel({ title, subtitle, header, by, groups }: GroupPanelProps) {
  const exact = useExact();
  const t = useText(holdingsText);
  const nameOf = useGroupName();
  const rows = groups.filter(group => group.by === by);
  const largest = Math.max(...rows.map(({ weight }) => Math.abs(Number(weight.value))), 0);
  const figures = verifiableOf(
    rows.map(({ weight, value }) => [weight, value]),
    [t('weight'), t('value')],
  );
  const verify = rows.length > 0 && <VerifyButton screen={`holdings-${by}`} title={title} {...figures} />;
  return (
    <Panel title={title} {...(subtitle ? { subtitle } : {})} tools={verify} flush>
      <ArrangedTable
        screen={`holdings-${by}`}
        caption={title}
        rows={rows}
        rowId={({ group }) => group}
        columns={[
          { id: 'group', header, value: ({ group }) => nameOf(by, group) },
          {
            id: 'bar',
            header: t('share'),
            hideHeader: true,
            menu: true,
            node: ({ weight }) => <Bar share={Number(weight.value) / (largest || 1)} />,
          },
          {
            id: 'weight',
            priority: 2,
            header: t('weight'),
            align: 'end',
            value: ({ weight }) => exact(shown(weight)),
            node: ({ weight }) => <FigureText figure={shown(weight)} />,
          },
          {
            id: 'value',
            priority: 1,
            header: t('value'),
            align: 'end',
            value: ({ value }) => exact(shown(value)),
            node: ({ value }) => <FigureText figure={shown(value)} />,
          },
          {
            id: 'count',
            header: t('lines'),
            align: 'end',
            value: ({ count }) => exactly(count),
            node: ({ count }) => <span className="num">{count}</span>,
          },
        ]}
      />
    </Panel>
  );
}

function Bar({ share }: { share: number }) {
  return (
    <div className={s.bar} aria-hidden="true">
      <i style={{ width: `${Math.max(1, Math.abs(share) * 100)}%` }} />
    </div>
  );
}
