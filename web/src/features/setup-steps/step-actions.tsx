import type { Area } from '@hakaru/contract/organisations';
import { useState, type ReactNode } from 'react';
import { download } from '#platform/api';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { Button } from '#ui/button';
import { ReasonDialog } from '#ui/form/reason-dialog';
import { saveFile } from '#ui/save-file';
import { toast } from '#ui/toast-queue';
import { OwnAssetDialog } from './own-asset-dialog';
import { useSetupChanges, type SetupStep } from './queries';
import { goText, setupText, type stepText } from './text';

type StepId = keyof typeof stepText;
type ActionsProps = { step: SetupStep; id: StepId; name: string; role: Area; isNext: boolean };

/** A link to the screen of a step, a sample file, and the actions to skip it or resume it. */
export function StepActions({ step, id, name, role, isNext }: ActionsProps) {
  const t = useText(setupText);
  const { skip, resume } = useSetupChanges();
  const [isSkipping, setSkipping] = useState(false);
  if (step.state === 'skipped') return <Button onClick={() => void resume(id)}>{t('resume')}</Button>;
  return (
    <>
      {(id === 'classes' || id === 'mandates' || id === 'benchmarks') && step.state === 'open' && (
        <FileButton label={t('sample')} name="master_data_sample.xlsx" path="master-data/sample" />
      )}
      {id === 'history' && <FileButton label={t('historyWorkbook')} name="history_template.xlsx" path="imports/templates/history" />}
      {id === 'assets' ? <CreateAsset isPrimary={isNext} /> : <Links id={id} role={role} />}
      {step.isOptional && step.state === 'open' && <Button onClick={() => setSkipping(true)}>{t('skip')}</Button>}
      {isSkipping && (
        <ReasonDialog
          title={t('skipTitle', { step: name })}
          body={t('skipAsk')}
          submitLabel={t('skip')}
          danger={false}
          onSubmit={async reason => {
            await skip(id, reason);
            setSkipping(false);
          }}
          onClose={() => setSkipping(false)}
        />
      )}
    </>
  );
}

function Links({ id, role }: { id: Exclude<StepId, 'assets'>; role: Area }): ReactNode {
  const t = useText(goText);
  const params = { role };
  const masterData = <AppLink to="/settings/masterData">{t('masterData')}</AppLink>;
  const of: Record<Exclude<StepId, 'assets'>, ReactNode> = {
    fiscalYear: <AppLink to="/settings/organisation">{t('rules')}</AppLink>,
    classes: masterData,
    mandates: (
      <>
        {masterData}
        <AppLink to="/$role/mandates" params={params}>
          {t('mandateList')}
        </AppLink>
      </>
    ),
    benchmarks: (
      <>
        {masterData}
        <AppLink to="/$role/benchmarks" params={params}>
          {t('benchmarkList')}
        </AppLink>
      </>
    ),
    parties: (
      <>
        {masterData}
        <AppLink to="/settings/users/new">{t('invite')}</AppLink>
      </>
    ),
    packages: <AppLink to="/settings/packages">{t('packages')}</AppLink>,
    history: (
      <>
        <AppLink to="/$role/import" params={params}>
          {t('import')}
        </AppLink>
        <AppLink to="/$role/monthEnd" params={params}>
          {t('monthEnd')}
        </AppLink>
      </>
    ),
    monthEnd: (
      <AppLink to="/$role/monthEnd" params={params}>
        {t('monthEnd')}
      </AppLink>
    ),
    report: (
      <AppLink to="/$role/reports" params={params}>
        {t('reports')}
      </AppLink>
    ),
  };
  return of[id];
}

function CreateAsset({ isPrimary }: { isPrimary: boolean }) {
  const t = useText(goText);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind={isPrimary ? 'primary' : 'default'} onClick={() => setOpen(true)}>
        {t('create')}
      </Button>
      {isOpen && <OwnAssetDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** Downloads a workbook in the language of the screen. */
function FileButton({ label, name, path }: { label: string; name: string; path: string }) {
  const t = useText(setupText);
  const language = useLanguage();
  const save = async () => {
    try {
      saveFile(name, await download(`${path}?language=${language}`));
    } catch {
      toast(t('sampleFailed'), { tone: 'error' });
    }
  };
  return <Button onClick={() => void save()}>{label}</Button>;
}
