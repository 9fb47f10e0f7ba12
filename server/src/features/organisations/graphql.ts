import { parse } from '@hakaru/contract/fields';
import { organisationInput, organisationSettingsInput, searchText } from '@hakaru/contract/organisation-settings';
import { CATEGORY_OF, ORGANISATIONS_FETCH, type OrganisationTypeName } from '@hakaru/contract/organisations';
import { BrandType } from '#features/sessions/public';
import { SUPERUSER, USER_MANAGER } from '#platform/access';
import { signedIn, type Context } from '#platform/context';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { pageType, sliceOf } from '#platform/paging';
import {
  changeOrganisation,
  changeSettings,
  createOrganisation,
  findOrganisation,
  listOrganisations,
  listPackages,
  ownOrganisation,
} from './actions';
import type { OrganisationRow, PackageRow } from './store';

const GrantedPackage = builder.objectRef<{ id: string; type: string }>('GrantedPackage').implement({
  fields: t => ({ id: t.exposeID('id'), type: t.exposeString('type') }),
});

type SsoFacts = { provider: string; issuer?: string; entryPoint?: string; certificate?: string };
const Sso = builder.objectRef<SsoFacts>('SsoSettings').implement({
  fields: t => ({
    provider: t.exposeString('provider'),
    issuer: t.string({ nullable: true, resolve: ({ issuer }) => issuer ?? null }),
    entryPoint: t.string({ nullable: true, resolve: ({ entryPoint }) => entryPoint ?? null }),
    certificate: t.string({ nullable: true, resolve: ({ certificate }) => certificate ?? null }),
  }),
});

const Organisation = builder.objectRef<OrganisationRow>('Organisation').implement({
  fields: t => ({
    id: t.exposeID('id'),
    ref: t.exposeString('ref'),
    name: t.string({ resolve: (row, _, ctx) => nameIn(ctx, row) }),
    nameEn: t.exposeString('nameEn'),
    nameJp: t.exposeString('nameJp'),
    type: t.exposeString('type'),
    category: t.string({ resolve: ({ type }) => CATEGORY_OF[type as OrganisationTypeName] }), // checked by the table
    modules: t.exposeStringList('modules'),
    packages: t.field({ type: [GrantedPackage], resolve: ({ packages }) => packages }),
    shell: t.exposeBoolean('shell'),
    brand: t.field({ type: BrandType, nullable: true, resolve: ({ brand }) => brand as never }), // written by brandInput only
    sso: t.field({ type: Sso, nullable: true, resolve: ({ sso }) => sso as SsoFacts | null }), // written by ssoInput only
    allowedCidrs: t.exposeStringList('allowedCidrs'),
    version: t.exposeInt('version'),
    userCount: t.exposeInt('userCount'),
    createdAt: t.string({ resolve: ({ createdAt }) => createdAt.toISOString() }),
  }),
});

/** What an organisation's administrator sees of it. */
const Settings = builder.objectRef<OrganisationRow>('OrganisationSettings').implement({
  fields: t => ({
    id: t.exposeID('id'),
    ref: t.exposeString('ref'),
    nameEn: t.exposeString('nameEn'),
    nameJp: t.exposeString('nameJp'),
    modules: t.exposeStringList('modules'),
    packages: t.field({ type: [GrantedPackage], resolve: ({ packages }) => packages }),
    allowedCidrs: t.exposeStringList('allowedCidrs'),
    hasSso: t.boolean({ resolve: ({ sso }) => sso !== null }),
    version: t.exposeInt('version'),
    ownAddress: t.string({ resolve: (_, __, ctx) => ctx.request.ip }),
  }),
});

const HeldPackage = builder.objectRef<PackageRow>('HeldPackage').implement({
  fields: t => ({
    id: t.exposeID('id'),
    type: t.exposeString('type'),
    organisationId: t.exposeID('organisationId'),
    organisationRef: t.exposeString('ref'),
    organisationName: t.string({ resolve: (row, _, ctx) => nameIn(ctx, row) }),
  }),
});

