import { SCIM_LIST, SCIM_USER } from '@hakaru/contract/scim';
import type { App } from '#platform/context';
import type { ScimRow } from './store';

export const SCIM_PATH = '/scim/v2';
export const versionOf = ({ version }: Pick<ScimRow, 'version'>): string => `W/"${version}"`;
export const locationOf = ({ settings }: App, id: string): string => `${settings.publicUrl}${SCIM_PATH}/Users/${id}`;

/** A person as directories read them. The user name is the e-mail address. */
export function resourceOf(app: App, row: ScimRow): object {
  return {
    schemas: [SCIM_USER],
    id: row.id,
    ...(row.externalId === null ? {} : { externalId: row.externalId }),
    userName: row.email,
    name: { formatted: row.name },
    displayName: row.name,
    ...(row.title === null ? {} : { title: row.title }),
    emails: [{ value: row.email, type: 'work', primary: true }],
    ...(row.phone === null ? {} : { phoneNumbers: [{ value: row.phone, type: 'work' }] }),
    roles: [{ value: row.role, primary: true }],
    active: row.isActive,
    meta: { resourceType: 'User', created: row.createdAt.toISOString(), version: versionOf(row), location: locationOf(app, row.id) },
  };
}

export function listOf(resources: readonly object[], { total, startIndex }: { total: number; startIndex: number }): object {
  return { schemas: [SCIM_LIST], totalResults: total, startIndex, itemsPerPage: resources.length, Resources: resources };
}
