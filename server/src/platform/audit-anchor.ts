import { createHmac, timingSafeEqual } from 'node:crypto';
import { text } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { auditKey, canonical } from './audit';
import type { App } from './context';

const link = z.object({ seq: z.int(), hash: z.string() });
const retiredKey = z.object({ until: link, sealed: z.string() });
const anchorOf = z.object({
  organisationId: z.string(),
  seam: z.nullable(link),
  head: z.nullable(link),
  at: z.string(),
  retired: z.optional(z.array(retiredKey)),
});

/** A row of a chain: its number and hash. */
export type Link = z.infer<typeof link>;

/**
 * How far a chain reached at a moment, kept outside the database: its newest row, and the last row from before hashes had a key. It is
 * signed, so that it can be lost but not forged. `retired` are the keys of earlier secrets, sealed with the current one, with the last row
 * each may have been used for: a leaked secret can neither add rows after that nor change earlier ones.
 */
export type Anchor = z.infer<typeof anchorOf>;

/** Marks that every chain has been anchored: from then on a chain without an anchor must have begun with the key. */
const EVERYBODY = '00000000-0000-0000-0000-000000000000';
const FILE = '00000000-0000-0000-0000-0000000000a0';

type Keeper = Pick<App, 'files' | 'settings'>;

/** The verified anchor, null when there is none; throws if the signature is not ours. */
export async function readAnchor(app: Keeper, organisationId: string): Promise<Anchor | null> {
  const stored = await app.files.get(keyFor(organisationId));
  return stored && unsign(app, await text(stored), organisationId);
}

/** Verifies a copy of an anchor. */
export function unsign({ settings }: Pick<App, 'settings'>, signed: string, organisationId: string): Anchor {
  const [body = '', mac = ''] = signed.split('\n');
  const { secret, secretPrevious } = settings;
  if (!isOurs(secret, body, mac) && !(secretPrevious && isOurs(secretPrevious, body, mac))) throw new ForgedAnchor();
  const anchor = z.parse(anchorOf, JSON.parse(body));
  if (anchor.organisationId !== organisationId) throw new ForgedAnchor();
  return anchor;
}

function isOurs(secret: string, body: string, mac: string): boolean {
  const ours = macOf(secret, body);
  const given = Buffer.from(mac, 'hex');
  return given.length === ours.length && timingSafeEqual(given, ours);
}

/** Whether the mark of all trails is still signed with the previous secret, so that they have not been re-signed yet. */
export async function isOfPrevious(app: Keeper): Promise<boolean> {
  const stored = await app.files.get(keyFor(EVERYBODY));
  const [body = '', mac = ''] = stored ? (await text(stored)).split('\n') : [];
  const { secretPrevious } = app.settings;
  return secretPrevious !== undefined && isOurs(secretPrevious, body, mac);
}

/** Returns the signed text, for the copy. */
export async function writeAnchor(app: Keeper, anchor: Anchor): Promise<string> {
  const body = canonical(anchor);
  const signed = `${body}\n${macOf(app.settings.secret, body).toString('hex')}`;
  const { organisationId } = anchor;
  await app.files.put(Buffer.from(signed), {
    organisationId,
    contentType: 'text/plain',
    name: 'audit anchor',
    key: keyFor(organisationId),
  });
  return signed;
}

export class ForgedAnchor extends Error {}

export async function isAdopted(app: Keeper): Promise<boolean> {
  return (await readAnchor(app, EVERYBODY)) !== null;
}

export async function markAdopted(app: Keeper, at: Date): Promise<void> {
  await writeAnchor(app, { organisationId: EVERYBODY, seam: null, head: null, at: at.toISOString() });
}

/** The file keys of an organisation's anchor and of the mark that all were anchored. */
export const anchorKeys = (organisationId: string): string[] => [keyFor(organisationId), keyFor(EVERYBODY)];

const keyFor = (organisationId: string): string => `${organisationId}/${FILE}`;
const macOf = (secret: string, body: string): Buffer => createHmac('sha256', auditKey(secret)).update('anchor').update(body).digest();
