import { organisationOrders } from '@hakaru/contract/address-choices';
import type { Language } from '@hakaru/contract/languages';
import { packageTermsOf, type PackageTerms } from '@hakaru/contract/organisation-packages';
import { sortDirections } from '@hakaru/contract/enumerations';
import { parse } from '@hakaru/contract/fields';
import {
  organisationChange,
  organisationInput,
  organisationPackageChange,
  organisationSettingsInput,
  searchText,
} from '@hakaru/contract/organisation-settings';
import { CATEGORY_OF, ORGANISATIONS_FETCH, type OrganisationTypeName } from '@hakaru/contract/organisations';
import type { Provisioning } from '@hakaru/contract/single-sign-on';
import { BrandType } from '#features/sessions/public';
import { SUPERUSER, USER_MANAGER } from '#platform/access';
import { signedIn, type Context } from '#platform/context';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { pageType, sliceOf } from '#platform/paging';
import {
  changeOrganisation,
  changePackage,
  changeSettings,
  createOrganisation,
  findOrganisation,
  listAssets,
  listOrganisations,
  listPackages,
  ownOrganisation,
} from './actions';
import {
  certificatesOf,
  OidcFields,
  ProvisioningFields,
  ProvisioningType,
  SsoCertificate,
  SsoFields,
  SsoSettings,
  type SsoFacts,
} from './sso-graphql';
import type { AssetRow, OrganisationRow, PackageRow } from './store';

const GrantedPackage = builder.objectRef<{ id: string; type: string }>('GrantedPackage').implement({
  fields: t => ({ id: t.exposeID('id'), type: t.exposeString('type') }),
});

export const Organisation = builder.objectRef<OrganisationRow>('Organisation').implement({
  fields: t => ({
    id: t.exposeID('id'),
    ref: t.exposeString('ref'),
    name: t.string({ resolve: (row, _, ctx) => nameIn(ctx, row) }),
    nameEn: t.exposeString('nameEn'),
    nameJp: t.exposeString('nameJp'),
    type: t.exposeString('type'),
    category: t.string({ resolve: ({ type }) => CATEGORY_OF[type as OrganisationTypeName] }), // limited by the table's check
    modules: t.exposeStringList('modules'),
    packages: t.field({ type: [GrantedPackage], resolve: ({ packages }) => packages }),
    shell: t.exposeBoolean('shell'),
    brand: t.field({ type: BrandType, nullable: true, resolve: ({ brand }) => brand as never }), // written by brandInput only
    provisioning: t.field({ type: ProvisioningType, nullable: true, resolve: ({ provisioning }) => provisioning as Provisioning | null }), // written by provisioningInput only
    sso: t.field({ type: SsoSettings, nullable: true, resolve: ({ sso }) => sso as SsoFacts | null }), // written by ssoInput only
    allowedCidrs: t.exposeStringList('allowedCidrs'),
    version: t.exposeInt('version'),
    userCount: t.exposeInt('userCount'),
    lastLoginAt: t.string({ nullable: true, resolve: ({ lastLoginAt }) => lastLoginAt?.toISOString() ?? null }),
    createdAt: t.string({ resolve: ({ createdAt }) => createdAt.toISOString() }),
  }),
});

/** An asset as support sees it, of any owner. */
const PlatformAsset = builder.objectRef<AssetRow>('PlatformAsset').implement({
  fields: t => ({
    id: t.exposeID('id'),
    ref: t.exposeString('ref'),
    name: t.string({ resolve: (row, _, ctx) => nameIn(ctx, row) }),
    nameEn: t.exposeString('nameEn'),
    nameJp: t.exposeString('nameJp'),
    type: t.exposeString('type'),
    baseCurrency: t.exposeString('baseCurrency'),
    organisationId: t.exposeID('organisationId'),
    organisationRef: t.exposeString('organisationRef'),
    populatedTo: t.exposeString('populatedTo', { nullable: true }),
    latestMonthEnd: t.exposeString('latestMonthEnd', { nullable: true }),
  }),
});

/** The settings of an organisation for its own administrator. */
const Settings = builder.objectRef<OrganisationRow>('OrganisationSettings').implement({
  fields: t => ({
    id: t.exposeID('id'),
    ref: t.exposeString('ref'),
    nameEn: t.exposeString('nameEn'),
    nameJp: t.exposeString('nameJp'),
    modules: t.exposeStringList('modules'),
    packages: t.field({ type: [GrantedPackage], resolve: ({ packages }) => packages }),
    allowedCidrs: t.exposeStringList('allowedCidrs'),
    type: t.exposeString('type'),
    category: t.string({ resolve: ({ type }) => CATEGORY_OF[type as OrganisationTypeName] }), // limited by the table's check
    brand: t.field({ type: BrandType, nullable: true, resolve: ({ brand }) => brand as never }), // written by brandInput only
    hasSso: t.boolean({ resolve: ({ sso }) => sso !== null }),
    ssoCertificates: t.field({ type: [SsoCertificate], resolve: ({ sso }, _, ctx) => certificatesOf(ctx, sso) }),
    fiscalYearStart: t.exposeInt('fiscalYearStart'),
    rateMethod: t.exposeString('rateMethod'),
    amountUnit: t.exposeString('amountUnit'),
    timeZone: t.exposeString('timeZone'),
    secondPerson: t.exposeBoolean('secondPerson'),
    importSecondPerson: t.exposeBoolean('importSecondPerson'),
    instructionSecondPerson: t.exposeBoolean('instructionSecondPerson'),
    secondFactorRequired: t.exposeBoolean('secondFactorRequired'),
    version: t.exposeInt('version'),
    ownAddress: t.string({ resolve: (_, __, ctx) => ctx.request.ip }),
  }),
});

