import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { FigureText, useBookContext, WriteButton } from '#features/figures/public';
import { PacingFan, pacingText } from '#features/private-assets/public';
import { ask } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { DataTable, type TableColumn } from '#ui/data-table';
import { Facts } from '#ui/facts';
import { Panel, PanelCell, PanelGrid } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState, ErrorState } from '#ui/states';
import { exactly } from '#ui/table-value';
import s from './funds.module.css';
import { FundPacingDocument, type FundPacingQuery } from './funds.gen';
import { PacingDialog } from './pacing-dialog';
import { growthNames, type PacingVersion } from './pacing-form';
import { fundPacingText } from './pacing-text';
import { fundsText } from './text';

type Pacing = FundPacingQuery['fundPacing'];
type Year = Pacing['years'][number];

/** The expected future of the fund: its current state, the assumptions, and the projection year by year. */
export function PacingTab({ fundId }: { fundId: string }) {
  const t = useText(fundPacingText);
  const { assetId, asOf, known } = useBookContext();
  const variables = { assetId, fundId, asOf, known };
  const { data, isError, refetch } = useQuery({
    queryKey: ['figures', 'fundPacing', variables],
    queryFn: async ({ signal }) => (await ask(FundPacingDocument, variables, signal)).fundPacing,
    enabled: assetId !== '' && asOf !== '',
    placeholderData: keepPreviousData,
  });
  if (isError && !data) return <ErrorState title={t('failed')} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={12} />;
  return (
    <PanelGrid>
      <PanelCell span={8}>
        <FanPanel pacing={data} />
      </PanelCell>
      <PanelCell span={4}>
        <StartPanel pacing={data} />
      </PanelCell>
      <PanelCell span={12}>
        <YearsPanel pacing={data} />
      </PanelCell>
      <PanelCell span={12}>
        <AssumptionsPanel fundId={fundId} pacing={data} />
      </PanelCell>
    </PanelGrid>
  );
}

function FanPanel({ pacing: { asOf, currency, nav, years, reason, fromDay } }: { pacing: Pacing }) {
  const t = useText(fundPacingText);
  const words = useText(pacingText);
  const f = useFormats();
  const now = { day: asOf, low: nav.value, base: nav.value, high: nav.value };
  const points = [now, ...years.map(({ until, nav: base, navLow: low, navHigh: high }) => ({ day: until, low, base, high }))];
  const decimals = currency === 'JPY' ? 0 : 1;
  const amount = (value: string | undefined) => f.amount(value, { unit: 'million', decimals });
  const why = reason === 'too_short' ? 'tooShort' : fromDay === null ? 'none' : 'noStart';
  return (
    <PacingFan
      subtitle={f.unit('million', currency)}
      fileName="fund-pacing"
      points={years.length === 0 ? [] : points}
      unit="million"
      decimals={decimals}
      none={t(why)}
      details={at =>
        // The first point is today's value, so no year leads to it.
        at === 0
          ? []
          : [
              [words('calls'), amount(years[at - 1]?.call)],
              [words('distributions'), amount(years[at - 1]?.distribution)],
            ]
      }
    />
  );
}

function StartPanel({ pacing: { asOf, age, firstDay, fromDay, commitment, unfunded, nav, currency } }: { pacing: Pacing }) {
  const t = useText(fundPacingText);
  const words = useText(fundsText);
  const f = useFormats();
  return (
    <Panel title={t('start')} subtitle={words('whole', { currency })}>
      <Facts
        facts={[
          [t('commitment'), <FigureText key="commitment" figure={commitment} unit="one" mark={false} />],
          [t('unfunded'), <FigureText key="unfunded" figure={unfunded} unit="one" mark={false} />],
          [t('nav'), <FigureText key="nav" figure={nav} unit="one" />],
        ]}
      />
      <p className={s.below}>
        {age !== null && t('starts', { day: f.date(asOf), year: age + 1, first: f.date(firstDay) })}{' '}
        {fromDay !== null && t('inForce', { day: f.date(fromDay) })}
      </p>
    </Panel>
  );
}

