import { coverageOf, FigureText, type BookEntity, type FigureGrid } from '#features/figures/public';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { Status } from '#ui/status';
import { Tag } from '#ui/tag';
import s from './overview.module.css';
import type { AccountsProps } from './shared-props';
import { overviewText } from './text';

/** Whether the month is populated, who has not reported, and which values are estimates. */
export function MonthEndPanel({ view, rootId, accounts, mandates }: AccountsProps & { mandates: FigureGrid | undefined }) {
  const t = useText(overviewText);
  const f = useFormats();
  const { index, asOf } = view;
  const quality = accounts?.at(rootId, 'marketValue.-')?.quality;
  const isPopulated = index.book.monthEnds.includes(asOf);
  const open = (mandates?.ids ?? []).flatMap(id => index.entity(id) ?? []).filter(entity => isExpected(entity, asOf));
  const figureOf = ({ id }: BookEntity) => mandates?.at(id, 'marketValue.-');
  const missing = open.filter(entity => figureOf(entity)?.value === null);
  const estimated = open.filter(entity => figureOf(entity)?.quality?.weakest === 'estimated');
  return (
    <Panel
      title={t('status', { month: f.month(asOf) })}
      tools={<Tag tone={isPopulated ? 'ok' : 'warn'}>{t(isPopulated ? 'populated' : 'notPopulated')}</Tag>}
    >
      {quality ? (
        <>
          <p className={s.reported}>{t(quality.carried > 0 ? 'reportedCarried' : 'reported', { ...quality, ...coverageOf(quality) })}</p>
          <div className={s.meter} aria-hidden="true">
            <i style={{ width: `${((quality.have - quality.carried) / Math.max(1, quality.of)) * 100}%` }} />
          </div>
          <ul className={s.states}>
            {missing.map(({ id }) => (
              <li key={id}>
                <span>{index.nameOf(id)}</span>
                <Status value="pending" />
              </li>
            ))}
          </ul>
          <p className={s.reported}>{estimated.length > 0 ? t('estimates') : t('noEstimates')}</p>
          <ul className={s.states}>
            {estimated.map(entity => (
              <li key={entity.id}>
                <span>{index.nameOf(entity.id)}</span>
                <FigureText figure={figureOf(entity)} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <SkeletonRows rows={5} />
      )}
    </Panel>
  );
}

function isExpected({ mandate }: BookEntity, asOf: string): boolean {
  return (
    mandate !== null && mandate.openedDate <= asOf && (mandate.performanceClosedDate === null || mandate.performanceClosedDate >= asOf)
  );
}
