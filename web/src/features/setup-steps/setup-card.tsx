import { areaOf } from '@hakaru/contract/organisations';
import type { ReactNode } from 'react';
import { useVisitor } from '#features/profile/public';
import { useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { Panel } from '#ui/panel';
import { Progress } from './progress';
import { useSetupGuide } from './queries';
import s from './setup-steps.module.css';
import { setupText, stepText } from './text';

const isStep = (id: string): id is keyof typeof stepText => Object.hasOwn(stepText, id);

/**
 * Shown instead of an empty screen: the progress of the setup and its next step. Without anything to set up, the screen's own empty state.
 */
export function SetupCard({ instead }: { instead: ReactNode }) {
  const t = useText(setupText);
  const names = useText(stepText);
  const { category } = useVisitor();
  const { data: guide, isError } = useSetupGuide();
  if (guide === null || isError) return instead;
  if (!guide) return null;
  const next = guide.steps.find(({ state }) => state === 'open');
  return (
    <Panel title={t('notYet')} subtitle={t('lead')}>
      <div className={s.card}>
        <Progress guide={guide} />
        {next && isStep(next.id) && <span>{t('next', { step: names(next.id) })}</span>}
        <AppLink to="/$role/setup" params={{ role: areaOf(category) }}>
          {t('goOn')}
        </AppLink>
      </div>
    </Panel>
  );
}

/** Listed among the settings until the first month is published. */
export function SetupLink({ className }: { className: string | undefined }) {
  const t = useText(setupText);
  const { category } = useVisitor();
  const { data: guide } = useSetupGuide();
  if (!guide) return null;
  return (
    <AppLink quiet to="/$role/setup" params={{ role: areaOf(category) }} {...(className ? { className } : {})}>
      {t('title')}
    </AppLink>
  );
}
