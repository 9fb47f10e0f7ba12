import { RECENT_ORGANISATIONS } from '@hakaru/contract/limits';
import { readStoredJson, writeStoredJson } from '#platform/storage';

export type RecentOrganisation = { id: string; name: string };

/** Most recent first, no duplicates, four at most. */
export function withOrganisation(known: readonly RecentOrganisation[], { id, name }: RecentOrganisation): RecentOrganisation[] {
  return [{ id, name }, ...known.filter(organisation => organisation.id !== id)].slice(0, RECENT_ORGANISATIONS);
}

export function recentOrganisations(): RecentOrganisation[] {
  return readStoredJson('recentOrgs', value => (Array.isArray(value) ? value.filter(isOrganisation) : null)) ?? [];
}

export function noteOrganisation(organisation: RecentOrganisation): void {
  writeStoredJson('recentOrgs', withOrganisation(recentOrganisations(), organisation));
}

function isOrganisation(value: unknown): value is RecentOrganisation {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'name' in value &&
    typeof value.name === 'string'
  );
}
