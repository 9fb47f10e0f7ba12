import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useProfile } from '#features/profile/public';
import { queryClient } from '#platform/query';
import { useLanguage, useText } from '#platform/text';
import { confirm } from '#ui/confirm';
import { impersonate } from './impersonation';
import { organisationsQuery } from './organisations';
import { superText } from './text';

/** A link with `?organisationId=` asks a super-user of another organisation to impersonate that one, and then shows the page there. */
export function OrganisationLink() {
  const t = useText(superText);
  const { superuser, organisation, originalOrganisation } = useProfile();
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const language = useLanguage();
  const wanted = typeof search['organisationId'] === 'string' ? search['organisationId'] : null;
  useEffect(() => {
    if (!superuser || !wanted) return;
    const clean = new URL(location.href);
    clean.searchParams.delete('organisationId');
    const path = `${clean.pathname}${clean.search}`;
    const offer = async () => {
      const known = await queryClient.fetchQuery(organisationsQuery).catch(() => []);
      const found = known.find(({ id }) => id === wanted);
      const name = (language === 'jp' ? found?.nameJp : found?.nameEn) ?? t('linkUnknown');
      const action = () => impersonate({ organisationId: wanted, role: 'admin', path, isImpersonating: originalOrganisation !== null });
      await confirm({ title: t('linkTitle', { name }), confirmLabel: t('impersonate'), action, failureText: t('impersonateFailed') });
    };
    void navigate({ href: path, replace: true });
    if (wanted !== organisation.id) void offer();
    // Asked once for each opened link; later changes of the profile follow from the answer.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [superuser, wanted]);
  return null;
}
