import { preferencesOf, type Preferences } from '@hakaru/contract/preferences';
import type { Profile, ProfileOrganisation } from '@hakaru/contract/profile';
import { areaOf, CATEGORY_OF, kindOf } from '@hakaru/contract/organisations';
import type { Language } from '@hakaru/contract/languages';
import { todayOf } from '#platform/today';
import { roleOf, type Actor, type ActorOrganisation, type App, type SignedIn } from '#platform/context';
import { renewedEnd } from '#platform/session';

/** The signed-in user in the one form used by both REST and GraphQL (decisions G106). */
export function profileOf({ app, actor: whole }: Pick<SignedIn, 'app' | 'actor'>): Profile {
  const actor = whole.user.verified ? whole : unverified(whole);
  const { user } = actor;
  const preferences = preferencesOf(user.preferences);
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    phone_number: user.phoneNumber,
    role: roleOf(actor),
    title: user.title,
    notificationsUnreadCount: actor.unread,
    preferences,
    ...inForce(actor, preferences),
    today: todayOf({ app, actor }),
    superuser: user.superuser,
    agreed: user.agreed,
    verified: user.verified,
    password_reset: user.passwordReset,
    packages: actor.packages,
    organisation: organisationOf(app, actor.organisation, preferences.language),
    originalOrganisation: actor.original ? organisationOf(app, actor.original, preferences.language) : null,
    sessionExpiresAt: renewedEnd(app, actor).toISOString(),
  };
}

const closed = new WeakMap<ActorOrganisation, ActorOrganisation>();

/** Before the e-mail address is verified, the profile contains nothing that belongs to the organisation (decisions G126). */
function unverified(actor: Actor): Actor {
  const organisation = closed.get(actor.organisation) ?? { ...actor.organisation, modules: [], packages: [], assets: [] };
  closed.set(actor.organisation, organisation);
  return { ...actor, organisation, packages: [] };
}

/** The asset and day in use: the stored choice while it is valid, else the first asset and its latest populated month-end. */
function inForce({ organisation }: Actor, chosen: Preferences): Pick<Profile, 'asOfDate' | 'assetId' | 'assetType'> {
  const asset = organisation.assets.find(({ id }) => id === chosen.assetId) ?? organisation.assets[0];
  if (!asset) return { asOfDate: null, assetId: null, assetType: 'portfolio' };
  const asOfDate = chosen.useLatestAsOfDate ? asset.latest : (chosen.asOfDate ?? asset.latest);
  return { asOfDate, assetId: asset.id, assetType: asset.type };
}

const described = new WeakMap<ActorOrganisation, Map<Language, ProfileOrganisation>>();

/** Cached for each reading of the organisation, which requests share while the organisation does not change. */
function organisationOf(app: App, organisation: ActorOrganisation, language: Language): ProfileOrganisation {
  const byLanguage = described.get(organisation) ?? new Map<Language, ProfileOrganisation>();
  described.set(organisation, byLanguage);
  const profile = byLanguage.get(language) ?? describeOrganisation(app, organisation, language);
  byLanguage.set(language, profile);
  return profile;
}

function describeOrganisation({ settings }: App, organisation: ActorOrganisation, language: Language): ProfileOrganisation {
  const category = CATEGORY_OF[organisation.type];
  // The demo module is only for trying out (specification 6).
  const modules = organisation.modules.filter(name => name !== 'demo' || settings.appEnv !== 'production');
  return {
    id: organisation.id,
    name: inLanguage(organisation, language),
    nameEn: organisation.nameEn,
    nameJp: organisation.nameJp,
    ref: organisation.ref,
    type: areaOf(category),
    kind: kindOf(organisation.type),
    shell: organisation.shell,
    brand: organisation.brand,
    modules,
    organisationPackages: organisation.packages,
    assets: organisation.assets.map(asset => ({
      id: asset.id,
      type: asset.type,
      name: inLanguage(asset, language),
      nameEn: asset.nameEn,
      nameJp: asset.nameJp,
      firstAsOf: asset.first,
      latestAsOf: asset.latest,
      holdsFunds: asset.holdsFunds,
      client: language === 'jp' ? asset.ownerJp : asset.ownerEn,
      clientEn: asset.ownerEn,
      clientJp: asset.ownerJp,
      isOwn: asset.ownerId === organisation.id,
    })),
    organisationType: { name: organisation.type, organisationCategory: { name: category } },
  };
}

function inLanguage({ nameEn, nameJp }: { nameEn: string; nameJp: string }, language: Language): string {
  return language === 'jp' ? nameJp : nameEn;
}
