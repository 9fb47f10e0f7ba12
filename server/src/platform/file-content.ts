import { createHash, randomUUID } from 'node:crypto';
import { Readable, Transform } from 'node:stream';

/** Stored under a generated name: a user's file name never becomes part of a path. */
export function newFileKey(organisationId: string): string {
  return checkedKey(`${organisationId}/${randomUUID()}`);
}

/** Refuses anything that is not a key of ours before it becomes a path. */
export function checkedKey(key: string): string {
  if (!KEY.test(key)) throw new Error('not a file key');
  return key;
}

const KEY = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Measures the size and hash of the content that passes through. */
export function createMeter(): Transform & { bytes: number; sha256(): string } {
  const hash = createHash('sha256');
  const meter = Object.assign(
    new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        meter.bytes += chunk.length;
        done(null, chunk);
      },
    }),
    { bytes: 0, sha256: () => hash.digest('hex') },
  );
  return meter;
}

export function asStream(content: Readable | Buffer): Readable {
  return Buffer.isBuffer(content) ? Readable.from([content]) : content;
}
