import { askWith } from '#support/ask';
import { logIn, serverUrl, type Login } from '#support/sign-in';

/** An owner and its manager that no other test uses, each entered by support in a session of its own. */
export type TwoOrganisations = {
  asset: string;
  mandate: { id: string; ref: string };
  owner: Login;
  reader: Login;
  manager: Login;
};

/** The mandate's first two months are reported and populated, so that the test starts with the third. */
export async function openTwoOrganisations(tag: string): Promise<TwoOrganisations> {
  const { token } = await logIn('superUser');
  const ownerId = await organisation(token, { ref: `O${tag}`, name: `Story Pension ${tag}`, type: 'asset owner', module: 'owner' });
  const managerId = await organisation(token, { ref: `M${tag}`, name: `Story Managers ${tag}`, type: 'asset manager', module: 'manager' });
  const asset = await made(token, 'createAsset(organisationId: $of, input: $input)', 'AssetInput', ownerId, {
    ref: `A${tag}`,
    nameEn: 'Story portfolio',
    nameJp: '物語の資産',
    type: 'portfolio',
    baseCurrency: 'JPY',
  });
  const owner = await enter(ownerId, 'admin');
  const reader = await enter(ownerId, 'readonly');
  const manager = await enter(managerId, 'admin');
  const mandate = await openMandate(owner.token, { asset, managerId, ref: `S${tag}` });
  for (const [month, value] of CLOSED) {
    await report(manager.token, { ownerId, ref: mandate.ref, month, value });
    await close(owner.token, asset, month);
  }
  return { asset, mandate, owner, reader, manager };
}

export const CLOSED = [
  ['2026-08-31', 5_000_000_000],
  ['2026-09-30', 5_050_000_000],
] as const;

async function organisation(token: string, { ref, name, type, module }: { ref: string; name: string; type: string; module: string }) {
  const { createOrganisation } = await askWith<{ createOrganisation: { id: string } }>(
    token,
    'mutation ($input: OrganisationInput!) { createOrganisation(input: $input) { id } }',
    {
      input: {
        ref,
        nameEn: name,
        nameJp: name,
        type,
        modules: [module],
        packages: ['reporting'],
        shell: false,
        brand: null,
        sso: null,
        allowedCidrs: [],
      },
    },
  );
  return createOrganisation.id;
}

async function made(token: string, field: string, type: string, of: string, input: object): Promise<string> {
  const data = await askWith<Record<string, { id: string }>>(token, `mutation ($of: ID!, $input: ${type}!) { made: ${field} { id } }`, {
    of,
    input,
  });
  return data['made']?.id ?? '';
}

async function enter(organisationId: string, role: string): Promise<Login> {
  const login = await logIn('superUser');
  await askWith(login.token, 'mutation ($id: ID!, $role: String!) { startImpersonation(organisationId: $id, role: $role) { id } }', {
    id: organisationId,
    role,
  });
  return login;
}

async function openMandate(token: string, { asset, managerId, ref }: { asset: string; managerId: string; ref: string }) {
  const id = await made(token, 'createMandate(assetId: $of, input: $input)', 'MandateInput', asset, {
    ref,
    name: 'Story equity',
    nameJp: '物語株式',
    openedDate: '2026-08-01',
    fiscal_year_start: 4,
    reason: 'taken over from the former trustee',
  });
  await made(token, 'addParty(entityId: $of, input: $input)', 'PartyInput', id, {
    role: 'manager',
    organisationId: managerId,
    name: 'Story Managers',
    fromDay: '2026-08-01',
  });
  const asked = {
    kind: 'account',
    type: 'monthlyReport',
    name: 'Story report',
    datasets: ['mandates'],
    frequency: 'monthly',
    deadlineDays: 10,
  };
  const { createPackage } = await askWith<{ createPackage: { id: string } }>(
    token,
    'mutation ($input: PackageInput!, $key: String!) { createPackage(input: $input, key: $key) { id } }',
    { input: asked, key: `story-package-${ref}` },
  );
  await askWith(
    token,
    'mutation ($e: ID!, $p: ID!, $i: PackageAssignmentInput!) { assignPackage(entityId: $e, packageId: $p, input: $i) { id } }',
    {
      e: id,
      p: createPackage.id,
      i: { reportingStart: '2026-08-31' },
    },
  );
  return { id, ref };
}

type ReportedValue = { ownerId: string; ref: string; month: string; value: number };

/** Sends a month as its manager and approves it. */
async function report(token: string, { ownerId, ref, month, value }: ReportedValue): Promise<void> {
  const form = new FormData();
  form.set('file', new File([`Mandate Code,As-of Date,Market Value,Net Flow\n${ref},${month},${value},0\n`], `${ref}_${month}.csv`));
  form.set('runMode', 'sync');
  form.set('ownerId', ownerId);
  const reply = await fetch(`${serverUrl()}/imports`, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: form });
  const { id } = (await reply.json()) as { id: string }; // the endpoint's response
  const data = await askWith<{ import: { version: number; warnings: number } }>(
    token,
    'query ($id: ID!) { import(id: $id) { version warnings } }',
    { id },
  );
  await askWith(
    token,
    'mutation ($id: ID!, $version: Int!, $reason: String) { approveImport(id: $id, version: $version, reason: $reason) { id } }',
    {
      id,
      version: data.import.version,
      reason: data.import.warnings > 0 ? 'a new mandate' : null,
    },
  );
}

const CLOSING_MS = 240_000;

/** Populates a month and waits until it is done. */
async function close(token: string, asset: string, asOf: string): Promise<void> {
  await askWith(token, 'mutation ($asset: ID!, $asOf: String!) { populateMonthEnd(assetId: $asset, asOf: $asOf) { id } }', { asset, asOf });
  const until = Date.now() + CLOSING_MS;
  while (Date.now() < until) {
    const { monthEnd } = await askWith<{ monthEnd: { latest: string | null } }>(
      token,
      'query ($asset: ID!) { monthEnd(assetId: $asset) { latest } }',
      { asset },
    );
    if (monthEnd.latest === asOf) return;
    await new Promise(resume => setTimeout(resume, 300));
  }
  throw new Error(`${asOf} was not populated in time`);
}
