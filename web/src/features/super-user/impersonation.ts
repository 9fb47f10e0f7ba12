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
  /** Where to arrive; the organisation's own first page when left out. */
  path?: string;
  /** Already somebody else: nesting is refused, so that ends first. */
  isImpersonating: boolean;
};

/** Becomes a member of another organisation. The page is loaded anew at the end, so nothing of the old one is left in memory. */
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

/** Going there by the address bar is the going and the reloading in one. */
function arrive(path: string): void {
  location.assign(path);
}
