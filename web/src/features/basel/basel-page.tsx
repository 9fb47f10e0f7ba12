import { capitalPercents } from '@hakaru/contract/basel';
import { AppError } from '@hakaru/contract/errors';
import { SegmentedControl } from '@mantine/core';
import { WithAddOn } from '#features/add-ons/public';
import { BookPage, FigureText } from '#features/figures/public';
import { useVisitor } from '#features/profile/public';
import { mayWrite } from '@hakaru/contract/access';
import { ask } from '#platform/api';
import { useText } from '#platform/text';
import { KpiStrip } from '#ui/kpi-strip';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState, ErrorState } from '#ui/states';
import { toast } from '#ui/toast-queue';
import { SaveBaselStandardDocument } from './basel.gen';
import s from './basel.module.css';
import { BridgePanel } from './bridge-panel';
import { FormButton } from './form-button';
import { FundTable } from './fund-table';
import { ItemTable } from './item-table';
import { MissingTable } from './missing-table';
import { shown, useBasel, useRefreshBasel, type BaselReport } from './queries';
import { baselText } from './text';

/** The capital requirement of the asset's funds: in total, by fund, by exposure class, and the cost of missing data. */
export function BaselPage() {
  const t = useText(baselText);
  return (
    <WithAddOn name="basel" title={t('title')}>
      <BookPage title={t('title')}>{() => <Report />}</BookPage>
    </WithAddOn>
  );
}

function Report() {
  const t = useText(baselText);
  const { data, error, refetch } = useBasel();
  if (error) return <ErrorState title={t('failed')} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={12} />;
  if (data.rows.length === 0) return <EmptyState title={t('noFunds')} next="day" />;
  return (
    <div className={s.stack}>
      <Headlines report={data} />
      <div className={s.tools}>
        <Standard report={data} />
        <FormButton />
      </div>
      <FundTable funds={data.rows} />
      <BridgePanel report={data} />
      <ItemTable report={data} />
      <MissingTable funds={data.rows} isOfOne={false} />
    </div>
  );
}

function Headlines({ report }: { report: BaselReport }) {
  const t = useText(baselText);
  const figure = (of: BaselReport['rwa']) => <FigureText figure={shown(of)} as="headline" />;
  return (
    <KpiStrip
      label={t('keyFigures')}
      items={[
        { label: t('rwa'), figure: figure(report.rwa) },
        { label: t('capital'), figure: figure(report.capital), note: t('capitalNote', { percent: report.capitalPercent }) },
        { label: t('averageWeight'), figure: figure(report.riskWeight) },
        { label: t('coverage'), figure: figure(report.coverage) },
        { label: t('missingCost'), figure: figure(report.missingCost), note: t('missingNote') },
      ]}
    />
  );
}

/** The capital standard, which the owner chooses. */
function Standard({ report: { capitalPercent, version, isOwn } }: { report: BaselReport }) {
  const t = useText(baselText);
  const { role } = useVisitor();
  const refresh = useRefreshBasel();
  const save = async (chosen: string) => {
    try {
      await ask(SaveBaselStandardDocument, { capitalPercent: chosen, version });
      toast(t('standardSaved'));
    } catch (error) {
      toast(error instanceof AppError && error.refusal === 'conflict' ? t('conflict') : t('failed'), { tone: 'error' });
    }
    await refresh();
  };
  return (
    <SegmentedControl
      aria-label={t('standard')}
      value={capitalPercent}
      disabled={!isOwn || !mayWrite(role)}
      onChange={chosen => void save(chosen)}
      data={capitalPercents.map(value => ({ value, label: t(value === '4' ? 'standard4' : 'standard8') }))}
      style={{ justifySelf: 'start' }}
    />
  );
}
