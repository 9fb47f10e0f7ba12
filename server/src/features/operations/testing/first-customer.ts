import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { restingStatuses, type ImportStatus } from '@hakaru/contract/imports';
import { until } from './installation';

const PASSWORD = 'First!Customer2026';

/** Calls the public API like a program of the customer; any refusal is an error. */
export class Caller {
  constructor(
    private readonly url: string,
    private readonly token: string | null = null,
  ) {}

  async ask<Data>(query: string, variables: Record<string, unknown> = {}): Promise<Data> {
    const { data, errors } = await this.post<{ data?: Data; errors?: unknown }>('/graphql', { query, variables });
    if (errors || !data) throw new Error(`${query} was refused: ${JSON.stringify(errors)}`);
    return data;
  }

  /** Calls a mutation that creates something and returns its id. */
  async make(field: string, types: Record<string, string>, values: Record<string, unknown>): Promise<string> {
    const declared = Object.entries(types).map(([name, type]) => `$${name}: ${type}!`);
    const { made } = await this.ask<{ made: { id: string } }>(`mutation (${declared.join(', ')}) { made: ${field} { id } }`, values);
    return made.id;
  }

  async post<Reply>(path: string, body: object): Promise<Reply> {
    return await this.send(path, { 'content-type': 'application/json' }, JSON.stringify(body));
  }

  async sendFile(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
    const form = new FormData();
    form.set('file', new File([bytes], name));
    return (await this.send<{ id: string }>('/imports', {}, form)).id;
  }

  async getFile(path: string): Promise<Buffer<ArrayBuffer>> {
    const reply = await fetch(`${this.url}${path}`, { headers: this.authorization() });
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
    return Buffer.from(await reply.arrayBuffer());
  }

  async signIn(email: string): Promise<Caller> {
    return await this.entered('/login', { email, password: PASSWORD });
  }

  /** Registers through the mailed or printed link and accepts the terms. */
  async register(link: string, name: string): Promise<Caller> {
    const [, token = ''] = /\/passwordreset\/([^\s"]+)/.exec(link) ?? [];
    const caller = await this.entered('/register', { token, name, password: PASSWORD });
    await caller.ask('mutation { registerUser { agreed } }');
    return caller;
  }

  private authorization(): Record<string, string> {
    return this.token ? { authorization: `Bearer ${this.token}` } : {};
  }

  private async entered(path: string, body: object): Promise<Caller> {
    const { access_token } = await this.post<{ access_token: string }>(path, body);
    return new Caller(this.url, access_token);
  }

  private async send<Reply>(path: string, headers: Record<string, string>, body: string | FormData): Promise<Reply> {
    const reply = await fetch(`${this.url}${path}`, { method: 'POST', headers: { ...headers, ...this.authorization() }, body });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${text}`);
    return JSON.parse(text) as Reply; // the caller knows the shape of the response
  }
}

type Client = { id: string; ref: string; admin: Caller };

/** The operators create the organisation and invite its first administrator, who registers through the mail. */
export async function openOrganisation(
  operator: Caller,
  { ref, superuser, dataDir }: { ref: string; superuser: string; dataDir: string },
): Promise<Client> {
  const input = { ref, nameEn: `Pension ${ref}`, nameJp: `年金 ${ref}`, type: 'asset owner', modules: ['owner'], packages: ['reporting'] };
  const id = await operator.make(
    'createOrganisation(input: $input)',
    { input: 'OrganisationInput' },
    { input: { ...input, shell: false, brand: null, sso: null, allowedCidrs: [] } },
  );
  const inside = await operator.signIn(superuser);
  await inside.ask('mutation ($id: ID!) { startImpersonation(organisationId: $id, role: "admin") { id } }', { id });
  const email = `admin@${ref.toLowerCase()}.example`;
  const person = { name: 'Admin', email, title: null, phone_number: null, role: 'admin', packages: [], language: 'en' };
  await inside.make('addUser(input: $input)', { input: 'NewUserInput' }, { input: person });
  let letter = '';
  await until(() => (letter = letterTo(email, dataDir)) !== '');
  return { id, ref, admin: await operator.register(letter, 'Admin') };
}

/** Mails are written to files, because MAIL_IN_FILES is set. */
function letterTo(email: string, dataDir: string): string {
  const folder = join(dataDir, 'outbox');
  try {
    const letters = readdirSync(folder).filter(name => name.endsWith('.json'));
    const texts = letters.map(name => JSON.parse(readFileSync(join(folder, name), 'utf8')) as { to: string; text: string }); // written by mail.ts
    return texts.find(({ to, text }) => to === email && text.includes('/passwordreset/'))?.text ?? '';
  } catch {
    return ''; // does not exist yet
  }
}

/** Creates mandates with a package that requires monthly reports. */
export async function openMandates(admin: Caller, asset: string, refs: readonly string[], firstMonth: string): Promise<void> {
  const report = { kind: 'account', type: 'monthlyReport', name: 'Months', datasets: ['mandates'], frequency: 'monthly', deadlineDays: 10 };
  const packageId = await admin.make(
    'createPackage(input: $input, key: $key)',
    { input: 'PackageInput', key: 'String' },
    { input: report, key: 'the-first-package' },
  );
  for (const ref of refs) {
    const mandate = { ref, name: `Mandate ${ref}`, nameJp: `委託 ${ref}`, openedDate: `${firstMonth.slice(0, 8)}01`, fiscal_year_start: 4 };
    const id = await admin.make(
      'createMandate(assetId: $asset, input: $input)',
      { asset: 'ID', input: 'MandateInput' },
      { asset, input: mandate },
    );
    await admin.make(
      'assignPackage(entityId: $id, packageId: $packageId, input: $input)',
      { id: 'ID', packageId: 'ID', input: 'PackageAssignmentInput' },
      { id, packageId, input: { reportingStart: firstMonth } },
    );
  }
}

/** Sends a file, waits for the worker to read it, approves it, and waits until that is recorded. */
export async function importFile(admin: Caller, name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const id = await admin.sendFile(name, bytes);
  type Approval = { isOpen: boolean; failure: string | null } | null;
  type Read = { import: { status: ImportStatus; version: number; errors: number; approval: Approval } };
  const ask = 'query ($id: ID!) { import(id: $id) { status version errors approval { isOpen failure } } }';
  const read = async (): Promise<Read['import']> => (await admin.ask<Read>(ask, { id })).import;
  let found = await read();
  await until(async () => restingStatuses.includes((found = await read()).status));
  if (found.errors > 0) throw new Error(`${name} has ${found.errors} errors`);
  const approve = 'mutation ($id: ID!, $version: Int!) { approveImport(id: $id, version: $version, reason: "opening history") { status } }';
  await admin.ask(approve, { id, version: found.version });
  await until(async () => !(found = await read()).approval?.isOpen);
  if (found.status !== 'approved') throw new Error(`${name} is ${found.status}: ${found.approval?.failure ?? ''}`);
}

/** Confirms a month and waits for the worker. */
export async function populate(admin: Caller, asset: string, asOf: string): Promise<void> {
  await admin.make('populateMonthEnd(assetId: $asset, asOf: $asOf)', { asset: 'ID', asOf: 'String' }, { asset, asOf });
  type Read = { monthEnd: { latest: string | null } };
  await until(
    async () => (await admin.ask<Read>('query ($id: ID!) { monthEnd(assetId: $id) { latest } }', { id: asset })).monthEnd.latest === asOf,
  );
}
