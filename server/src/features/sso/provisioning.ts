import { email as emailField } from '@hakaru/contract/fields';
import type { Provisioning, ProvisionedRole } from '@hakaru/contract/single-sign-on';
import { notifyOrganisation } from '#features/notifications/public';
import { accountById, type Account } from '#features/sessions/public';
import { insertProvisioned } from '#features/user-accounts/public';
import { record } from '#platform/audit';
import type { Context } from '#platform/context';
import type { Named } from './named';
import * as store from './provisioning-store';

const NAME_MAX = 255;

/**
 * Somebody whom their provider vouches for and nobody invited, where the organisation's rules let them in: never as an administrator, never
 * with an address another organisation has people in, and never in place of an account that is there.
 */
export async function provision(ctx: Context, organisationId: string, person: Named): Promise<Account | undefined> {
  const rules = await store.provisioningOf(ctx, organisationId);
  const address = emailField.safeParse(person.email);
  if (!rules || !address.success) return undefined;
  const domain = domainOf(address.data);
  const role = roleFor(rules, person);
  if (role === null || !rules.domains.includes(domain) || (await store.isElsewhere(ctx, organisationId, [domain]))) return undefined;
  const name = shown(person.name ?? '') || address.data;
  const id = await insertProvisioned(ctx, { organisationId, email: address.data, name, role, subject: person.subject });
  if (id === null) return undefined;
  const after = { email: address.data, name, role, sso: true };
  await record(ctx, 'user.provision', { organisationId, userId: id, subject: 'user', subjectId: id, after });
  const notice = { kind: 'userAdded', params: { name }, page: `/settings/users/${id}` } as const;
  await notifyOrganisation(ctx, { organisationId, who: 'admins', exceptUserId: [id], ...notice });
  return await accountById(ctx, id);
}

/** The first rule that fits; what an attribute says is compared as it is written. */
export function roleFor({ rules, otherwise }: Provisioning, { attributes }: Named): ProvisionedRole | null {
  return rules.find(({ attribute, value }) => attributes[attribute]?.includes(value))?.role ?? otherwise;
}

export const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase();

const shown = (name: string): string => name.replace(/\p{C}/gu, '').trim().slice(0, NAME_MAX);
