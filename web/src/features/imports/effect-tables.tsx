import { readFigureKey } from '@hakaru/contract/figures';
import { useParams } from '@tanstack/react-router';
import { horizonText, shapeOf, useExact, useUnit } from '#features/figures/public';
import { reportsText } from '#features/reports/public';
import { ArrangedTable } from '#features/saved-views/public';
import { MISSING, useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import type { TableColumn } from '#ui/data-table';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState, ErrorState } from '#ui/states';
import { exactly } from '#ui/table-value';
import type { ProposalEffectsQuery } from './imports.gen';
import { fieldText, marksText } from './marks-text';
import { useEffects } from './queries';

const MEASURES = [
  'marketValue',
  'flow',
  'profit',
  'weight',
  'policyWeight',
  'deviation',
  'contribution',
  'return',
  'benchmarkReturn',
  'excess',
] as const;

type Effects = ProposalEffectsQuery['proposalEffects'];

/** The effects of accepting a proposed change: on values, on figures, and on the published reports that show them. */
export function EffectTables({ id, version }: { id: string; version: number }) {
  const { data, isError, refetch } = useEffects(id, version);
  if (isError) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={6} />;
  return (
    <>
      <ValuesPanel rows={data.facts} />
      <FiguresPanel rows={data.figures} />
      <ReportsPanel rows={data.reports} />
    </>
  );
}

function ValuesPanel({ rows }: { rows: Effects['facts'] }) {
  const t = useText(marksText);
  const f = useFormats();
  const fields = useText(fieldText);
  const amount = (value: string | null) =>
    value === null ? MISSING : isNumber(value) ? f.number(value, { decimals: placesOf(value) }) : value;
  const named = (field: string) => FIELDS.find(one => one === field) ?? null;
  const columns: TableColumn<Effects['facts'][number]>[] = [
    { id: 'about', header: t('about'), value: ({ about }) => about },
    {
      id: 'field',
      priority: 1,
      header: t('field'),
      value: ({ field }) => {
        const known = named(field);
        return known ? fields(known) : field;
      },
    },
    { id: 'asOf', header: t('asOf'), align: 'end', value: ({ asOf }) => asOf, date: true },
    {
      id: 'before',
      priority: 3,
      header: t('before'),
      align: 'end',
      value: ({ before }) => exactly(before),
      node: ({ before }) => amount(before),
    },
    {
      id: 'after',
      priority: 2,
      header: t('after'),
      align: 'end',
      value: ({ after }) => exactly(after),
      node: ({ after }) => amount(after),
    },
  ];
  return (
    <Panel title={t('factsMoved')} flush>
      <ArrangedTable
        screen="proposed-values"
        caption={t('factsMoved')}
        columns={columns}
        rows={rows}
        rowId={({ about, field, asOf }) => `${about} ${field} ${asOf}`}
      />
    </Panel>
  );
}

const FIELDS = Object.keys(fieldText) as (keyof typeof fieldText)[]; // its own keys
const isNumber = (value: string): boolean => /^-?\d+(\.\d+)?$/.test(value);
const placesOf = (value: string): number => value.split('.')[1]?.length ?? 0;

function FiguresPanel({ rows }: { rows: Effects['figures'] }) {
  const t = useText(marksText);
  const measures = useText(reportsText);
  const horizons = useText(horizonText);
  const f = useFormats();
  const language = useLanguage();
  const unit = useUnit();
  const exact = useExact();
  const shown = (key: string, value: string | null, signed = false) => {
    const read = readFigureKey(key);
    return read && value !== null ? f.figure(value, { ...shapeOf(read.measure, unit), signed }) : MISSING;
  };
  const named = (key: string) => {
    const read = readFigureKey(key);
    const measure = MEASURES.find(name => name === read?.measure) ?? 'measure';
    return read ? [measures(measure), read.horizon && horizons(read.horizon)].filter(Boolean).join(' · ') : key;
  };
  const columns: TableColumn<Effects['figures'][number]>[] = [
    { id: 'about', header: t('about'), value: ({ ref, nameEn, nameJp }) => `${ref} ${language === 'jp' ? nameJp : nameEn}` },
    { id: 'figure', priority: 1, header: t('figure'), value: ({ after }) => named(after.key) },
    { id: 'asOf', header: t('asOf'), align: 'end', value: ({ asOf }) => asOf, date: true },
    {
      id: 'before',
      header: t('before'),
      align: 'end',
      value: ({ before }) => exact(before),
      node: ({ before }) => shown(before.key, before.value),
    },
    {
      id: 'after',
      priority: 3,
      header: t('after'),
      align: 'end',
      value: ({ after }) => exact(after),
      node: ({ after }) => shown(after.key, after.value),
    },
    {
      id: 'change',
      priority: 2,
      header: t('change'),
      align: 'end',
      value: ({ after, change }) => exact({ ...after, value: change }),
      node: ({ after, change }) => shown(after.key, change, true),
    },
  ];
  return (
    <Panel title={t('figuresMoved')} flush>
      {rows.length === 0 ? (
        <EmptyState title={t('nothingMoves')} next="fine" />
      ) : (
        <ArrangedTable
          screen="proposed-figures"
          caption={t('figuresMoved')}
          columns={columns}
          rows={rows}
          rowId={({ after }) => after.key}
        />
      )}
    </Panel>
  );
}

function ReportsPanel({ rows }: { rows: Effects['reports'] }) {
  const t = useText(marksText);
  const language = useLanguage();
  const { role = 'owner' } = useParams({ strict: false });
  const columns: TableColumn<Effects['reports'][number]>[] = [
    {
      id: 'report',
      header: t('report'),
      value: ({ entityRef, entityEn, entityJp }) =>
        entityRef ? `${entityRef} ${(language === 'jp' ? entityJp : entityEn) ?? ''}` : t('pack'),
      node: ({ id, entityRef, entityEn, entityJp }) => (
        <AppLink to="/$role/reports/$reportId" params={{ role, reportId: id }}>
          {entityRef ? `${entityRef} ${(language === 'jp' ? entityJp : entityEn) ?? ''}` : t('pack')}
        </AppLink>
      ),
    },
    { id: 'asOf', priority: 2, header: t('asOf'), align: 'end', value: ({ asOf }) => asOf, date: true },
    { id: 'version', header: t('version'), align: 'end', value: ({ version }) => exactly(version), node: ({ version }) => version },
    { id: 'moved', priority: 1, header: t('movedCount'), align: 'end', value: ({ moved }) => moved, figure: { power: 0, decimals: 0 } },
  ];
  return (
    <Panel title={t('reportsMoved')} flush>
      {rows.length === 0 ? (
        <EmptyState title={t('noReports')} next="fine" />
      ) : (
        <ArrangedTable screen="proposed-reports" caption={t('reportsMoved')} columns={columns} rows={rows} rowId={({ id }) => id} />
      )}
    </Panel>
  );
}
