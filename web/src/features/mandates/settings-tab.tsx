import { useBook, useWhyNotWrite } from '#features/figures/public';
import { PartiesEditor } from '#features/parties/public';
import { useText } from '#platform/text';
import { Panel } from '#ui/panel';
import { LockedState } from '#ui/states';
import s from './detail.module.css';
import { detailText } from './detail-text';
import { EditMandateForm } from './mandate-forms';
import { OwnerOnly } from './owner-only';

/** The whole contract as a form, and its parties, for users who may change them. */
export function SettingsTab({ id, isSub }: { id: string; isSub: boolean }) {
  const t = useText(detailText);
  const whyNot = useWhyNotWrite();
  return (
    <div className={s.stack}>
      <Panel title={t('settingsTitle')}>
        <OwnerOnly id={id}>
          {record =>
            whyNot ? <LockedState title={whyNot}>{t('settingsLocked')}</LockedState> : <EditMandateForm record={record} isSub={isSub} />
          }
        </OwnerOnly>
      </Panel>
      <OwnersParties id={id} />
    </div>
  );
}

/** Others see manager and trustee in the header; the whole list is for the owner. */
function OwnersParties({ id }: { id: string }) {
  const { data: book } = useBook();
  return book?.isOwn ? <PartiesEditor entityId={id} /> : null;
}
