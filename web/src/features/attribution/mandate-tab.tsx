import { Select } from '@mantine/core';
import { FigureText, useFigureGrid, useUrlText, type BookEntity, type BookView } from '#features/figures/public';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { KpiStrip } from '#ui/kpi-strip';
import { Panel, PanelCell, PanelGrid } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState, ErrorState } from '#ui/states';
import { CurrencyPanel } from './currency-panel';
import { useSecurityEffects, type SecurityEffects } from './queries';
import { SecurityTable } from './security-table';
import { mandateText } from './mandate-text';

/** Attribution of one mandate against its benchmark: its contribution to the fund, by security, and by currency. */
export function AttributionTab({ view, entity }: { view: BookView; entity: BookEntity }) {
  return (
    <PanelGrid>
      <PanelCell span={12}>
        <InTheFund view={view} entity={entity} />
      </PanelCell>
      <PanelCell span={12}>
        <BySecurity entityId={entity.id} />
      </PanelCell>
      <PanelCell span={12}>
        <CurrencyPanel entityId={entity.id} monthEnds={view.index.book.monthEnds} hasSecurities />
      </PanelCell>
    </PanelGrid>
  );
}

const HORIZONS = ['1m', '1y', '3y'] as const;

/** Manager and benchmark effect of the mandate in the whole fund. Nothing for a part of a mandate, and where no policy is visible. */
function InTheFund({ view, entity }: { view: BookView; entity: BookEntity }) {
  const t = useText(mandateText);
  const columns = HORIZONS.flatMap(horizon => ['managerEffect', 'benchmarkEffect', 'totalEffect'].map(one => `${one}.${horizon}`));
  const { data } = useFigureGrid({ entityIds: [entity.id], columns });
  const at = (measure: string, horizon: string) => data?.at(entity.id, `${measure}.${horizon}`);
  if (!view.index.policyOn(view.asOf) || !data) return null;
  if (HORIZONS.every(horizon => at('totalEffect', horizon)?.value == null)) return null;
  return (
    <KpiStrip
      label={t('inFund')}
      items={HORIZONS.map(horizon => ({
        label: t('inFundOver', { period: t(`over${horizon}`) }),
        figure: <FigureText as="headline" figure={at('totalEffect', horizon)} />,
        note: (
          <>
            {t('manager')} <FigureText figure={at('managerEffect', horizon)} /> · {t('benchmarkEffect')}{' '}
            <FigureText figure={at('benchmarkEffect', horizon)} />
          </>
        ),
      }))}
    />
  );
}

function BySecurity({ entityId }: { entityId: string }) {
  const t = useText(mandateText);
  const { data, isError, isPlaceholderData, refetch } = useSecurityEffects(entityId);
  const formats = useFormats();
  const span = data?.from ? t('span', { from: formats.date(data.from), to: formats.date(data.asOf) }) : undefined;
  return (
    <Panel
      title={t('bySecurity')}
      {...(span === undefined ? {} : { subtitle: span })}
      {...(data ? { tools: <Since effects={data} /> } : {})}
      footnote={t('method')}
      refreshing={isPlaceholderData}
      flush
    >
      {isError && !data && <ErrorState title={t('failed')} onRetry={() => void refetch()} />}
      {!data && !isError && <SkeletonRows rows={12} />}
      {data && <Effects effects={data} />}
    </Panel>
  );
}

/** Names what is missing: a statement, an earlier statement or a benchmark. */
function Effects({ effects }: { effects: SecurityEffects }) {
  const t = useText(mandateText);
  const formats = useFormats();
  const { asOf, from, days, lines, benchmark } = effects;
  if (!days.includes(asOf))
    return (
      <EmptyState title={t('noStatement', { date: formats.date(asOf) })} next="day">
        {days.length > 0 &&
          t('statements', {
            days: days
              .slice(0, 6)
              .map(day => formats.date(day))
              .join(' · '),
          })}
      </EmptyState>
    );
  if (from === null || lines.length === 0) return <EmptyState title={t('noEarlier')}>{t('noEarlierBody')}</EmptyState>;
  if (benchmark.value === null) return <EmptyState title={t('noBenchmark')}>{t('noBenchmarkBody')}</EmptyState>;
  return <SecurityTable effects={effects} />;
}

function Since({ effects: { asOf, from, days } }: { effects: SecurityEffects }) {
  const t = useText(mandateText);
  const formats = useFormats();
  const [, setCompare] = useUrlText('compare');
  const earlier = days.filter(day => day < asOf);
  if (earlier.length === 0) return null;
  return (
    <Select
      aria-label={t('since')}
      data={earlier.map(value => ({ value, label: formats.date(value) }))}
      value={from}
      onChange={day => setCompare(day, { replace: true })}
      allowDeselect={false}
      searchable
      w={148}
    />
  );
}
