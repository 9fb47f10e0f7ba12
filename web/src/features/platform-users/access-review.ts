import type { Language } from '#platform/text';
import { translator } from '#platform/text';
import type { PlatformPersonFragment } from './platform-users.gen';
import { platformUsersText } from './text';

export type Reviewed = Pick<PlatformPersonFragment, Facts> & { packages: readonly { type: string }[] };
type Facts =
  | 'organisationRef'
  | 'organisationName'
  | 'email'
  | 'name'
  | 'role'
  | 'superuser'
  | 'state'
  | 'hasAgreed'
  | 'isLocked'
  | 'sso'
  | 'createdAt'
  | 'lastLoginAt';

/** Every user in one table for the yearly access review, as CSV for a spreadsheet: with a byte order mark, and lines ending in CRLF. */
export function accessReview(people: readonly Reviewed[], language: Language): string {
  const t = translator(platformUsersText, language);
  const yesNo = (is: boolean) => (is ? t('yes') : t('no'));
  const heads = [t('organisation'), t('organisation'), t('email'), t('name'), t('role'), t('superuser'), t('state'), t('agreed')];
  const more = [t('locked'), t('sso'), t('packages'), t('created'), t('lastLogin')];
  const rows = people.map(person => [
    person.organisationRef,
    person.organisationName,
    person.email,
    person.name,
    person.role,
    yesNo(person.superuser),
    person.state,
    yesNo(person.hasAgreed),
    yesNo(person.isLocked),
    yesNo(person.sso),
    person.packages.map(({ type }) => type).join(' '),
    person.createdAt,
    person.lastLoginAt ?? '',
  ]);
  return `\uFEFF${[[...heads, ...more], ...rows].map(row => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** A name that looks like a formula must stay text in a spreadsheet. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
