import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, type CipherGCMTypes } from 'node:crypto';

/**
 * The ways of sealing, by the name that precedes the sealed text. To replace one, add it here and make it current; texts sealed in an older
 * way can still be read.
 */
const GENERATIONS = {
  a: { cipher: 'aes-256-gcm', purpose: 'hakaru seal' },
  c: { cipher: 'chacha20-poly1305', purpose: 'hakaru seal c' },
} as const satisfies Record<string, { cipher: CipherGCMTypes | 'chacha20-poly1305'; purpose: string }>;
export type Generation = keyof typeof GENERATIONS;
const CURRENT: Generation = 'a';
/** Texts sealed before ways had names. */
const UNNAMED: Generation = 'a';

const TAG_BYTES = 16;
const IV_BYTES = 12;

/** Encrypts a value for temporary storage in the database, readable only with the secret. */
export function seal(secret: string, value: unknown, generation: Generation = CURRENT): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(cipherOf(generation), keyFrom(secret, generation), iv, { authTagLength: TAG_BYTES });
  const body = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
  return `${generation}.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`;
}

/** Throws if the text was changed or sealed with another secret. */
export function unseal(secret: string, text: string): unknown {
  const [name, sealed] = text.includes('.') ? text.split('.') : [UNNAMED, text];
  if (!isGeneration(name)) throw new Error('sealed in a way that is not known');
  const bytes = Buffer.from(sealed ?? '', 'base64url');
  const iv = bytes.subarray(0, IV_BYTES);
  const decipher = createDecipheriv(cipherOf(name), keyFrom(secret, name), iv, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const body = bytes.subarray(IV_BYTES + TAG_BYTES);
  return JSON.parse(Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')) as unknown; // JSON.parse returns any
}

/** Reads what was sealed with the current secret, or with the previous one, as before a rotation or by a node without the new one. */
export function unsealAs({ secret, secretPrevious }: Secrets, text: string): unknown {
  try {
    return unseal(secret, text);
  } catch (error) {
    if (secretPrevious === undefined) throw error;
    return unseal(secretPrevious, text);
  }
}

/** The current secret, and the previous one during a rotation. */
export type Secrets = { readonly secret: string; readonly secretPrevious?: string | undefined };

const isGeneration = (name: string | undefined): name is Generation => name !== undefined && Object.hasOwn(GENERATIONS, name);

/** Both are called in the same way, but Node's types name only one. */
const cipherOf = (generation: Generation): CipherGCMTypes => GENERATIONS[generation].cipher as CipherGCMTypes; // chacha20-poly1305 takes and returns the same

function keyFrom(secret: string, generation: Generation): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', GENERATIONS[generation].purpose, 32));
}
