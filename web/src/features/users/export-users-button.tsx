import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { accessReview } from '#features/platform-users/public';
import { useProfile } from '#features/profile/public';
import { settingsText } from '#features/settings/public';
import { ask } from '#platform/api';
import { useLanguage, useText } from '#platform/text';
import { Button } from '#ui/button';
import { saveFile } from '#ui/save-file';
import { toast } from '#ui/toast-queue';
import { peopleText } from './text';
import { ExportOwnUsersDocument } from './users.gen';

/** Exports every user of the organisation for the yearly access review, in the same table as support's export. */
export function ExportUsersButton() {
  const t = useText(peopleText);
  const words = useText(settingsText);
  const language = useLanguage();
  const { organisation } = useProfile();
  const { mutate, isPending } = useMutation({
    mutationFn: () => ask(ExportOwnUsersDocument, {}),
    onSuccess: ({ exportOwnUsers }) => {
      const owner = { organisationRef: organisation.ref, organisationName: organisation.name, superuser: false };
      const people = exportOwnUsers.map(person => ({ ...person, ...owner, isLocked: person.isLocked ?? false }));
      saveFile(`${organisation.ref}_access-review.csv`, accessReview(people, language), 'text/csv;charset=utf-8');
      toast(t('exported', { n: people.length }));
    },
    onError: () => toast(words('failed'), { tone: 'error' }),
  });
  return (
    <Button icon={<Download size={14} />} busy={isPending} onClick={() => mutate()}>
      {t('export')}
    </Button>
  );
}
