import { insertOrganisationPackages, insertOrganisations } from '#features/organisations/public';
import { insertPasswordHistory } from '#features/passwords/public';
import { insertUsers } from '#features/user-accounts/public';
import { insertUserPackages } from '#features/users/public';
import type { App } from '#platform/context';
import type { Db } from '#platform/db';
import { demoId } from './demo-id';
import { demoOrganisations, type DemoOrganisation } from './organisations';
import { demoPeople, type DemoPerson } from './people';

export type Hashed = { person: DemoPerson; hash: string; earlier: string[] };

/** Hashes all passwords in advance: it is slow and needs no transaction. */
export const hashedPeople = (app: App): Promise<Hashed[]> => Promise.all(demoPeople.map(person => hashed(app, person)));

async function hashed(app: App, person: DemoPerson): Promise<Hashed> {
  const [hash = '', ...earlier] = await Promise.all(
    [person.password, ...(person.earlierPasswords ?? [])].map(text => app.hashes.hash(text)),
  );
  return { person, hash, earlier };
}

export async function plantOrganisations(db: Db): Promise<void> {
  await insertOrganisations(db, demoOrganisations.map(organisationRow));
  const packages = demoOrganisations.flatMap(({ ref, packages }) =>
    packages.map(type => ({ organisation_id: demoId(ref), id: demoId(`${ref}|package|${type}`), type })),
  );
  await insertOrganisationPackages(db, packages);
}

function organisationRow({ ref, en, jp, type, modules, brand, shell, sso, allowedCidrs = [] }: DemoOrganisation) {
  return {
    id: demoId(ref),
    ref,
    name_en: en,
    name_jp: jp,
    type,
    modules: [...modules, 'demo'],
    shell: shell ?? false,
    brand: brand ? JSON.stringify(brand) : null,
    allowed_cidrs: [...allowedCidrs],
    sso: sso ? JSON.stringify({ provider: 'test' }) : null,
  };
}

export async function plantPeople(db: Db, people: readonly Hashed[]): Promise<void> {
  await insertUsers(db, people.map(personRow));
  const keys = ({ email, organisation }: DemoPerson) => ({ organisation_id: demoId(organisation), user_id: demoId(email) });
  const packages = demoPeople.flatMap(person =>
    person.packages.map(type => ({ ...keys(person), id: demoId(`${person.email}|${type}`), ref: type.toUpperCase(), type })),
  );
  await insertUserPackages(db, packages);
  const history = people.flatMap(({ person, hash, earlier }) =>
    [...earlier, hash].map((password_hash, index) => ({
      ...keys(person),
      password_hash,
      created_at: new Date(Date.UTC(2025 + index, 0, 6)),
    })),
  );
  await insertPasswordHistory(db, history);
}

function personRow({ person, hash }: Hashed) {
  const since = new Date('2026-04-01T00:00:00Z');
  const asset = person.asset ? { assetId: demoId(person.asset.ref), assetType: person.asset.type } : {};
  return {
    organisation_id: demoId(person.organisation),
    id: demoId(person.email),
    email: person.email,
    name: person.name,
    title: person.title,
    role: person.role,
    superuser: person.superuser ?? false,
    agreed_at: person.notAgreed ? null : since,
    verified_at: person.unverified ? null : since,
    password_hash: hash,
    password_reset: person.mustChangePassword ?? false,
    sso: person.sso ?? false,
    sso_subject: person.sso ? person.email : null,
    preferences: JSON.stringify({ language: person.language, firstDay: person.isNew ? 'shown' : 'hidden', ...asset }),
  };
}
