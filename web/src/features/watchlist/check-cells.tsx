import { watchTriggerNames, type WatchOutcome } from '@hakaru/contract/watchlist';
import { FigureText, reasonText, useArea, useExact } from '#features/figures/public';
import { MISSING, useFormats } from '#platform/formats';
import { fill, useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { type TableValue } from '#ui/table-value';
import { Tag } from '#ui/tag';
import type { WatchCheck, WatchRow } from './queries';
import { outcomeText, triggerText, watchlistText } from './text';

const TONES = { triggered: 'neg', clear: 'ok', unknown: 'quiet' } as const;

const knownOutcome = (outcome: string | undefined) =>
  (['triggered', 'clear', 'unknown'] as const satisfies readonly WatchOutcome[]).find(one => one === outcome);

export function useOutcomeWord(): (outcome: string | undefined) => string | null {
  const language = useLanguage();
  return outcome => {
    const known = knownOutcome(outcome);
    return known ? outcomeText[known][language] : null;
  };
}

export function OutcomeTag({ outcome }: { outcome: string }) {
  const language = useLanguage();
  const known = knownOutcome(outcome);
  return known ? <Tag tone={TONES[known]}>{outcomeText[known][language]}</Tag> : null;
}

/** The trigger in words, with its limit. */
export function useTriggerWords(): (trigger: string | null, limit: string | null) => string | null {
  const language = useLanguage();
  return (trigger, limit) => {
    const known = watchTriggerNames.find(one => one === trigger);
    return known ? fill(triggerText[known][language], { limit: limit ?? '' }) : null;
  };
}

/** The value of a check for exports: the figure with its digits, an age in days, or the reason why there is none. */
export function useSeenValue(): (check: WatchCheck | null) => TableValue {
  const t = useText(watchlistText);
  const why = useWhyUnknown();
  const exact = useExact();
  return check => {
    if (!check) return null;
    const { figureKey: key, value, reason } = check;
    if (value === null) return why(reason);
    return key ? exact({ key, value }, 'one') : t('days', { n: value });
  };
}

/** The figure as the check found it. It opens its trace; the age of a price links to the security. */
export function SeenFigure({ check, row }: { check: WatchCheck; row: Pick<WatchRow, 'ref'> }) {
  const t = useText(watchlistText);
  const role = useArea();
  const why = useWhyUnknown();
  const { figureKey: key, value, reason } = check;
  if (value === null) return <span title={why(reason) ?? ''}>{why(reason) ?? MISSING}</span>;
  if (key) return <FigureText figure={{ key, value, reason: null, quality: null }} as="headline" mark={false} />;
  return (
    <AppLink to="/$role/securities/$securityRef" params={{ role, securityRef: row.ref }}>
      {t('days', { n: value })}
    </AppLink>
  );
}

/** Why a check has no value: a reason of the figures, or one of the watchlist's own. */
function useWhyUnknown(): (reason: string | null) => string | null {
  const t = useText(watchlistText);
  const reasons = useText(reasonText);
  return reason => {
    if (reason === 'noAccess' || reason === 'noPrice' || reason === 'noMandate') return t(reason);
    return reason !== null && reason in reasonText ? reasons(reason as 'gap') : null; // checked just before
  };
}

/** What the check was based on, where that is not the subject itself. */
export function useSeenOn(): (check: WatchCheck) => string | null {
  const t = useText(watchlistText);
  const formats = useFormats();
  return ({ seenOn, figureKey }) => (seenOn === null || figureKey !== null ? seenOn : t('pricedOn', { day: formats.date(seenOn) }));
}
