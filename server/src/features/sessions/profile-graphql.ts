import type { Preferences } from '@hakaru/contract/preferences';
import type { Profile, ProfileAsset, ProfileOrganisation } from '@hakaru/contract/profile';
import {
  AmountUnitEnum,
  AssetTypeEnum,
  FirstDayEnum,
  LanguageEnum,
  NegativeStyleEnum,
  OrganisationKindEnum,
  TableDensityEnum,
  ThemeEnum,
  UserRoleEnum,
} from '#platform/enumerations/people';
import { builder } from '#platform/graphql';

const PreferencesType = builder.objectRef<Preferences>('Preferences').implement({
  fields: t => ({
    asOfDate: t.exposeString('asOfDate', { nullable: true }),
    assetId: t.exposeID('assetId', { nullable: true }),
    assetType: t.expose('assetType', { type: AssetTypeEnum }),
    useLatestAsOfDate: t.exposeBoolean('useLatestAsOfDate'),
    language: t.expose('language', { type: LanguageEnum }),
    theme: t.expose('theme', { type: ThemeEnum }),
    density: t.expose('density', { type: TableDensityEnum }),
    unit: t.expose('unit', { type: AmountUnitEnum }),
    negative: t.expose('negative', { type: NegativeStyleEnum }),
    firstDay: t.expose('firstDay', { type: FirstDayEnum }),
  }),
});

const AssetType = builder.objectRef<ProfileAsset>('ProfileAsset').implement({
  fields: t => ({
    id: t.exposeID('id'),
    type: t.expose('type', { type: AssetTypeEnum }),
    name: t.exposeString('name'),
    nameEn: t.exposeString('nameEn'),
    nameJp: t.exposeString('nameJp'),
    firstAsOf: t.exposeString('firstAsOf', { nullable: true }),
    latestAsOf: t.exposeString('latestAsOf', { nullable: true }),
    holdsFunds: t.exposeBoolean('holdsFunds'),
    isOwn: t.exposeBoolean('isOwn'),
    client: t.exposeString('client'),
    clientEn: t.exposeString('clientEn'),
    clientJp: t.exposeString('clientJp'),
  }),
});

const OrganisationPackageType = builder.objectRef<{ id: string; type: string }>('OrganisationPackage').implement({
  fields: t => ({ id: t.exposeID('id'), type: t.exposeString('type') }),
});

export const UserPackageType = builder.objectRef<{ id: string; ref: string; type: string }>('UserPackage').implement({
  fields: t => ({ id: t.exposeID('id'), ref: t.exposeString('ref'), type: t.exposeString('type') }),
});

export const BrandType = builder.objectRef<{ name: string; colour: string; logo: string | null }>('Brand').implement({
  fields: t => ({ name: t.exposeString('name'), colour: t.exposeString('colour'), logo: t.exposeString('logo', { nullable: true }) }),
});

const CategoryType = builder.objectRef<{ name: string }>('OrganisationCategory').implement({
  fields: t => ({ name: t.exposeString('name') }),
});

const OrganisationTypeType = builder.objectRef<ProfileOrganisation['organisationType']>('OrganisationType').implement({
  fields: t => ({
    name: t.exposeString('name'),
    organisationCategory: t.field({ type: CategoryType, resolve: ({ organisationCategory }) => organisationCategory }),
  }),
});

const OrganisationType = builder.objectRef<ProfileOrganisation>('ProfileOrganisation').implement({
  fields: t => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    nameEn: t.exposeString('nameEn'),
    nameJp: t.exposeString('nameJp'),
    ref: t.exposeString('ref'),
    type: t.exposeString('type'),
    kind: t.expose('kind', { type: OrganisationKindEnum }),
    shell: t.exposeBoolean('shell'),
    brand: t.field({ type: BrandType, nullable: true, resolve: ({ brand }) => brand }),
    modules: t.exposeStringList('modules'),
    organisationPackages: t.field({ type: [OrganisationPackageType], resolve: ({ organisationPackages }) => organisationPackages }),
    assets: t.field({ type: [AssetType], resolve: ({ assets }) => assets }),
    organisationType: t.field({ type: OrganisationTypeType, resolve: ({ organisationType }) => organisationType }),
  }),
});

export const ProfileType = builder.objectRef<Profile>('Profile').implement({
  fields: t => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    email: t.exposeString('email'),
    phone_number: t.exposeString('phone_number', { nullable: true }),
    role: t.expose('role', { type: UserRoleEnum }),
    title: t.exposeString('title', { nullable: true }),
    notificationsUnreadCount: t.exposeInt('notificationsUnreadCount'),
    preferences: t.field({ type: PreferencesType, resolve: ({ preferences }) => preferences }),
    asOfDate: t.exposeString('asOfDate', { nullable: true }),
    assetId: t.exposeID('assetId', { nullable: true }),
    assetType: t.expose('assetType', { type: AssetTypeEnum }),
    superuser: t.exposeBoolean('superuser'),
    agreed: t.exposeBoolean('agreed'),
    verified: t.exposeBoolean('verified'),
    password_reset: t.exposeBoolean('password_reset'),
    packages: t.field({ type: [UserPackageType], resolve: ({ packages }) => packages }),
    organisation: t.field({ type: OrganisationType, resolve: ({ organisation }) => organisation }),
    originalOrganisation: t.field({
      type: OrganisationType,
      nullable: true,
      resolve: ({ originalOrganisation }) => originalOrganisation,
    }),
    sessionExpiresAt: t.exposeString('sessionExpiresAt'),
  }),
});
