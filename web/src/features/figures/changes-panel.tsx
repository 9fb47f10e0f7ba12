import { isHorizon, type Measure } from '@hakaru/contract/figures';
import { useState } from 'react';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { Button } from '#ui/button';
import { Pager } from '#ui/pager';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState, ErrorState } from '#ui/states';
import { headlineDigits } from './change-digits';
import s from './changes.module.css';
import type { ChangesQuery } from './figures.gen';
import { FigureText } from './figure-text';
import { horizonText, measureText } from './measure-text';
import { isMeasure, useFactName } from './trace-facts';
import { useBookContext, useChanges, type Scope } from './queries';
import { changesText } from './text';
import { useStructureWords } from './use-structure-words';

type Change = ChangesQuery['changes'][number];

/** Figures of the screen that have changed since a day, each with the facts that changed it; the effects add up to the change exactly. */
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
  const { asOf } = useBookContext();
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
          <EmptyState title={t('none')} next="fine" />
        ) : (
          <Changes changes={data} />
        )}
      </Panel>
    </div>
  );
}

const PAGE = 20;
const NAMED_MAX = 60;

/** The changes, page by page; figures that could not be calculated then, or cannot be now, are listed with the cause. */
function Changes({ changes }: { changes: readonly Change[] }) {
  const t = useText(changesText);
  const name = useChangeName();
  const [page, setPage] = useState(1);
  const moved = changes.filter(({ change }) => change !== null);
  const appeared = changes.filter(({ change }) => change === null);
  const lastPage = Math.ceil(moved.length / PAGE);
  return (
    <>
      {moved.length > 0 && <ChangeTable changes={moved.slice((page - 1) * PAGE, page * PAGE)} />}
      {lastPage > 1 && <Pager info={{ currentPage: page, lastPage, total: moved.length }} onPage={setPage} />}
      {appeared.length > 0 && (
        <details className={s.appeared}>
          <summary>{t('appeared', { n: appeared.length })}</summary>
          <ul>
            {appeared.slice(0, NAMED_MAX).map(change => (
              <li key={change.after.key}>
                {name(change)}
                <ul>
                  {change.effects.map((effect, at) => (
                    <li key={`${effect.fact?.id ?? effect.structure?.at}${at}`}>
                      <EffectWords effect={effect} />
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function useChangeName(): (change: Change) => string {
  const measure = useText(measureText);
  const horizon = useText(horizonText);
  const language = useLanguage();
  return change => {
    const named = [measure(change.measure as Measure), change.horizon && isHorizon(change.horizon) && horizon(change.horizon)]; // the server sends only known measures
    return [change.entity.name[language], ...named].filter(Boolean).join(' ');
  };
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
  const name = useChangeName();
  const formats = useFormats();
  const digits = (value: string | null) => headlineDigits(change.measure as Measure, value, formats); // the server sends only known measures
  return (
    <tbody>
      <tr className={s.figure}>
        <th scope="row">{name(change)}</th>
        <td className={s.end}>
          <span className="num">{digits(change.before.value)}</span>
        </td>
        <td className={s.end}>
          <FigureText figure={{ ...change.after, quality: null }} unit="one" />
        </td>
        <td className={s.end}>
          <span className="num" data-change={change.change ?? ''}>
            {digits(change.change)}
          </span>
        </td>
      </tr>
      {change.effects.map((effect, at) => (
        <tr key={`${effect.fact?.id ?? effect.structure?.at}${at}`} className={s.effect}>
          <td colSpan={3}>
            <EffectWords effect={effect} />
          </td>
          <td className={s.end}>
            <span className="num" data-effect={effect.effect ?? ''}>
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
  const nameOf = useFactName();
  const formats = useFormats();
  const language = useLanguage();
  const structureWords = useStructureWords();
  const { fact, structure, entity, previous, facts } = effect;
  if (!fact) return <>{structure ? structureWords(structure, entity.name[language], facts) : ''}</>;
  const show = (value: string | null) => headlineDigits(isMeasure(fact.measure) ? fact.measure : 'marketValue', value, formats, 'one'); // notices are money
  const words = [
    t('fact', { measure: nameOf(fact.measure), entity: entity.name[language], month: formats.month(fact.asOf) }),
    t('restated', { before: show(previous), after: show(fact.value) }),
    language === 'jp' ? fact.sourceJp : fact.sourceEn,
    formats.time(fact.recordedAt),
    ...[fact.person, facts > 1 ? t('more', { n: facts - 1 }) : null].filter(word => word !== null),
  ];
  return <>{words.join(' · ')}</>;
}
