import { FigureText, horizonText, type BookView } from '#features/figures/public';
import { useText } from '#platform/text';
import { tint } from '#ui/charts/heatmap';
import { usePanelTable } from '#ui/export/panel-table';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState, ErrorState } from '#ui/states';
import { shown, useCorrelations } from './queries';
import s from './risk.module.css';
import { riskText } from './text';
import { useWindow } from './window-switch';

type Rows = NonNullable<ReturnType<typeof useCorrelations>['data']>;

/** Which managers gain and lose together: every pair of mandates, tinted by the strength of the correlation. */
export function CorrelationMatrix({ view }: { view: BookView }) {
  const t = useText(riskText);
  const months = useText(horizonText);
  const window = useWindow();
  const { data, error, refetch, isPlaceholderData } = useCorrelations(window);
  return (
    <Panel
      title={t('correlations')}
      subtitle={t('correlationsUnit', { window: months(window) })}
      footnote={t('correlationsFoot')}
      refreshing={isPlaceholderData}
    >
      {error && !data && <ErrorState title={t('failed')} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={10} />}
      {data && data.length < 2 && <EmptyState title={t('noCorrelations')} next="period" />}
      {data && data.length > 1 && <Matrix rows={data} view={view} />}
    </Panel>
  );
}

function Matrix({ rows, view: { index } }: { rows: Rows; view: BookView }) {
  const t = useText(riskText);
  const refOf = (id: string) => index.entity(id)?.ref ?? id;
  usePanelTable(t('correlations'), async () => ({
    title: t('correlations'),
    columns: [t('mandate'), ...rows.map(({ entityId }) => refOf(entityId))].map((header, at) => ({
      header,
      width: at === 0 ? 32 : 10,
      isEnd: at > 0,
      format: '0.00',
    })),
    rows: rows.map(({ entityId, figures }) => ({
      depth: 0,
      cells: [`${refOf(entityId)} ${index.nameOf(entityId)}`, ...figures.map(({ value }) => (value === null ? null : { exact: value }))],
    })),
    foot: null,
  }));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways must be reachable by keyboard
    <div className={s.matrixBox} tabIndex={0} role="group" aria-label={t('correlations')}>
      <table className={s.matrix}>
        <caption className="sr-only">{t('correlations')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{t('mandate')}</span>
            </th>
            {rows.map(({ entityId }) => (
              <th key={entityId} scope="col" title={index.nameOf(entityId)}>
                {refOf(entityId)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={row.entityId}>
              <th scope="row">
                {refOf(row.entityId)} {index.nameOf(row.entityId)}
              </th>
              <Cells row={row} at={at} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The diagonal is one by definition, so it is not tinted. */
function Cells({ row: { entityId, figures }, at }: { row: Rows[number]; at: number }) {
  return figures.map((figure, column) => (
    <td
      key={`${entityId} ${figure.key}`}
      className={column === at ? `num ${s.own}` : 'num'}
      style={column === at || figure.value === null ? {} : { background: tint(Number(figure.value), 1) }}
    >
      <FigureText figure={shown(figure)} />
    </td>
  ));
}
