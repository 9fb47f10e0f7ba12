import { useQuery } from '@tanstack/react-query';
import { useProfile } from '#features/profile/public';
import { ask } from '#platform/api';
import { useLanguage, useText } from '#platform/text';
import { Button } from '#ui/button';
import { toast } from '#ui/toast-queue';
import { impersonate } from './impersonation';
import { OwnerOfDocument } from './owner.gen';
import s from './super-user.module.css';
import { superText } from './text';

export function OwnerNotice({ id, path }: { id: string; path: string }) {
  const t = useText(superText);
  const language = useLanguage();
  const { organisation, originalOrganisation } = useProfile();
  const { data } = useQuery({
    queryKey: ['super-user', 'owner', id],
    queryFn: ({ signal }) => ask(OwnerOfDocument, { id }, signal, 'admin'),
  });
  const owner = data?.ownerOf;
  if (!owner || owner.id === organisation.id) return null;
  const stepIn = () =>
    impersonate({ organisationId: owner.id, role: 'admin', path, isImpersonating: originalOrganisation !== null }).catch(() =>
      toast(t('impersonateFailed'), { tone: 'error' }),
    );
  return (
    <div className={s.elsewhere} role="status">
      <span>{t('elsewhere', { name: language === 'jp' ? owner.nameJp : owner.nameEn })}</span>
      <Button onClick={() => void stepIn()}>{t('impersonate')}</Button>
    </div>
  );
}
