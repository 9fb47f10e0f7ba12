import { areaOf } from '@hakaru/contract/organisations';
import { useVisitor } from '#features/profile/public';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { PageHead } from '#ui/page-head';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { DoneState, ErrorState } from '#ui/states';
import { Notice } from '#ui/notice';
import { Progress } from './progress';
import { useSetupGuide, type SetupGuide } from './queries';
import s from './setup-steps.module.css';
import { SetupStepItem } from './step-item';
import { setupText } from './text';

/** From nothing to the first published month: what is done, what is missing, and where to do it. */
export function SetupPage() {
  const t = useText(setupText);
  const { data: guide, isError, refetch } = useSetupGuide();
  return (
    <>
      <PageHead title={t('title')} context={t('settings')} />
      {guide === undefined && (isError ? <ErrorState title={t('failed')} onRetry={() => void refetch()} /> : <SkeletonRows rows={10} />)}
      {guide === null && <DoneState title={t('over')} />}
      {guide && <Guide guide={guide} />}
    </>
  );
}

function Guide({ guide }: { guide: SetupGuide }) {
  const t = useText(setupText);
  const { category } = useVisitor();
  const formats = useFormats();
  const { steps, mayAct, begunAt } = guide;
  const next = steps.find(({ state }) => state === 'open');
  return (
    <>
      <p className={s.lead}>{t('lead')}</p>
      {!mayAct && <Notice>{t('readOnly')}</Notice>}
      {begunAt && <Notice>{t('begun', { at: formats.date(begunAt.slice(0, 10)) })}</Notice>}
      <Panel title={t('steps')} tools={<Progress guide={guide} />} flush>
        <ol className={s.steps}>
          {steps.map((step, at) => (
            <SetupStepItem key={step.id} step={step} number={at + 1} guide={guide} isNext={step === next} role={areaOf(category)} />
          ))}
        </ol>
      </Panel>
    </>
  );
}