function YearsPanel({ pacing: { years, currency } }: { pacing: Pacing }) {
  const t = useText(fundPacingText);
  const words = useText(pacingText);
  const units = useText(fundsText);
  const f = useFormats();
  const columns: TableColumn<Year>[] = [
    { id: 'until', header: words('until'), value: ({ until }) => until, date: true },
    { id: 'year', header: t('year'), align: 'end', value: ({ year }) => exactly(year), node: ({ year }) => year },
    {
      id: 'callRate',
      header: t('callRate'),
      align: 'end',
      divider: true,
      value: ({ callRate }) => exactly(callRate, 2),
      node: ({ callRate }) => f.rate(callRate),
    },
    {
      id: 'calls',
      priority: 1,
      header: words('calls'),
      align: 'end',
      value: ({ call }) => exactly(call),
      node: ({ call }) => f.number(call),
    },
    {
      id: 'distributionRate',
      header: t('distributionRate'),
      align: 'end',
      divider: true,
      value: one => exactly(one.distributionRate, 2),
      node: one => f.rate(one.distributionRate),
    },
    {
      id: 'distributions',
      priority: 2,
      header: words('distributions'),
      align: 'end',
      value: ({ distribution }) => exactly(distribution),
      node: ({ distribution }) => f.number(distribution),
    },
    {
      id: 'nav',
      priority: 3,
      header: words('nav'),
      align: 'end',
      divider: true,
      value: ({ nav }) => exactly(nav),
      node: ({ nav }) => f.number(nav),
    },
    { id: 'navLow', header: words('navLow'), align: 'end', value: ({ navLow }) => exactly(navLow), node: ({ navLow }) => f.number(navLow) },
    {
      id: 'navHigh',
      header: words('navHigh'),
      align: 'end',
      value: ({ navHigh }) => exactly(navHigh),
      node: ({ navHigh }) => f.number(navHigh),
    },
  ];
  if (years.length === 0) return null;
  return (
    <Panel title={t('forecast')} subtitle={units('whole', { currency })} flush>
      <DataTable caption={t('forecast')} columns={columns} rows={years} rowId={({ until }) => until} />
    </Panel>
  );
}

const ROWS = ['contributionPercents', 'lifeYears', 'bow', ...growthNames, 'yieldPercent'] as const;

function AssumptionsPanel({ fundId, pacing: { versions } }: { fundId: string; pacing: Pacing }) {
  const t = useText(fundPacingText);
  const f = useFormats();
  const [isEditing, setEditing] = useState(false);
  const shown = (version: PacingVersion, name: (typeof ROWS)[number]) =>
    name === 'contributionPercents' ? version.contributionPercents.join(', ') : String(version[name]);
  const columns: TableColumn<(typeof ROWS)[number]>[] = [
    { id: 'assumption', header: t('assumption'), value: name => t(name) },
    ...versions.map((version): TableColumn<(typeof ROWS)[number]> => ({
      id: version.fromDay,
      header: t('sinceDay', { day: f.date(version.fromDay) }),
      align: 'end',
      value: name => shown(version, name),
    })),
  ];
  const tools = (
    <WriteButton icon={<Pencil size={14} />} onClick={() => setEditing(true)}>
      {t('edit')}
    </WriteButton>
  );
  return (
    <Panel title={t('assumptions')} tools={tools} flush>
      {versions.length === 0 ? (
        <EmptyState title={t('none')} next="add" />
      ) : (
        <DataTable caption={t('assumptions')} columns={columns} rows={ROWS} rowId={name => name} />
      )}
      {isEditing && <PacingDialog fundId={fundId} versions={versions} onClose={() => setEditing(false)} />}
    </Panel>
  );
}
