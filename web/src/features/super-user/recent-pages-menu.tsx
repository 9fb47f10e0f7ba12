import { Popover } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useProfile } from '#features/profile/public';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { toast } from '#ui/toast-queue';
import { impersonate } from './impersonation';
import { organisationsQuery } from './organisations';
import { badgeOf, clearVisits, setTracking, useRecentPages, type RecentPage } from './recent-pages';
import s from './super-user.module.css';
import { superText } from './text';

export function RecentPagesMenu() {
  const t = useText(superText);
  const { pages, tracking } = useRecentPages();
  const [open, setOpen] = useState(false);
  return (
    <Popover opened={open} onChange={setOpen} position="bottom-end" width={380} trapFocus returnFocus withRoles={false}>
      <Popover.Target>
        <Button kind="subtle" onClick={() => setOpen(!open)} aria-haspopup="dialog" aria-expanded={open}>
          {t('recentPages')}
          {pages.length > 0 && <span className={s.count}>{badgeOf(pages.length)}</span>}
        </Button>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={t('recentPages')} p={12}>
        <label className={s.tracking}>
          <input type="checkbox" checked={tracking} onChange={event => setTracking(event.currentTarget.checked)} />
          <span>
            {t('tracking')}
            <small>{t('trackingHint')}</small>
          </span>
        </label>
        {pages.length === 0 ? (
          <p className={s.none}>{t('recentEmpty')}</p>
        ) : (
          <ul className={s.cards}>
            {pages.map(page => (
              <PageCard key={page.id} page={page} onDone={() => setOpen(false)} />
            ))}
          </ul>
        )}
        {pages.length > 0 && (
          <Button kind="subtle" onClick={clearVisits}>
            {t('clearRecent')}
          </Button>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}

/** A page of another organisation is blurred and not linked; impersonating that organisation is offered instead. */
function PageCard({ page, onDone }: { page: RecentPage; onDone: () => void }) {
  const t = useText(superText);
  const formats = useFormats();
  const navigate = useNavigate();
  const { organisation } = useProfile();
  const stepInto = useStepInto(page);
  const isForeign = page.orgRef !== organisation.ref;
  const open = () => {
    onDone();
    void navigate({ href: page.url });
  };
  const face = (
    <>
      <b>{page.title}</b>
      <span className={s.url}>{page.shortUrl}</span>
    </>
  );
  return (
    <li className={s.card} data-foreign={isForeign}>
      {isForeign ? (
        <div className={s.blurred} inert>
          {face}
        </div>
      ) : (
        <button type="button" className={s.face} onClick={open}>
          {face}
        </button>
      )}
      <div className={s.cardFoot}>
        <span>
          {page.orgName} · {formats.ago(new Date(page.timestamp))}
        </span>
        {isForeign && <Button onClick={() => void stepInto()}>{t('impersonate')}</Button>}
      </div>
    </li>
  );
}

function useStepInto(page: RecentPage): () => Promise<void> {
  const t = useText(superText);
  const client = useQueryClient();
  const { originalOrganisation } = useProfile();
  return async () => {
    try {
      const known = await client.ensureQueryData(organisationsQuery);
      const organisation = known.find(({ ref }) => ref === page.orgRef);
      if (!organisation) throw new Error(page.orgRef);
      await impersonate({ organisationId: organisation.id, role: 'admin', path: page.url, isImpersonating: originalOrganisation !== null });
    } catch {
      toast(t('impersonateFailed'), { tone: 'error' });
    }
  };
}
