// Hakaru for programs: figures as tables, and workbooks sent and followed to their findings. One file, no dependency, Node 20 or newer.

export type HakaruOptions = {
  /** Where Hakaru answers, as in https://hakaru.example. */
  url: string;
  /** A service token, from Settings › Integrations. */
  token: string;
  /** How long one request may take. */
  timeoutMs?: number;
  /** How often a request is tried again after 429 and 503; what was sent twice counts once. */
  retries?: number;
};

/** A column that was asked for and does not exist, and those that may have been meant. */
export type ColumnProblem = {
  column: string;
  at: number;
  reason: 'measure' | 'horizon' | 'noHorizon' | 'horizonMissing';
  nearest: string[];
};

/** Why Hakaru refused: its code, the fields that are wrong, and for figures which columns. */
export class HakaruError extends Error {
  override readonly name = 'HakaruError';
  constructor(
    message: string,
    readonly status: number,
    readonly code: string,
    readonly fields: Readonly<Record<string, readonly string[]>> = {},
    readonly columns: readonly ColumnProblem[] = [],
  ) {
    super(message);
  }
}

export type Asset = { assetId: string; ref: string; nameEn: string; nameJp: string; asOf: string | null };
export type GridRows = 'root' | 'classes' | 'accounts' | 'mandates' | 'subMandates' | 'benchmarks';
/** Figures as a table: a value is decimal text, so that no digit is lost, or null where there is none. */
export type Table = { columns: string[]; rows: { entityId: string; ref: string; name: string; values: (string | null)[] }[] };

export type ImportStatus =
  | 'created'
  | 'preprocessed'
  | 'processing'
  | 'error'
  | 'warning'
  | 'validated'
  | 'staged'
  | 'approved'
  | 'revalidated';
export type Finding = {
  severity: 'error' | 'warning' | 'info';
  code: string;
  sheet: string;
  cell: string | null;
  value: string | null;
  what: { en: string; jp: string };
  remedy: { en: string; jp: string };
};
export type Followed = { id: string; status: ImportStatus; rows: number; errors: number; warnings: number; findings: Finding[] };
export type Workbook = { name: string; bytes: Uint8Array; kind?: string; ownerId?: string };

const ASSETS = 'query ($page: Int) { assetList(page: $page) { data { assetId ref nameEn nameJp asOf } paginatorInfo { lastPage } } }';
const NAMES = 'query ($assetId: ID!) { book(assetId: $assetId) { entities { id ref name { en jp } } } }';
const GRID = `query ($assetId: ID!, $asOf: String!, $columns: [String!]!, $rows: GridRows) {
  figureGrid(assetId: $assetId, asOf: $asOf, columns: $columns, rows: $rows) { entityId figures { value } } }`;
const IMPORT = 'query ($id: ID!) { import(id: $id) { id status rows errors warnings refusal { code message { en } } } }';
const FINDINGS = `query ($id: ID!, $page: Int) { importFindings(id: $id, page: $page) {
  data { severity code sheet cell value what { en jp } remedy { en jp } } paginatorInfo { lastPage } } }`;

/** The documents this client asks with, for whoever wants to check them against a schema. */
export const documents: readonly string[] = [ASSETS, NAMES, GRID, IMPORT, FINDINGS];

const AT_WORK: readonly ImportStatus[] = ['created', 'preprocessed', 'processing'];
type Paged<Row> = { data: Row[]; paginatorInfo: { lastPage: number } };
type Refused = { message?: string; extensions?: { code?: string; validation?: Record<string, string[]>; columns?: ColumnProblem[] } };

export class Hakaru {
  constructor(private readonly options: HakaruOptions) {}

  /** Any question of the public schema. */
  async query<Data>(document: string, variables: Record<string, unknown> = {}): Promise<Data> {
    const body = JSON.stringify({ query: document, variables });
    const response = await this.send('/graphql', { method: 'POST', body, headers: { 'content-type': 'application/json' } });
    const { data, errors } = (await response.json()) as { data?: Data; errors?: Refused[] }; // what GraphQL answers
    const [first] = errors ?? [];
    if (first || data === undefined) {
      const { code = 'invalid', validation, columns } = first?.extensions ?? {};
      throw new HakaruError(first?.message ?? 'No data.', response.status, code, validation, columns);
    }
    return data;
  }

  /** The assets the token may read. */
  async assets(): Promise<Asset[]> {
    return await this.allPages(async page => (await this.query<{ assetList: Paged<Asset> }>(ASSETS, { page })).assetList);
  }

  /** Figures of one day as a table: a row for each entity, a column for each of measure[.horizon]. */
  async table(ask: { assetId: string; asOf: string; columns: string[]; rows?: GridRows }): Promise<Table> {
    type Grid = { figureGrid: { entityId: string; figures: { value: string | null }[] }[] };
    type Book = { book: { entities: { id: string; ref: string; name: { en: string; jp: string } }[] } };
    const { figureGrid } = await this.query<Grid>(GRID, ask);
    const { book } = await this.query<Book>(NAMES, { assetId: ask.assetId });
    const entities = new Map(book.entities.map(entity => [entity.id, entity]));
    const rows = figureGrid.map(({ entityId, figures }) => {
      const entity = entities.get(entityId);
      return { entityId, ref: entity?.ref ?? '', name: entity?.name.en ?? '', values: figures.map(({ value }) => value) };
    });
    return { columns: [...ask.columns], rows };
  }

