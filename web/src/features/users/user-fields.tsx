import { userPackages, userRoles } from '@hakaru/contract/organisations';
import { roleText } from '#features/settings/public';
import { useText } from '#platform/text';
import { SelectField } from '#ui/form/select-field';
import { CheckField, FieldPair, TextField } from '#ui/form/text-fields';
import type { BoundField } from '#ui/form/use-form';
import { peopleText } from './text';
import s from './users.module.css';

type UserField = 'name' | 'email' | 'title' | 'phone_number' | 'role' | 'securities' | 'fxrates';

/** The fields an administrator sets for a user, new or existing. */
export function UserFields({ field, isSelf = false }: { field: (name: UserField) => BoundField; isSelf?: boolean }) {
  const t = useText(peopleText);
  const roles = useText(roleText);
  return (
    <>
      <TextField {...field('name')} label={t('name')} autoComplete="off" required />
      <TextField {...field('email')} label={t('email')} type="email" autoComplete="off" required />
      <FieldPair>
        <TextField {...field('title')} label={t('title')} autoComplete="off" />
        <TextField {...field('phone_number')} label={t('phone')} type="tel" autoComplete="off" />
      </FieldPair>
      <SelectField
        {...field('role')}
        label={t('role')}
        options={userRoles.map(value => ({ value, label: roles(value) }))}
        disabled={isSelf}
        required
      />
      <fieldset className={s.fieldset}>
        <legend>{t('packages')}</legend>
        {userPackages.map(name => (
          <CheckField key={name} {...field(name)} label={t(name)} />
        ))}
      </fieldset>
    </>
  );
}
