import { Select } from '@mantine/core';
import { FigureText, useUrlText } from '#features/figures/public';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { KpiStrip } from '#ui/kpi-strip';
import { Notice } from '#ui/notice';
import { PanelCell, PanelGrid } from '#ui/panel';
import { SkeletonBlock } from '#ui/skeletons';
import { ErrorState } from '#ui/states';
import { ContributorTable, FactorTable, ModelHistory, type ReportProps } from './model-panels';
import { shown, useRiskReport, type RiskReport } from './queries';
import { RealisedNotice } from './realised';
import s from './risk.module.css';
import { riskText } from './text';

/** Predicted risk by a vendor's model where its data exists; otherwise a note that the figures below are realised risk. */
export function Modelled({ entityId }: { entityId: string | null }) {
  const t = useText(riskText);
  const { data, error, refetch } = useRiskReport(entityId);
  if (error && !data) return <ErrorState title={t('failed')} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonBlock height={94} />;
  return data.isModelled ? <Model report={data} isWhole={entityId === null} /> : <Unmodelled report={data} />;
}

function Unmodelled({ report: { months } }: { report: RiskReport }) {
  const t = useText(riskText);
  const formats = useFormats();
  const last = months.at(-1);
  return <RealisedNotice>{last ? t('modelElsewhere', { month: formats.month(last) }) : t('noModel')}</RealisedNotice>;
}

function Model({ report, isWhole }: { report: RiskReport; isWhole: boolean }) {
  const t = useText(riskText);
  const [against, setAgainst] = useUrlText('compare');
  const formats = useFormats();
  const others = report.months.filter(day => day !== report.asOf).toReversed();
  const chosen = others.find(day => day === against) ?? null;
  const { data } = useRiskReport(isWhole ? null : idOf(report), chosen ?? report.asOf);
  const before = chosen !== null && data?.asOf === chosen ? data : null;
  return (
    <div className={s.stack}>
      <Notice>
        <strong>{t('modelled')}</strong> {t('modelledNote')} {isWhole && t('modelledPart', { n: report.contributors.length })}
      </Notice>
      {others.length > 0 && (
        <Select
          label={t('compareWith')}
          w={220}
          clearable
          placeholder={t('noComparison')}
          data={others.map(value => ({ value, label: formats.month(value) }))}
          value={chosen}
          onChange={day => setAgainst(day, { replace: true })}
        />
      )}
      <Headlines report={report} before={before} isWhole={isWhole} />
      <PanelGrid>
        <PanelCell span={6}>
          <FactorTable report={report} before={before} />
        </PanelCell>
        <PanelCell span={6}>
          <ContributorTable report={report} isWhole={isWhole} />
        </PanelCell>
        <PanelCell span={12}>
          <ModelHistory report={report} />
        </PanelCell>
      </PanelGrid>
      <RealisedNotice>{t('realisedBeneath')}</RealisedNotice>
    </div>
  );
}

/** The entity of a report, read from the key of one of its figures. */
const idOf = ({ activeRisk }: RiskReport): string => activeRisk.key.split('.')[0] ?? '';

function Headlines({ report, before, isWhole }: ReportProps & { isWhole: boolean }) {
  const t = useText(riskText);
  const formats = useFormats();
  const figure = (
    of: 'activeRisk' | 'totalRisk' | 'beta' | 'factorShare' | 'specificShare' | 'coverage' | 'vendorBeta' | 'undiversified',
  ) => <FigureText figure={shown(report[of])} as="headline" />;
  const then = (of: 'activeRisk' | 'totalRisk' | 'beta' | 'specificShare') =>
    before ? (
      <>
        {formats.month(before.asOf)} <FigureText figure={shown(before[of])} as="headline" />
      </>
    ) : undefined;
  const note = (of: Parameters<typeof then>[0]) => (before ? { note: then(of) } : {});
  return (
    <KpiStrip
      label={t('keyFigures')}
      items={[
        { label: t('activeRisk'), figure: figure('activeRisk'), ...note('activeRisk') },
        { label: t('totalRisk'), figure: figure('totalRisk'), ...note('totalRisk') },
        { label: t('beta'), figure: figure('beta'), ...note('beta') },
        { label: t('factorShare'), figure: figure('factorShare') },
        { label: t('specificShare'), figure: figure('specificShare'), ...note('specificShare') },
        { label: t('coverage'), figure: figure('coverage') },
        isWhole
          ? { label: t('undiversified'), figure: figure('undiversified'), note: t('undiversifiedNote') }
          : { label: t('vendorBeta'), figure: figure('vendorBeta') },
      ]}
    />
  );
}
