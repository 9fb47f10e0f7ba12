import { AppError } from '@hakaru/contract/errors';
import { accessScopeOf, type AccessScope } from '#features/grants/public';
import type { SignedIn } from '#platform/context';
import type { AssetKey } from './store';

/** Only the owner and its consultant steer month-ends; a user who sees only some mandates may not. */
export async function steeringScope(ctx: SignedIn, assetId: string): Promise<AccessScope> {
  const scope = await accessScopeOf(ctx, assetId);
  if (scope.part !== 'steering') throw new AppError('notFound');
  return scope;
}

export const keyOf = ({ ownerId, assetId }: AccessScope): AssetKey => ({ organisationId: ownerId, assetId });
