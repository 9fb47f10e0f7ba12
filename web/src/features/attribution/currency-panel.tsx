import { currencyMethods, type CurrencyMethod } from '@hakaru/contract/currency-measures';
import { Select } from '@mantine/core';
import { useArea, useBookContext, useUrlText } from '#features/figures/public';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState, ErrorState } from '#ui/states';
import { CurrencySecurities } from './currency-securities';
import { CurrencyTable } from './currency-table';
import { currencyText } from './currency-text';
import { useCurrencyEffects, type CurrencyEffects } from './queries';
import { attributionText } from './text';

type Props = {
  entityId: string;
  monthEnds: readonly string[];
  /** Whether the securities of a currency can be opened: of a mandate with holdings of its own. */
  hasSecurities?: boolean;
};

/** The effect of currencies on the active return of a mandate or a class since any earlier month-end, by the chosen method. */
export function CurrencyPanel({ entityId, monthEnds, hasSecurities = false }: Props) {
  const t = useText(currencyText);
  const formats = useFormats();
  const { asOf } = useBookContext();
  const [asked, setAsked] = useUrlText('compare');
  const offered = monthEnds.filter(day => day < asOf).toReversed();
  const from = asked !== null && offered.includes(asked) ? asked : (offered[0] ?? asOf);
  const [named, setMethod] = useUrlText('method');
  const method = currencyMethods.find(one => one === named) ?? currencyMethods[0];
  const { data, isError, isPlaceholderData, refetch } = useCurrencyEffects(entityId, { from, method });
  const [currency, setCurrency] = useUrlText('currency');
  // Securities are taken apart by the first method only.
  const onOpen = hasSecurities && method === currencyMethods[0] ? (one: string) => setCurrency(one) : undefined;
  if (onOpen && currency !== null && data?.rows.some(row => row.currency === currency))
    return <CurrencySecurities entityId={entityId} from={from} currency={currency} onBack={() => setCurrency(null)} />;
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
            searchable
            maxDropdownHeight={320}
            w={148}
          />
        </>
      }
      footnote={<Note effects={data} method={method} />}
      refreshing={isPlaceholderData}
      flush
    >
      {isError && !data && <ErrorState title={t('failed')} onRetry={() => void refetch()} />}
      {!data && !isError && <SkeletonRows rows={5} />}
      {data &&
        (data.gaps.length > 0 || data.rows.length === 0 ? (
          <Missing effects={data} />
        ) : (
          <CurrencyTable effects={data} method={method} onOpen={onOpen} />
        ))}
    </Panel>
  );
}

/** What the method does; over several steps from statement to statement also how they are put together. */
function Note({ effects, method }: { effects: CurrencyEffects | undefined; method: CurrencyMethod }) {
  const t = useText(currencyText);
  const linkingName = useText(attributionText);
  const { steps = null, linking = null } = effects ?? {};
  if (steps === null || linking === null) return t(`${method}Note`);
  const together =
    method === 'geometric'
      ? t('stepsCompounded', { n: String(steps) })
      : t('stepsLinked', { n: String(steps), linking: linkingName(linking) });
  return `${t(`${method}Note`)} ${together}`;
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
