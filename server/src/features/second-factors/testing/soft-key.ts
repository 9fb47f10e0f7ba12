import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type { NewPasskey, PasskeyAnswer, PasskeyCreation, PasskeyQuestion } from '@hakaru/contract/passkeys';

/** What a dishonest browser or device would change. */
export type Lie = {
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  crossOrigin?: boolean;
  /** Whether the device asked its user for a finger or a PIN. */
  isVerified?: boolean;
  counter?: number;
  userHandle?: string | null;
  id?: string;
  format?: 'none' | 'packed';
};

type Cbor = number | string | Buffer | ReadonlyMap<number | string, Cbor> | readonly Cbor[];

/** As much of CBOR as an attestation needs. */
export function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if ('entries' in value && 'size' in value) return Buffer.concat([head(5, value.size), ...[...value].flatMap(pair => pair.map(cbor))]);
  return Buffer.concat([head(4, value.length), ...value.map(cbor)]);
}

function head(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(major << 5) | size]);
  if (size < 256) return Buffer.from([(major << 5) | 24, size]);
  return Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
}

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();
const PRESENT = 1;
const VERIFIED = 4;
const KEY_INCLUDED = 64;

/** A device with one passkey (ES256), which signs whatever it is told to. */
export class SoftKey {
  readonly credentialId = randomBytes(32);
  readonly origin: string;
  #counter = 0;
  #userHandle = '';
  readonly #publicKey: KeyObject;
  readonly #privateKey: KeyObject;

  constructor(origin: string) {
    this.origin = origin;
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#publicKey = publicKey;
    this.#privateKey = privateKey;
  }

  create({ challenge, rpId, userHandle }: PasskeyCreation, lie: Lie = {}): NewPasskey {
    this.#userHandle = userHandle;
    const clientData = this.#clientData('webauthn.create', challenge, lie);
    const { x = '', y = '' } = this.#publicKey.export({ format: 'jwk' });
    const point = (part: string) => Buffer.from(part, 'base64url');
    const key = cbor(new Map<number, Cbor>([[1, 2], [3, -7], [-1, 1], [-2, point(x)], [-3, point(y)]])); // oxfmt-ignore
    const length = Buffer.from([0, this.credentialId.length]);
    const data = Buffer.concat([this.#head(rpId, lie, KEY_INCLUDED), Buffer.alloc(16), length, this.credentialId, key]);
    const { format = 'none' } = lie;
    const certified: [string, Cbor][] = [['alg', -7], ['sig', randomBytes(70)], ['x5c', [randomBytes(300)]]]; // oxfmt-ignore
    const statement = new Map(format === 'none' ? [] : certified);
    const attestation = cbor(new Map<string, Cbor>([['fmt', format], ['attStmt', statement], ['authData', data]])); // oxfmt-ignore
    return {
      id: lie.id ?? this.credentialId.toString('base64url'),
      clientData: clientData.toString('base64url'),
      attestation: attestation.toString('base64url'),
      transports: ['internal', 'telepathy'],
    };
  }

  answer({ challenge, rpId }: PasskeyQuestion, lie: Lie = {}): PasskeyAnswer {
    const clientData = this.#clientData('webauthn.get', challenge, lie);
    const data = this.#head(rpId, lie, 0);
    return {
      id: lie.id ?? this.credentialId.toString('base64url'),
      clientData: clientData.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', Buffer.concat([data, sha256(clientData)]), this.#privateKey).toString('base64url'),
      userHandle: lie.userHandle === undefined ? this.#userHandle : lie.userHandle,
    };
  }

  #clientData(type: string, challenge: string, lie: Lie): Buffer {
    const { origin = this.origin, crossOrigin = false } = lie;
    return Buffer.from(JSON.stringify({ type: lie.type ?? type, challenge: lie.challenge ?? challenge, origin, crossOrigin }));
  }

  /** The device's own statement: for which site, who was there, and how often the key was used. */
  #head(rpId: string, { isVerified = true, counter, ...lie }: Lie, flags: number): Buffer {
    this.#counter = counter ?? this.#counter + 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.#counter);
    return Buffer.concat([sha256(lie.rpId ?? rpId), Buffer.from([PRESENT | (isVerified ? VERIFIED : 0) | flags]), count]);
  }
}
