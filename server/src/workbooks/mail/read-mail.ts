import PostalMime, { addressParser, type Address } from 'postal-mime';
import { MAX_HEAD_BYTES } from './head-of';

/** What the headers of a message say. Nothing of it is believed here: who may be believed is decided by whoever knows the mail server. */
export type MailHead = {
  /** The addresses in From, of every such header. */
  from: string[];
  /** Every address the message names as one it goes to, also those a mail server has added on delivery. */
  recipients: string[];
  /** Authentication-Results, unread. */
  results: string[];
  messageId: string;
  date: string;
  subject: string;
  /** Written by a program, and so not to be answered. */
  isAutomatic: boolean;
  /** A bounce or another report of a mail server. */
  isBounce: boolean;
};

export type Attachment = { name: string; bytes: Uint8Array };

const LIMITS = { maxNestingDepth: 20, maxHeadersSize: MAX_HEAD_BYTES, forceRfc822Attachments: true };
const HEADERS = 2_000;
const ADDRESSES = 500;
const RESULTS = 50;
const TEXT = 4_000;
const EDGES = 1_000;

/** Reads the part before the body, which is all it is given. */
export async function readHead(bytes: Uint8Array): Promise<MailHead> {
  const { headers } = await PostalMime.parse(Buffer.from(bytes), LIMITS);
  if (headers.length > HEADERS) throw new Error('too many headers');
  const all = (...keys: string[]): string[] => headers.filter(({ key }) => keys.includes(key)).map(({ value }) => value.slice(0, TEXT));
  const first = (key: string): string => all(key)[0] ?? '';
  const has = (key: string, pattern: RegExp): boolean => all(key).some(value => pattern.test(value));
  const isBounce = has('return-path', /^<>/) || has('content-type', /^multipart\/report/i);
  return {
    from: addressesIn(all('from')),
    recipients: addressesIn(all('delivered-to', 'x-original-to', 'envelope-to', 'to', 'cc')),
    results: all('authentication-results').slice(0, RESULTS),
    messageId: first('message-id'),
    date: first('date'),
    subject: (await PostalMime.parse(`Subject: ${first('subject')}\n\n`, LIMITS)).subject ?? '',
    isBounce,
    isAutomatic:
      isBounce ||
      has('auto-submitted', /^(?!\s*no\b)/i) ||
      has('precedence', /bulk|list|junk|auto/i) ||
      all('list-id', 'list-unsubscribe', 'x-autoreply', 'x-autorespond').length > 0,
  };
}

const addressesIn = (values: readonly string[]): string[] => values.flatMap(value => flat(addressParser(value))).slice(0, ADDRESSES);

const flat = (found: readonly Address[]): string[] =>
  found
    .flatMap(one => (one.group ? one.group.map(({ address }) => address ?? '') : [one.address ?? '']))
    .map(address => address.toLowerCase());

/** What a report may be called. Signatures, pictures and forwarded messages are not opened. */
const REPORT = /\.(xlsx|xlsm|xls|csv)$/i;

/** The attached reports, at most one more than `most`. Attached messages stay closed, so that none hides in another. */
export async function readReports(bytes: Uint8Array, most: number): Promise<Attachment[]> {
  if (countEdges(bytes) > EDGES) throw new Error('too many parts');
  const { attachments } = await PostalMime.parse(Buffer.from(bytes), LIMITS);
  return attachments
    .filter(({ filename }) => REPORT.test(filename ?? ''))
    .slice(0, most + 1)
    .map(({ filename, content }) => ({ name: filename ?? '', bytes: bytesOf(content) }));
}

/** Lines that may divide parts: the parser's time grows with the square of the parts. */
function countEdges(bytes: Uint8Array): number {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let count = 0;
  for (let at = content.indexOf('\n--'); at >= 0 && count <= EDGES; at = content.indexOf('\n--', at + 1)) count++;
  return count;
}

const bytesOf = (content: ArrayBuffer | Uint8Array | string): Uint8Array =>
  typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