const BrandFields = builder.inputType('BrandInput', {
  fields: t => ({ name: t.string({ required: true }), colour: t.string({ required: true }), logo: t.string() }),
});
const SsoFields = builder.inputType('SsoInput', {
  fields: t => ({
    issuer: t.string({ required: true }),
    entryPoint: t.string({ required: true }),
    certificate: t.string({ required: true }),
  }),
});
const OrganisationFields = builder.inputType('OrganisationInput', {
  fields: t => ({
    ref: t.string({ required: true }),
    nameEn: t.string({ required: true }),
    nameJp: t.string({ required: true }),
    type: t.string({ required: true }),
    modules: t.stringList({ required: true }),
    packages: t.stringList({ required: true }),
    shell: t.boolean({ required: true }),
    brand: t.field({ type: BrandFields }),
    sso: t.field({ type: SsoFields }),
    allowedCidrs: t.stringList({ required: true }),
  }),
});
const SettingsFields = builder.inputType('OrganisationSettingsInput', {
  fields: t => ({
    nameEn: t.string({ required: true }),
    nameJp: t.string({ required: true }),
    allowedCidrs: t.stringList({ required: true }),
    version: t.int({ required: true }),
  }),
});

builder.queryField('organisations', t =>
  t.field({
    type: pageType('OrganisationPage', Organisation),
    access: SUPERUSER,
    args: { first: t.arg.int(), page: t.arg.int(), search: t.arg.string() },
    resolve: (_, { search, ...slice }, ctx) =>
      listOrganisations(signedIn(ctx), sliceOf(slice, ORGANISATIONS_FETCH), parse(searchText, search ?? '')),
  }),
);
builder.queryField('organisation', t =>
  t.field({
    type: Organisation,
    access: SUPERUSER,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, ctx) => findOrganisation(signedIn(ctx), idOf(id)),
  }),
);
builder.queryField('organisationPackages', t =>
  t.field({
    type: pageType('HeldPackagePage', HeldPackage),
    access: SUPERUSER,
    args: { first: t.arg.int(), page: t.arg.int(), search: t.arg.string() },
    resolve: (_, { search, ...slice }, ctx) => listPackages(signedIn(ctx), sliceOf(slice), parse(searchText, search ?? '')),
  }),
);
builder.queryField('organisationSettings', t =>
  t.field({ type: Settings, access: USER_MANAGER, resolve: (_, __, ctx) => ownOrganisation(signedIn(ctx)) }),
);
builder.mutationField('updateOrganisationSettings', t =>
  t.field({
    type: Settings,
    access: USER_MANAGER,
    args: { input: t.arg({ type: SettingsFields, required: true }) },
    resolve: (_, { input }, ctx) => changeSettings(signedIn(ctx), parse(organisationSettingsInput, input)),
  }),
);
builder.mutationField('createOrganisation', t =>
  t.field({
    type: Organisation,
    access: SUPERUSER,
    args: { input: t.arg({ type: OrganisationFields, required: true }) },
    resolve: (_, { input }, ctx) => createOrganisation(signedIn(ctx), readInput(input)),
  }),
);
builder.mutationField('updateOrganisation', t =>
  t.field({
    type: Organisation,
    access: SUPERUSER,
    args: {
      id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
      input: t.arg({ type: OrganisationFields, required: true }),
    },
    resolve: (_, { id, version, input }, ctx) => changeOrganisation(signedIn(ctx), idOf(id), version, readInput(input)),
  }),
);

function readInput(input: typeof OrganisationFields.$inferInput) {
  const brand = input.brand ? { ...input.brand, logo: input.brand.logo ?? null } : null;
  return parse(organisationInput, { ...input, brand, sso: input.sso ?? null });
}

function nameIn({ actor }: Context, { nameEn, nameJp }: { nameEn: string; nameJp: string }): string {
  return actor?.user.preferences['language'] === 'jp' ? nameJp : nameEn;
}
