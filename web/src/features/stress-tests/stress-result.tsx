import { FigureText, useExact, useUnit, type BookView } from '#features/figures/public';
import { ArrangedTable } from '#features/saved-views/public';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import type { TableColumn } from '#ui/data-table';
import { KpiStrip } from '#ui/kpi-strip';
import { SkeletonRows } from '#ui/skeletons';
import { ErrorState } from '#ui/states';
import { Swatch, Tag } from '#ui/tag';
import { shown, useStressReport, type StressClass, type StressReport } from './queries';
import s from './stress.module.css';
import { stressText } from './text';

/** The result of one test: the whole, the shocked factors, and each class against the policy. */
export function StressResult({ view, id }: { view: BookView; id: string }) {
  const t = useText(stressText);
  const { data, error, refetch } = useStressReport(id);
  if (error && !data) return <ErrorState title={t('failed')} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={12} />;
  return (
    <div className={s.stack}>
      <Headlines report={data} />
      {data.factors.length > 0 && (
        <p className={s.factors}>
          <span>{t('factorShocks')}</span>
          {data.factors.map(({ code, shock }) => (
            <span key={code}>
              {code} <FigureText figure={shown(shock)} as="headline" />
            </span>
          ))}
        </p>
      )}
      <Classes view={view} report={data} />
    </div>
  );
}

function Headlines({ report }: { report: StressReport }) {
  const t = useText(stressText);
  const figure = (of: 'effect' | 'return' | 'value' | 'valueAfter' | 'outside' | 'outsideAfter' | 'coverage') => (
    <FigureText figure={shown(report[of])} as="headline" />
  );
  const before = (of: 'value' | 'outside') => (
    <>
      {t('before')} {figure(of)}
    </>
  );
  return (
    <KpiStrip
      label={t('keyFigures')}
      items={[
        { label: t('effect'), figure: figure('effect') },
        { label: t('return'), figure: figure('return') },
        { label: t('valueAfter'), figure: figure('valueAfter'), note: before('value') },
        { label: t('outside'), figure: figure('outsideAfter'), note: before('outside') },
        ...(report.factors.length > 0 ? [{ label: t('coverage'), figure: figure('coverage'), note: t('coverageNote') }] : []),
      ]}
    />
  );
}

function Classes({ view: { index }, report }: { view: BookView; report: StressReport }) {
  const exact = useExact();
  const t = useText(stressText);
  const bandWord = ({ outside, outsideAfter }: StressClass) => {
    if (outsideAfter.value === null) return null;
    return t(outsideAfter.value === '0' ? 'inside' : outside.value === '1' ? 'wasOutside' : 'isOutside');
  };
  const formats = useFormats();
  const unit = useUnit();
  type Of = Exclude<keyof StressClass, 'entityId' | '__typename'>;
  const column = (id: Of, header: string, divider = false): TableColumn<StressClass> => ({
    id,
    header,
    divider,
    align: 'end',
    value: row => exact(shown(row[id])),
    node: row => <FigureText figure={shown(row[id])} />,
  });
  const columns: TableColumn<StressClass>[] = [
    {
      id: 'class',
      header: t('class'),
      value: ({ entityId }) => index.nameOf(entityId),
      node: ({ entityId }) => (
        <>
          <Swatch color={index.colourOf(entityId)} />
          {index.nameOf(entityId)}
        </>
      ),
    },
    column('shock', t('shock')),
    { ...column('value', `${t('value')} (${formats.unit(unit)})`, true), priority: 3 },
    { ...column('effect', t('effect')), priority: 1 },
    column('valueAfter', t('valueAfter')),
    column('weight', t('weight'), true),
    { ...column('weightAfter', t('weightAfter')), priority: 2 },
    column('policyWeight', t('policy')),
    column('band', t('band')),
    { id: 'state', header: t('state'), value: row => bandWord(row), node: row => <BandState row={row} /> },
  ];
  return (
    <ArrangedTable screen="stress-classes" caption={t('classes')} columns={columns} rows={report.classes} rowId={row => row.entityId} />
  );
}

/** A class that the stress moves out of its band is an alarm; one that was outside before is marked as such. */
function BandState({ row: { outside, outsideAfter } }: { row: StressClass }) {
  const t = useText(stressText);
  if (outsideAfter.value === null) return null;
  if (outsideAfter.value === '0') return <Tag>{t('inside')}</Tag>;
  return outside.value === '1' ? <Tag tone="warn">{t('wasOutside')}</Tag> : <Tag tone="neg">{t('isOutside')}</Tag>;
}
