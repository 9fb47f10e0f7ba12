import { isHorizon, type Measure } from '@hakaru/contract/figures';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { Button } from '#ui/button';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState, ErrorState } from '#ui/states';
import { headlineDigits } from './change-digits';
import s from './changes.module.css';
import type { ChangesQuery } from './figures.gen';
import { FigureText } from './figure-text';
import { horizonText, measureText } from './measure-text';
import { useBookPlace, useChanges, type Scope } from './queries';
import { changesText } from './text';

type Change = ChangesQuery['changes'][number];

/** Figures of the screen that moved since a day, each with the facts that moved it; the effects add up to the change exactly. */
export function ChangesPanel({
  since,
  scope,
  onClose,
}: {
  since: string;
  scope: Scope & { columns: readonly string[] };
  onClose: () => void;
}) {
  const t = useText(changesText);
  const formats = useFormats();
  const { asOf } = useBookPlace();
  const { data, error, refetch } = useChanges({ ...scope, since });
  return (
    <div className={s.place}>
      <Panel
        title={t('title', { date: formats.date(since) })}
        subtitle={t('subtitle', { date: formats.date(asOf) })}
        tools={
          <Button kind="subtle" onClick={onClose}>
            {t('close')}
          </Button>
        }
        flush
      >
        {error ? (
          <ErrorState title={t('failed')} onRetry={() => void refetch()} />
        ) : !data ? (
          <SkeletonRows rows={3} />
        ) : data.length === 0 ? (
          <EmptyState title={t('none')} />
        ) : (
          <ChangeTable changes={data} />
        )}
      </Panel>
    </div>
  );
}

function ChangeTable({ changes }: { changes: readonly Change[] }) {
  const t = useText(changesText);
  return (
    <table className={s.table}>
      <caption className="sr-only">{t('because')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('figure')}</th>
          <th scope="col" className={s.end}>
            {t('before')}
          </th>
          <th scope="col" className={s.end}>
            {t('after')}
          </th>
          <th scope="col" className={s.end}>
            {t('change')}
          </th>
        </tr>
      </thead>
      {changes.map(change => (
        <ChangeRows key={change.after.key} change={change} />
      ))}
    </table>
  );
}

function ChangeRows({ change }: { change: Change }) {
  const t = useText(changesText);
  const measure = useText(measureText);
  const horizon = useText(horizonText);
  const formats = useFormats();
  const language = useLanguage();
  const digits = (value: string | null) => headlineDigits(change.measure as Measure, value, formats); // the server's own measures
  const named = [measure(change.measure as Measure), change.horizon && isHorizon(change.horizon) && horizon(change.horizon)]; // as above
  return (
    <tbody>
      <tr className={s.figure}>
        <th scope="row">{[change.entity.name[language], ...named].filter(Boolean).join(' ')}</th>
        <td className={s.end}>
          <span className="num">{digits(change.before.value)}</span>
        </td>
        <td className={s.end}>
          <FigureText figure={{ ...change.after, quality: null }} />
        </td>
        <td className={s.end}>
          <span className="num" data-change={change.change ?? ''}>
            {change.change === null ? t('appeared') : digits(change.change)}
          </span>
        </td>
      </tr>
      {change.effects.map((effect, at) => (
        <tr key={`${effect.fact.id}${at}`} className={s.effect}>
          <td colSpan={3}>
            <EffectWords effect={effect} />
          </td>
          <td className={s.end}>
            <span className="num" data-effect={effect.effect}>
              {digits(effect.effect)}
            </span>
          </td>
        </tr>
      ))}
    </tbody>
  );
}

function EffectWords({ effect }: { effect: Change['effects'][number] }) {
  const t = useText(changesText);
  const measure = useText(measureText);
  const formats = useFormats();
  const language = useLanguage();
  const { fact, entity, previous, facts } = effect;
  const show = (value: string | null) => headlineDigits(fact.measure as Measure, value, formats, 'one'); // facts are of measures we show
  const words = [
    t('fact', { measure: measure(fact.measure as Measure), entity: entity.name[language], month: formats.month(fact.asOf) }), // as above
    t('restated', { before: show(previous), after: show(fact.value) }),
    language === 'jp' ? fact.sourceJp : fact.sourceEn,
    formats.time(fact.recordedAt),
    ...[fact.person, facts > 1 ? t('more', { n: facts - 1 }) : null].filter(word => word !== null),
  ];
  return <>{words.join(' · ')}</>;
}
