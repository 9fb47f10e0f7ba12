import { FigureText, verifiableOf, VerifyButton, type BookView, type FigureGrid } from '#features/figures/public';
import { useText } from '#platform/text';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { Swatch } from '#ui/tag';
import s from './overview.module.css';
import { overviewText } from './text';

const EACH = 5;

/** The mandates that contributed most to the month, and those that cost most. */
export function ContributorsPanel({ view, mandates }: { view: BookView; mandates: FigureGrid | undefined }) {
  const t = useText(overviewText);
  if (!mandates) {
    return (
      <Panel title={t('contributors')} subtitle={t('contributorsUnit')}>
        <SkeletonRows rows={EACH} />
      </Panel>
    );
  }
  const ranked = mandates.ids
    .flatMap(id => {
      const figure = mandates.at(id, 'contribution.1m');
      return figure?.value ? [{ id, figure, value: Number(figure.value) }] : [];
    })
    .toSorted((a, b) => b.value - a.value);
  const most = Math.max(...ranked.map(({ value }) => Math.abs(value)), 1e-9);
  // Bars start in the middle only when some are negative.
  const origin = ranked.some(({ value }) => value < 0) ? 50 : 0;
  const length = (value: number) => (Math.abs(value) / most) * (100 - origin);
  const lists = [
    { title: t('top'), rows: ranked.slice(0, EACH) },
    { title: t('bottom'), rows: ranked.slice(EACH).slice(-EACH).toReversed() },
  ];
  const shown = verifiableOf(
    lists.flatMap(({ rows }) => rows.map(({ figure }) => [figure])),
    [t('contributors')],
  );
  const verify = shown.rows.length > 0 && <VerifyButton screen="contributors" title={t('contributors')} {...shown} />;
  return (
    <Panel title={t('contributors')} subtitle={t('contributorsUnit')} tools={verify}>
      <div className={s.pair}>
        {lists.map(({ title, rows }) => (
          <table key={title} className={s.bridge}>
            <caption>{title}</caption>
            <tbody>
              {rows.map(({ id, figure, value }) => (
                <tr key={id}>
                  <th scope="row" title={view.index.nameOf(id)}>
                    <Swatch color={view.index.colourOf(id)} />
                    {view.index.nameOf(id)}
                  </th>
                  <td className={s.track}>
                    <i
                      className={s.bar}
                      data-kind={value < 0 ? 'loss' : 'gain'}
                      style={{ left: `${value < 0 ? origin - length(value) : origin}%`, width: `max(2px, ${length(value)}%)` }}
                    />
                  </td>
                  <td className={s.amount}>
                    <FigureText figure={figure} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </Panel>
  );
}
