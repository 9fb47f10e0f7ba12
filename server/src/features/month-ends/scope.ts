import { AppError } from '@hakaru/contract/errors';
import { accessScopeOf, type AccessScope } from '#features/grants/public';
import type { SignedIn } from '#platform/context';
import type { AssetKey } from './store';

/** The month-end is the owner's and its consultant's; whoever sees some mandates only has no month to close. */
export async function steeringScope(ctx: SignedIn, assetId: string): Promise<AccessScope> {
  const scope = await accessScopeOf(ctx, assetId);
  if (scope.part !== 'steering') throw new AppError('notFound');
  return scope;
}

export const keyOf = ({ ownerId, assetId }: AccessScope): AssetKey => ({ organisationId: ownerId, assetId });
