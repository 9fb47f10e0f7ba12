import { ArrangedTable } from '#features/saved-views/public';
import { roleText } from '#features/settings/public';
import { useFormats } from '#platform/formats';
import { useText, useWords } from '#platform/text';
import { AppLink } from '#ui/app-link';
import type { TableColumn } from '#ui/data-table';
import { atTime, joined } from '#ui/table-value';
import { Tag } from '#ui/tag';
import { userPackageText } from '#ui/user-package-text';
import { peopleText } from './text';
import s from './users.module.css';
import { UserActions } from './user-actions';
import { UserState } from './user-state';
import type { PersonFragment } from './users.gen';

export function UserTable({ people }: { people: readonly PersonFragment[] }) {
  const t = useText(peopleText);
  const standing = useStandingWords();
  const roles = useText(roleText);
  const packageName = useWords(userPackageText);
  const formats = useFormats();
  const columns: TableColumn<PersonFragment>[] = [
    {
      id: 'name',
      header: t('name'),
      value: ({ name }) => name,
      node: ({ id, name }) => (
        <AppLink to="/settings/users/$userId" params={{ userId: id }}>
          {name}
        </AppLink>
      ),
    },
    { id: 'email', header: t('email'), value: ({ email }) => email },
    { id: 'title', header: t('title'), value: ({ title }) => title ?? '' },
    {
      id: 'role',
      header: t('role'),
      value: ({ role }) => (role === 'admin' || role === 'user' || role === 'readonly' ? roles(role) : role),
    },
    { id: 'state', priority: 1, header: t('state'), value: person => standing(person), node: person => <Standing person={person} /> },
    { id: 'agreed', header: t('agreed'), value: ({ hasAgreed }) => (hasAgreed ? t('agreedYes') : t('agreedNo')) },
    {
      id: 'packages',
      header: t('packages'),
      value: ({ packages }) => packages.map(({ type }) => packageName(type)).join(', '),
      node: ({ packages }) => (
        <span className={s.tagRow}>
          {packages.map(({ id, type }) => (
            <Tag key={id}>{packageName(type)}</Tag>
          ))}
        </span>
      ),
    },
    {
      id: 'lastLogin',
      header: t('lastLogin'),
      value: ({ lastLoginAt }) => atTime(formats.time(lastLoginAt)),
      node: ({ lastLoginAt }) => <span className="num">{formats.time(lastLoginAt)}</span>,
    },
    { id: 'actions', header: t('actions'), hideHeader: true, menu: true, node: person => <UserActions person={person} /> },
  ];
  return <ArrangedTable screen="settings-users" caption={t('people')} columns={columns} rows={people} rowId={({ id }) => id} />;
}

/** The same in words. */
function useStandingWords(): (person: PersonFragment) => string | null {
  const t = useText(peopleText);
  return ({ state, isLocked, isVerified, password_reset: mustChange }) =>
    joined(
      t(state === 'disabled' || state === 'invited' ? state : 'active'),
      isLocked ? t('locked') : null,
      mustChange ? t('mustChange') : null,
      !isVerified && state === 'active' ? t('unverified') : null,
    );
}

function Standing({ person: { state, isLocked, isVerified, password_reset: mustChange } }: { person: PersonFragment }) {
  const t = useText(peopleText);
  return (
    <span className={s.tagRow}>
      <UserState state={state} />
      {isLocked && <Tag tone="warn">{t('locked')}</Tag>}
      {mustChange && <Tag tone="warn">{t('mustChange')}</Tag>}
      {!isVerified && state === 'active' && <Tag tone="warn">{t('unverified')}</Tag>}
    </span>
  );
}
