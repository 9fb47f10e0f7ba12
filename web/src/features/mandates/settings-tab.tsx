import { useWhyNotWrite } from '#features/figures/public';
import { useText } from '#platform/text';
import { Panel } from '#ui/panel';
import { LockedState } from '#ui/states';
import { detailText } from './detail-text';
import { EditMandateForm } from './mandate-forms';
import { OwnerOnly } from './owner-only';

/** The whole contract as a form, for whoever may change it. */
export function SettingsTab({ id, isSub }: { id: string; isSub: boolean }) {
  const t = useText(detailText);
  const whyNot = useWhyNotWrite();
  return (
    <Panel title={t('settingsTitle')}>
      <OwnerOnly id={id}>
        {record =>
          whyNot ? <LockedState title={whyNot}>{t('settingsLocked')}</LockedState> : <EditMandateForm record={record} isSub={isSub} />
        }
      </OwnerOnly>
    </Panel>
  );
}
