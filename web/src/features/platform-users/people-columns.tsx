import { useFormats } from '#platform/formats';
import { useText, useWords } from '#platform/text';
import { AppLink } from '#ui/app-link';
import type { TableColumn } from '#ui/data-table';
import { atTime, joined } from '#ui/table-value';
import { Tag } from '#ui/tag';
import { userPackageText } from '#ui/user-package-text';
import { PersonActions } from './person-actions';
import type { PlatformPersonFragment } from './platform-users.gen';
import s from './platform-users.module.css';
import { platformUsersText } from './text';

type Column = TableColumn<PlatformPersonFragment>;

export function usePeopleColumns(isOfOne: boolean): Column[] {
  const t = useText(platformUsersText);
  const standing = useStandingWords();
  const formats = useFormats();
  const roleOf = useRoleWords();
  const packageName = useWords(userPackageText);
  const organisation: Column = {
    id: 'organisation',
    header: t('organisation'),
    sortable: true,
    value: ({ organisationRef }) => organisationRef,
    node: ({ organisationId, organisationRef, organisationName }) => (
      <span title={organisationName}>
        <AppLink to="/admin/organisations/$organisationId/$tab" params={{ organisationId, tab: 'users' }}>
          {organisationRef}
        </AppLink>
      </span>
    ),
  };
  return [
    { id: 'email', header: t('email'), sortable: true, value: ({ email }) => email },
    {
      id: 'name',
      priority: 1,
      header: t('name'),
      sortable: true,
      value: ({ name }) => name,
      node: ({ id, name }) => (
        <AppLink to="/admin/users/$userId" params={{ userId: id }}>
          {name}
        </AppLink>
      ),
    },
    ...(isOfOne ? [] : [organisation]),
    {
      id: 'role',
      header: t('role'),
      sortable: true,
      value: ({ role, superuser }) => joined(roleOf(role), superuser ? t('superuser') : null),
      node: ({ role, superuser }) => (
        <span className={s.tags}>
          {roleOf(role)}
          {superuser && <Tag tone="accent">{t('superuser')}</Tag>}
        </span>
      ),
    },
    { id: 'state', priority: 2, header: t('state'), value: person => standing(person), node: person => <Standing person={person} /> },
    { id: 'agreed', header: t('agreed'), value: ({ hasAgreed }) => (hasAgreed ? t('agreedYes') : t('agreedNo')) },
    {
      id: 'packages',
      header: t('packages'),
      value: ({ packages }) => packages.map(({ type }) => packageName(type)).join(', '),
      node: ({ packages }) => (
        <span className={s.tags}>
          {packages.map(({ id, type }) => (
            <Tag key={id}>{packageName(type)}</Tag>
          ))}
        </span>
      ),
    },
    {
      id: 'lastLogin',
      header: t('lastLogin'),
      sortable: true,
      value: ({ lastLoginAt }) => atTime(formats.time(lastLoginAt)),
      node: ({ lastLoginAt }) => <span className="num">{formats.time(lastLoginAt)}</span>,
    },
    { id: 'actions', header: t('actions'), hideHeader: true, menu: true, node: person => <PersonActions person={person} /> },
  ];
}

/** The same in words. */
function useStandingWords(): (person: PlatformPersonFragment) => string | null {
  const t = useText(platformUsersText);
  return ({ state, isLocked, isVerified, sso, password_reset: mustChange }) =>
    joined(
      t(state === 'disabled' || state === 'invited' ? state : 'active'),
      isLocked ? t('locked') : null,
      mustChange ? t('mustChange') : null,
      isVerified ? null : t('unverified'),
      sso ? t('sso') : null,
    );
}

export function Standing({ person: { state, isLocked, isVerified, sso, password_reset: mustChange } }: { person: PlatformPersonFragment }) {
  const t = useText(platformUsersText);
  return (
    <span className={s.tags}>
      {state === 'disabled' ? (
        <Tag tone="neg">{t('disabled')}</Tag>
      ) : state === 'invited' ? (
        <Tag>{t('invited')}</Tag>
      ) : (
        <Tag tone="ok">{t('active')}</Tag>
      )}
      {isLocked && <Tag tone="warn">{t('locked')}</Tag>}
      {mustChange && <Tag tone="warn">{t('mustChange')}</Tag>}
      {!isVerified && <Tag tone="warn">{t('unverified')}</Tag>}
      {sso && <Tag>{t('sso')}</Tag>}
    </span>
  );
}

export function useRoleWords(): (role: string) => string {
  const t = useText(platformUsersText);
  return role => (role === 'admin' || role === 'user' || role === 'readonly' ? t(`${role}_role`) : role);
}