  /** Sends a workbook and answers the import it became. The same bytes sent again are the same import. */
  async sendWorkbook({ name, bytes, kind, ownerId }: Workbook): Promise<{ id: string }> {
    const form = new FormData();
    if (kind) form.append('kind', kind);
    if (ownerId) form.append('ownerId', ownerId);
    form.append('file', new Blob([new Uint8Array(bytes)]), name);
    const response = await this.send('/imports', { method: 'POST', body: form, headers: { 'idempotency-key': crypto.randomUUID() } });
    return (await response.json()) as { id: string }; // what the route answers
  }

  /** Waits until the checks are through, and answers what they found. */
  async follow(id: string, { everyMs = 1_000, atMostMs = 300_000 } = {}): Promise<Followed> {
    type Answer = { import: Omit<Followed, 'findings'> & { refusal: { code: string; message: { en: string } } | null } };
    const end = Date.now() + atMostMs;
    for (;;) {
      const { import: one } = await this.query<Answer>(IMPORT, { id });
      if (one.refusal) throw new HakaruError(one.refusal.message.en, 422, one.refusal.code);
      if (!AT_WORK.includes(one.status)) {
        const { status, rows, errors, warnings } = one;
        return { id, status, rows, errors, warnings, findings: await this.findings(id) };
      }
      if (Date.now() > end) throw new HakaruError(`The import ${id} is still ${one.status}.`, 504, 'timeout');
      await wait(everyMs);
    }
  }

  private async findings(id: string): Promise<Finding[]> {
    return await this.allPages(async page => (await this.query<{ importFindings: Paged<Finding> }>(FINDINGS, { id, page })).importFindings);
  }

  private async allPages<Row>(read: (page: number) => Promise<Paged<Row>>): Promise<Row[]> {
    const rows: Row[] = [];
    for (let page = 1; ; page++) {
      const { data, paginatorInfo } = await read(page);
      rows.push(...data);
      if (page >= paginatorInfo.lastPage) return rows;
    }
  }

  private async send(path: string, init: { method: string; body: string | FormData; headers: Record<string, string> }): Promise<Response> {
    const { url, token, timeoutMs = 60_000, retries = 4 } = this.options;
    for (let tried = 0; ; tried++) {
      const response = await fetch(`${url.replace(/\/$/, '')}/api${path}`, {
        ...init,
        headers: { ...init.headers, authorization: `Bearer ${token}`, accept: 'application/json' },
        redirect: 'error', // a token goes to no other place than the one named
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (response.ok) return response;
      if ((response.status !== 429 && response.status !== 503) || tried >= retries) throw await refusalOf(response);
      await wait(1_000 * Math.max(1, Number(response.headers.get('retry-after')) || 2 ** tried));
    }
  }
}

/** A table as lines of comma-separated values, for whatever reads those. */
export function toCsv({ columns, rows }: Table): string {
  const cell = (value: string | null): string =>
    value === null ? '' : /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
  const lines = [['ref', 'name', ...columns], ...rows.map(({ ref, name, values }) => [ref, name, ...values])];
  return lines.map(line => `${line.map(cell).join(',')}\r\n`).join('');
}

/**
 * Whether a webhook came from Hakaru: `hakaru-signature` names the second it was signed and one HMAC-SHA256 for each secret in force.
 * Older than five minutes counts as false.
 */
export async function isSigned(body: string, header: string, secret: string, nowSeconds = Date.now() / 1_000): Promise<boolean> {
  const parts = header.split(',').map(part => part.trim().split('='));
  const at = Number(parts.find(([name]) => name === 't')?.[1]);
  if (!Number.isFinite(at) || Math.abs(nowSeconds - at) > 300) return false;
  const bytes = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', bytes.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
  const signed = bytes.encode(`${at}.${body}`);
  const given = parts.flatMap(([name, value = '']) => (name === 'v1' && /^[0-9a-f]{64}$/.test(value) ? [value] : []));
  const judged = given.map(hex =>
    crypto.subtle.verify(
      'HMAC',
      key,
      Uint8Array.from(hex.match(/../g) ?? [], pair => Number.parseInt(pair, 16)),
      signed,
    ),
  );
  return (await Promise.all(judged)).some(Boolean);
}

const wait = (ms: number): Promise<void> => new Promise(resume => setTimeout(resume, ms));

async function refusalOf(response: Response): Promise<HakaruError> {
  const answer = (await response.json().catch(() => ({}))) as { message?: string; errors?: Record<string, string[]> }; // what REST refuses with
  const code = response.status === 401 ? 'unauthenticated' : response.status === 403 ? 'unauthorized' : `http${response.status}`;
  return new HakaruError(answer.message ?? response.statusText, response.status, code, answer.errors);
}
