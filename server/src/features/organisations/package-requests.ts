import { invalid } from '@hakaru/contract/errors';
import { parse } from '@hakaru/contract/fields';
import { packageTypeInput } from '@hakaru/contract/organisation-settings';
import { record } from '#platform/audit';
import { allow, inTransaction, type SignedIn } from '#platform/context';
import * as store from './request-store';
import type { PackageRequest } from './store';

/** The organisation's requests for packages it does not have yet. */
export async function listRequests(ctx: SignedIn): Promise<PackageRequest[]> {
  return await inTransaction(ctx, store.findRequests);
}

/** Requests a package from the platform's operators, who see the request with the organisation's packages. */
export async function requestPackage(ctx: SignedIn, type: unknown): Promise<PackageRequest[]> {
  allow(ctx, 'write');
  const wanted = parse(packageTypeInput, type);
  const { id, packages } = ctx.actor.organisation;
  if (packages.some(held => held.type === wanted)) throw invalid('type', 'taken');
  return await inTransaction(ctx, async ctx => {
    if (await store.insertRequest(ctx, wanted))
      await record(ctx, 'organisation.requestPackage', { subject: 'organisation', subjectId: id, after: { type: wanted } });
    return await store.findRequests(ctx);
  });
}
