import { userRoles, type UserRole } from '@hakaru/contract/organisations';
import { moveInput } from '@hakaru/contract/users';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { organisationsQuery } from '#features/super-user/public';
import { ask } from '#platform/api';
import { useLanguage, useText } from '#platform/text';
import { Dialog } from '#ui/dialog';
import { Form } from '#ui/form/form';
import { SelectField } from '#ui/form/select-field';
import { useForm } from '#ui/form/use-form';
import { toast } from '#ui/toast-queue';
import { PEOPLE_KEY } from './people';
import { MoveUserDocument, type PlatformPersonFragment } from './platform-users.gen';
import { moveCodes, personText, platformUsersText } from './text';

/** Moves a user to another organisation with a role there; what they held in the old one is not taken along. */
export function MoveDialog({ person, onClose }: { person: PlatformPersonFragment; onClose: () => void }) {
  const t = useText(personText);
  const words = useText(platformUsersText);
  const language = useLanguage();
  const client = useQueryClient();
  const { data = [], isPending, isError } = useQuery(organisationsQuery);
  const initial: { organisationId: string; role: UserRole } = { organisationId: '', role: 'readonly' };
  const form = useForm(moveInput, initial, moveCodes);
  const others = data.filter(({ id }) => id !== person.organisationId);
  return (
    <Dialog open onClose={onClose} title={t('moveTitle', { name: person.name })} busy={form.submitting}>
      <Form
        form={form}
        submitLabel={t('move')}
        onCancel={onClose}
        onSubmit={async to => {
          await ask(MoveUserDocument, { id: person.id, version: person.version, ...to }, undefined, 'admin');
          toast(t('moved'));
          onClose();
          await client.invalidateQueries({ queryKey: PEOPLE_KEY });
        }}
      >
        <p>{t('moveBody', { organisation: person.organisationRef })}</p>
        <SelectField
          {...form.field('organisationId')}
          label={words('organisation')}
          options={others.map(({ id, ref, nameEn, nameJp }) => ({ value: id, label: `${language === 'jp' ? nameJp : nameEn} (${ref})` }))}
          optionsError={isError ? words('failed') : null}
          loading={isPending}
          searchable
          required
        />
        <SelectField
          {...form.field('role')}
          label={words('role')}
          options={userRoles.map(value => ({ value, label: words(`${value}_role`) }))}
          required
        />
      </Form>
    </Dialog>
  );
}