const HeldPackage = builder.objectRef<PackageRow>('HeldPackage').implement({
  description: 'An organisation package: an entitlement of one organisation. Its parent is the package it builds on.',
  fields: t => ({
    id: t.exposeID('id'),
    type: t.exposeString('type'),
    name: t.string({ resolve: ({ type }, _, ctx) => packageTermsOf(type).name[languageOf(ctx)] }),
    description: t.string({ resolve: ({ type }, _, ctx) => packageTermsOf(type).description[languageOf(ctx)] }),
    parentName: t.string({ nullable: true, resolve: ({ type }, _, ctx) => parentOf(type)?.name[languageOf(ctx)] ?? null }),
    organisationId: t.exposeID('organisationId'),
    organisationRef: t.exposeString('ref'),
    organisationName: t.string({ resolve: (row, _, ctx) => nameIn(ctx, row) }),
  }),
});

const BrandFields = builder.inputType('BrandInput', {
  fields: t => ({ name: t.string({ required: true }), colour: t.string({ required: true }), logo: t.string() }),
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
const OrganisationChanges = builder.inputType('OrganisationChange', {
  description: 'What is not named stays as it is.',
  fields: t => ({
    ref: t.string(),
    nameEn: t.string(),
    nameJp: t.string(),
    type: t.string(),
    modules: t.stringList(),
    packages: t.stringList(),
    shell: t.boolean(),
    brand: t.field({ type: BrandFields }),
    sso: t.field({ type: SsoFields }),
    oidc: t.field({ type: OidcFields }),
    provisioning: t.field({ type: ProvisioningFields }),
    allowedCidrs: t.stringList(),
  }),
});
const OrganisationOrder = builder.enumType('OrganisationOrder', { values: organisationOrders });
export const SortDirection = builder.enumType('SortDirection', { values: sortDirections });
const SettingsFields = builder.inputType('OrganisationSettingsInput', {
  fields: t => ({
    nameEn: t.string({ required: true }),
    nameJp: t.string({ required: true }),
    allowedCidrs: t.stringList({ required: true }),
    fiscalYearStart: t.int(),
    rateMethod: t.string(),
    amountUnit: t.string(),
    timeZone: t.string(),
    secondPerson: t.boolean(),
    importSecondPerson: t.boolean(),
    instructionSecondPerson: t.boolean(),
    secondFactorRequired: t.boolean(),
    version: t.int({ required: true }),
  }),
});

builder.queryField('organisations', t =>
  t.field({
    type: pageType('OrganisationPage', Organisation),
    access: SUPERUSER,
    args: {
      first: t.arg.int(),
      page: t.arg.int(),
      search: t.arg.string(),
      order: t.arg({ type: OrganisationOrder }),
      direction: t.arg({ type: SortDirection }),
    },
    resolve: (_, { search, order, direction, ...slice }, ctx) =>
      listOrganisations(signedIn(ctx), sliceOf(slice, ORGANISATIONS_FETCH), {
        search: parse(searchText, search ?? ''),
        order: order ?? 'ref',
        direction: direction ?? 'asc',
      }),
  }),
);
builder.queryField('allAssets', t =>
  t.field({
    type: pageType('PlatformAssetPage', PlatformAsset),
    access: SUPERUSER,
    args: { first: t.arg.int(), page: t.arg.int(), search: t.arg.string(), organisationId: t.arg.id() },
    resolve: (_, { search, organisationId, ...slice }, ctx) => {
      const within = { organisationId: organisationId ? idOf(organisationId) : null, search: parse(searchText, search ?? '') };
      return listAssets(signedIn(ctx), sliceOf(slice), within);
    },
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
      change: t.arg({ type: OrganisationChanges, required: true }),
    },
    resolve: (_, { id, version, change }, ctx) => changeOrganisation(signedIn(ctx), { id: idOf(id), version }, readChange(change)),
  }),
);
builder.mutationField('setOrganisationPackage', t =>
  t.field({
    type: Organisation,
    access: SUPERUSER,
    args: {
      organisationId: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
      type: t.arg.string({ required: true }),
      held: t.arg.boolean({ required: true }),
    },
    resolve: (_, { organisationId, version, type, held }, ctx) =>
      changePackage(signedIn(ctx), { id: idOf(organisationId), version }, parse(organisationPackageChange, { type, held })),
  }),
);

/** Null removes the brand or the single sign-on; any other null is refused by the field's rule. */
function readChange({ brand, provisioning, ...given }: typeof OrganisationChanges.$inferInput) {
  const whole = brand ? { ...brand, logo: brand.logo ?? null } : brand;
  const rules = provisioning ? { ...provisioning, otherwise: provisioning.otherwise ?? null } : provisioning;
  const change = provisioning === undefined ? given : { ...given, provisioning: rules };
  return parse(organisationChange, brand === undefined ? change : { ...change, brand: whole });
}

function readInput(input: typeof OrganisationFields.$inferInput) {
  const brand = input.brand ? { ...input.brand, logo: input.brand.logo ?? null } : null;
  return parse(organisationInput, { ...input, brand, sso: input.sso ?? null });
}

function nameIn(ctx: Context, { nameEn, nameJp }: { nameEn: string; nameJp: string }): string {
  return languageOf(ctx) === 'jp' ? nameJp : nameEn;
}

function languageOf({ actor }: Context): Language {
  return actor?.user.preferences['language'] === 'jp' ? 'jp' : 'en';
}

function parentOf(type: string): PackageTerms | null {
  const { parent } = packageTermsOf(type);
  return parent && packageTermsOf(parent);
}
