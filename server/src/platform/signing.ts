import { createPrivateKey, createPublicKey, hkdfSync, sign, type KeyObject } from 'node:crypto';

/** The prefix that makes 32 bytes a private Ed25519 key in PKCS 8. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

function keyFrom(secret: string): KeyObject {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'hakaru certificates', 32));
  return createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' });
}

export type Signature = { algorithm: 'Ed25519'; publicKey: string; signature: string };

/** Signs content for this installation: anybody can verify it with the public key, only the secret can create it. */
export function signedBy(secret: string, content: string | Buffer): Signature {
  const key = keyFrom(secret);
  return { algorithm: 'Ed25519', publicKey: publicKeyOf(secret), signature: sign(null, Buffer.from(content), key).toString('base64') };
}

/** The public key in PEM. */
export const publicKeyOf = (secret: string): string => createPublicKey(keyFrom(secret)).export({ type: 'spki', format: 'pem' }).toString();
