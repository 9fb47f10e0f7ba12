import type { AuditAction } from '@hakaru/contract/audit';
import { AppError, invalid } from '@hakaru/contract/errors';
import {
  PACKAGE_ORGANISATIONS_MAX,
  type OrganisationChange,
  type OrganisationInput,
  type OrganisationPackageChange,
  type OrganisationSettingsInput,
} from '@hakaru/contract/organisation-settings';
import { setImportSecondPerson, setInstructionSecondPerson, setSecondPerson } from '#features/month-ends/public';
import { record } from '#platform/audit';
import { isCidr, isInNetworks } from '#platform/client-ip';
import { allow, inTransaction, onPlatform, refuseSupport, type SignedIn } from '#platform/context';
import { onceIfNamed } from '#platform/idempotency';
import { pageOf } from '#platform/graphql';
import type { Slice } from '#platform/paging';
import { keptOidc, refuseCertificates, refuseForeignDomains, refuseUnreachable, withoutSecret } from './sso-settings';
import * as store from './store';
import * as whereabouts from './whereabouts-store';

export async function listOrganisations(ctx: SignedIn, slice: Slice, listing: store.Listing) {
  allow(ctx, 'superuser');
  const { data, total } = await onPlatform(ctx, ctx => store.findOrganisations(ctx, slice, listing));
  return pageOf(data, { ...slice, total });
}

export async function listPackages(ctx: SignedIn, slice: Slice, search: string) {
  allow(ctx, 'superuser');
  const { data, total } = await onPlatform(ctx, ctx => store.findPackages(ctx, slice, search));
  return pageOf(data, { ...slice, total });
}

export async function listAssets(ctx: SignedIn, slice: Slice, within: { organisationId: string | null; search: string }) {
  allow(ctx, 'superuser');
  const { data, total } = await onPlatform(ctx, ctx => store.findAssets(ctx, slice, within));
  return pageOf(data, { ...slice, total });
}

export async function findOrganisation(ctx: SignedIn, id: string): Promise<store.OrganisationRow> {
  allow(ctx, 'superuser');
  return found(await onPlatform(ctx, ctx => store.organisationById(ctx, id)));
}

export async function ownOrganisation(ctx: SignedIn): Promise<store.OrganisationRow> {
  allow(ctx, 'manageUsers');
  return found(await inTransaction(ctx, ctx => store.organisationById(ctx, ctx.actor.organisation.id)));
}

const SAFEGUARDS = ['secondPerson', 'importSecondPerson', 'instructionSecondPerson', 'secondFactorRequired'] as const;

export function changeSettings(ctx: SignedIn, input: OrganisationSettingsInput): Promise<store.OrganisationRow> {
  allow(ctx, 'manageUsers');
  refuseUnreadable(input.allowedCidrs);
  refuseLockOut(ctx, input.allowedCidrs);
  return inTransaction(ctx, async ctx => {
    const { id } = ctx.actor.organisation;
    const before = found(await store.organisationById(ctx, id));
    if (!(await store.updateSettings(ctx, input))) throw new AppError('conflict');
    if (SAFEGUARDS.some(setting => before[setting] && input[setting] === false)) refuseSupport(ctx); // otherwise support could then decide alone
    const { secondPerson = before.secondPerson, importSecondPerson = before.importSecondPerson } = input;
    if (secondPerson !== before.secondPerson) await setSecondPerson(ctx.db, id, secondPerson);
    if (importSecondPerson !== before.importSecondPerson) await setImportSecondPerson(ctx.db, id, importSecondPerson);
    const { instructionSecondPerson = before.instructionSecondPerson } = input;
    if (instructionSecondPerson !== before.instructionSecondPerson) await setInstructionSecondPerson(ctx.db, id, instructionSecondPerson);
    const after = found(await store.organisationById(ctx, id));
    await record(ctx, 'organisation.changeSettings', {
      subject: 'organisation',
      subjectId: id,
      before: auditFields(before),
      after: auditFields(after),
    });
    return after;
  });
}

export function createOrganisation(ctx: SignedIn, input: OrganisationInput): Promise<store.OrganisationRow> {
  allow(ctx, 'superuser');
  refuseUnreadable(input.allowedCidrs);
  refuseCertificates(ctx, input.sso);
  return onPlatform(ctx, async ctx => {
    const id = await onceIfNamed(ctx, ['createOrganisation', input], async ctx => {
      const id = await store.insertOrganisation(ctx, input);
      await store.setPackages(ctx, id, input.packages);
      const after = found(await store.organisationById(ctx, id));
      await record(ctx, 'organisation.create', { organisationId: id, subject: 'organisation', subjectId: id, after: auditFields(after) });
      return id;
    });
    return found(await store.organisationById(ctx, id));
  });
}

