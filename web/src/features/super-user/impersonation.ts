import { impersonationLanding } from '@hakaru/contract/navigation';
import { areas, type UserRole } from '@hakaru/contract/organisations';
import { savePreferences } from '#features/profile/public';
import { ask } from '#platform/api';
import { queryClient } from '#platform/query';
import { writeStoredJson } from '#platform/storage';
import { setFlash } from './flash';
import { StartImpersonationDocument, StopImpersonationDocument } from './impersonation.gen';
import { noteOrganisation } from './recent-organisations';

export type Wish = {
  organisationId: string;
  role: UserRole;
  /** The page to open; by default the organisation's own first page. */
  path?: string;
  /** Whether somebody is impersonated already: nesting is refused, so that impersonation ends first. */
  isImpersonating: boolean;
};

/**
 * Starts impersonating a member of another organisation. The page is reloaded at the end, so that nothing of the old one stays in memory.
 */
export async function impersonate({ organisationId, role, path, isImpersonating }: Wish): Promise<void> {
  if (isImpersonating) await ask(StopImpersonationDocument, {});
  const { organisation } = (await ask(StartImpersonationDocument, { organisationId, role })).startImpersonation;
  noteOrganisation({ id: organisation.id, name: organisation.name });
  const [first] = organisation.assets;
  const assetType = first?.type === 'benchmark' ? ('benchmark' as const) : ('portfolio' as const);
  const { preferences } = await savePreferences({ assetId: first?.id ?? null, assetType });
  writeStoredJson('preferences', preferences);
  queryClient.clear();
  setFlash('impersonated');
  const area = areas.find(name => name === organisation.type) ?? 'client';
  arrive(path ?? impersonationLanding(area));
}

export async function stopImpersonation(): Promise<void> {
  await ask(StopImpersonationDocument, {});
  queryClient.clear();
  setFlash('stopped');
  arrive('/admin/organisations');
}

/** Assigning the location navigates and reloads in one. */
function arrive(path: string): void {
  location.assign(path);
}
