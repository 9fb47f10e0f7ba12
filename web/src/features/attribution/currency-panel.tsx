import { currencyMethods } from '@hakaru/contract/currency-measures';
import { isMonthEnd, shiftMonthEnd } from '@hakaru/engine/calendar/month-end';
import { Select } from '@mantine/core';
import { useArea, useBookContext, useUrlText } from '#features/figures/public';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState, ErrorState } from '#ui/states';
import { CurrencyTable } from './currency-table';
import { currencyText } from './currency-text';
import { useCurrencyEffects, type CurrencyEffects } from './queries';

const MONTHS = 12;

/** The effect of currencies on the active return of a mandate or a class since a month-end of the last year, by the chosen method. */
export function CurrencyPanel({ entityId }: { entityId: string }) {
  const t = useText(currencyText);
  const formats = useFormats();
  const { asOf } = useBookContext();
  const [asked, setAsked] = useUrlText('compare');
  const offered = Array.from({ length: MONTHS }, (_, back) => shiftMonthEnd(asOf, -1 - back));
  const from = asked !== null && isMonthEnd(asked) && offered.includes(asked) ? asked : (offered[0] ?? asOf);
  const [named, setMethod] = useUrlText('method');
  const method = currencyMethods.find(one => one === named) ?? currencyMethods[0];
  const { data, isError, isPlaceholderData, refetch } = useCurrencyEffects(entityId, { from, method });
  return (
    <Panel
      title={t('title')}
      subtitle={t('span', { from: formats.date(from), to: formats.date(asOf) })}
      tools={
        <>
          <Select
            aria-label={t('byMethod')}
            data={currencyMethods.map(value => ({ value, label: t(value) }))}
            value={method}
            onChange={value => setMethod(value === currencyMethods[0] ? null : value, { replace: true })}
            allowDeselect={false}
            w={216}
          />
          <Select
            aria-label={t('since')}
            data={offered.map(value => ({ value, label: formats.date(value) }))}
            value={from}
            onChange={day => setAsked(day, { replace: true })}
            allowDeselect={false}
            w={148}
          />
        </>
      }
      footnote={t(`${method}Note`)}
      refreshing={isPlaceholderData}
      flush
    >
      {isError && !data && <ErrorState title={t('failed')} onRetry={() => void refetch()} />}
      {!data && !isError && <SkeletonRows rows={5} />}
      {data &&
        (data.gaps.length > 0 || data.rows.length === 0 ? <Missing effects={data} /> : <CurrencyTable effects={data} method={method} />)}
    </Panel>
  );
}

const GAPS = {
  benchmark: 'gapBenchmark',
  composition: 'gapComposition',
  statement: 'gapStatement',
  hedge: 'gapHedge',
  spot: 'gapSpot',
  forward: 'gapForward',
  return: 'gapReturn',
} as const;
const isGap = (kind: string): kind is keyof typeof GAPS => Object.hasOwn(GAPS, kind);
const SHOWN = 6;

/** The data still missing, by name and day. */
function Missing({ effects: { gaps } }: { effects: CurrencyEffects }) {
  const t = useText(currencyText);
  const role = useArea();
  const language = useLanguage();
  const formats = useFormats();
  const sentences = gaps.flatMap(({ kind, name, nameJp, currency, day }) => {
    const named = { name: (language === 'jp' ? nameJp : name) ?? '', currency: currency ?? '', day: day ? formats.date(day) : '' };
    return isGap(kind) ? [t(GAPS[kind], named)] : [];
  });
  const isOfBenchmark = gaps.some(({ kind }) => kind === 'composition' || kind === 'benchmark');
  return (
    <EmptyState
      title={t('gapsTitle')}
      next="record"
      {...(isOfBenchmark
        ? {
            action: (
              <AppLink to="/$role/benchmarks" params={{ role }}>
                {t('toBenchmarks')}
              </AppLink>
            ),
          }
        : {})}
    >
      {sentences.slice(0, SHOWN).join(' ')} {sentences.length > SHOWN && t('more', { n: String(sentences.length - SHOWN) })}
    </EmptyState>
  );
}
