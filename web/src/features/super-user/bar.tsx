import { Suspense, useState } from 'react';
import { useProfile } from '#features/profile/public';
import { useSite } from '#features/site/public';
import { readStored, writeStored } from '#platform/storage';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { Tag } from '#ui/tag';
import { toast } from '#ui/toast-queue';
import { CopyUrlButton } from './copy-url-button';
import { EnvironmentSwitch } from './environment-switch';
import { stopImpersonation } from './impersonation';
import { ImpersonateDialog } from './lazy-impersonate-dialog';
import { RecentPagesMenu } from './recent-pages-menu';
import s from './super-user.module.css';
import { superText } from './text';
import { useVisits } from './use-visits';

/** What support staff must see: the role, the organisation and its modules. When hidden, it returns on hover or focus. */
export function Bar() {
  const t = useText(superText);
  useVisits();
  const isProduction = useSite().environment === 'production';
  const [hidden, setHidden] = useState(() => readStored('HiddenSuperUser') === 'true');
  const [peeking, setPeeking] = useState(false);
  const hide = (next: boolean) => {
    writeStored('HiddenSuperUser', String(next));
    setHidden(next);
    setPeeking(false);
  };
  const peek = { onMouseEnter: () => setPeeking(true), onMouseLeave: () => setPeeking(false) };
  return (
    <aside className={s.holder} data-hidden={hidden} aria-label={t('bar')} {...peek}>
      {hidden && !peeking ? (
        <button type="button" className={s.edge} aria-label={t('showBar')} onClick={() => setPeeking(true)} />
      ) : (
        <div className={s.bar} data-floating={hidden} data-production={isProduction}>
          <Standing />
          <div className={s.tools}>
            <Impersonation />
            <EnvironmentSwitch />
            <CopyUrlButton />
            <RecentPagesMenu />
            <Button kind="subtle" onClick={() => hide(!hidden)}>
              {hidden ? t('show') : t('hide')}
            </Button>
          </div>
        </div>
      )}
    </aside>
  );
}

function Standing() {
  const t = useText(superText);
  const { role, organisation, originalOrganisation } = useProfile();
  const isImpersonating = originalOrganisation !== null;
  return (
    <div className={s.standing}>
      <span>
        {t('role')}: <b>{isImpersonating ? t(role) : t('superuser')}</b>
      </span>
      {!isImpersonating && <span className={s.quiet}>{t('notImpersonating')}</span>}
      {isImpersonating && (
        <>
          <span>
            {t('impersonating')}: <b>{organisation.name}</b>
          </span>
          <span className={s.id} title={t('organisationId')}>
            {organisation.id}
          </span>
        </>
      )}
      <ul className={s.modules} aria-label={t('modules')}>
        {organisation.modules.map(name => (
          <li key={name}>
            <Tag>{name}</Tag>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Impersonation() {
  const t = useText(superText);
  const { originalOrganisation } = useProfile();
  const [open, setOpen] = useState(false);
  const [stopping, setStopping] = useState(false);
  const stop = async () => {
    setStopping(true);
    await stopImpersonation().catch(() => {
      setStopping(false);
      toast(t('stopFailed'), { tone: 'error' });
    });
  };
  if (originalOrganisation)
    return (
      <Button busy={stopping} onClick={() => void stop()}>
        {t('stop')}
      </Button>
    );
  return (
    <>
      <Button onClick={() => setOpen(true)} aria-haspopup="dialog">
        {t('impersonate')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ImpersonateDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