export type OrganisationKey = { id: string; version: number };

export async function changeOrganisation(ctx: SignedIn, { id, version }: OrganisationKey, change: OrganisationChange) {
  allow(ctx, 'superuser');
  refuseUnreadable(change.allowedCidrs ?? []);
  refuseCertificates(ctx, change.sso);
  await refuseUnreachable(ctx, change);
  return onPlatform(ctx, async ctx => {
    const before = found(await store.organisationById(ctx, id));
    await refuseForeignDomains(ctx, id, change);
    const kept = { ...change, oidc: keptOidc(ctx, before, change) };
    if (!(await store.updateOrganisation(ctx, id, version, kept))) throw new AppError('conflict');
    if (change.packages) await store.setPackages(ctx, id, change.packages);
    return await recorded(ctx, 'organisation.change', before);
  });
}

/** Grants or revokes one package type; the organisation's other packages stay. */
export function changePackage(ctx: SignedIn, key: OrganisationKey, change: OrganisationPackageChange) {
  allow(ctx, 'superuser');
  return onPlatform(ctx, ctx => givePackage(ctx, key, change));
}

export type PackageOfMany = OrganisationPackageChange & { organisations: readonly OrganisationKey[] };

/** The same for several organisations: for all, or for none if one was changed meanwhile. */
export function changePackageOfMany(ctx: SignedIn, { organisations, ...change }: PackageOfMany) {
  allow(ctx, 'superuser');
  if (organisations.length === 0 || organisations.length > PACKAGE_ORGANISATIONS_MAX) throw invalid('organisations', 'tooMany');
  return onPlatform(ctx, async ctx => {
    const changed: store.OrganisationRow[] = [];
    // Always in the same order, so that two requests for the same organisations cannot deadlock.
    for (const key of organisations.toSorted((a, b) => a.id.localeCompare(b.id))) changed.push(await givePackage(ctx, key, change));
    return changed;
  });
}

async function givePackage(ctx: SignedIn, { id, version }: OrganisationKey, { type, held }: OrganisationPackageChange) {
  const before = found(await store.organisationById(ctx, id));
  if (!(await store.updateOrganisation(ctx, id, version, {}))) throw new AppError('conflict');
  const others = before.packages.map(one => one.type).filter(one => one !== type);
  await store.setPackages(ctx, id, held ? [...others, type] : others);
  return await recorded(ctx, held ? 'organisation.grantPackage' : 'organisation.revokePackage', before);
}

async function recorded(ctx: SignedIn, action: AuditAction, before: store.OrganisationRow): Promise<store.OrganisationRow> {
  const { id } = before;
  const after = found(await store.organisationById(ctx, id));
  await record(ctx, action, {
    organisationId: id,
    subject: 'organisation',
    subjectId: id,
    before: auditFields(before),
    after: auditFields(after),
  });
  return after;
}

export async function listParties(ctx: SignedIn, slice: Slice, organisationId: string) {
  allow(ctx, 'superuser');
  const { data, total } = await onPlatform(ctx, ctx => whereabouts.findParties(ctx, slice, organisationId));
  return pageOf(data, { ...slice, total });
}

/** Tells support which organisation an object belongs to, after opening an address of another organisation. */
export async function findOwner(ctx: SignedIn, id: string): Promise<whereabouts.Owner | null> {
  allow(ctx, 'superuser');
  return (await onPlatform(ctx, ctx => whereabouts.ownerOf(ctx, id))) ?? null;
}

function found<T>(row: T | undefined): T {
  if (!row) throw new AppError('notFound');
  return row;
}

function refuseUnreadable(networks: readonly string[]): void {
  if (!networks.every(isCidr)) throw invalid('allowedCidrs', 'cidr');
}

/** A list without the user's own address would lock them out; super-users are exempt from the list. */
function refuseLockOut({ actor, request }: SignedIn, networks: readonly string[]): void {
  if (networks.length > 0 && !actor.user.superuser && !isInNetworks(request.ip, networks)) throw invalid('allowedCidrs', 'lockOut');
}

/** The fields recorded in the audit trail: all except counts and times. */
function auditFields({
  userCount: _,
  createdAt: __,
  lastLoginAt: ___,
  packageRequests: ____,
  packages,
  sso,
  ...rest
}: store.OrganisationRow): object {
  return { ...rest, sso: withoutSecret(sso), packages: packages.map(({ type }) => type) };
}
