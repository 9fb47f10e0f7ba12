import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { createDeflateRaw } from 'node:zlib';

export type ZipPart = {
  path: string;
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  /** Called when a part is written, before the next begins. */ done?: (facts: PartFacts) => void;
};
export type PartFacts = { bytes: number; sha256: string };

/**
 * A zip that is sent while it is being made, so that it may be larger than memory and disk. Sizes follow each part; a part may have up to 4
 * GiB, the whole any size. Parts have no time, so equal contents give equal bytes.
 */
export async function* zipStream(parts: AsyncIterable<ZipPart>): AsyncGenerator<Buffer> {
  const index: Buffer[] = [];
  let offset = 0;
  for await (const { path, content, done } of parts) {
    const name = Buffer.from(path, 'utf8');
    const start = offset;
    const head = localHeader(name);
    yield head;
    offset += head.length;
    const measured = new Measure();
    for await (const piece of deflated(measured.through(content))) {
      measured.packed += piece.length;
      yield piece;
    }
    const tail = descriptor(measured);
    yield tail;
    offset += measured.packed + tail.length;
    index.push(centralHeader(name, measured, start));
    done?.({ bytes: measured.bytes, sha256: measured.hash.digest('hex') });
  }
  for (const header of index) yield header;
  const size = index.reduce((sum, { length }) => sum + length, 0);
  yield ending(index.length, size, offset);
}

class Measure {
  bytes = 0;
  packed = 0;
  readonly hash = createHash('sha256');
  private sum = 0xffffffff;

  async *through(content: ZipPart['content']): AsyncGenerator<Uint8Array> {
    for await (const piece of content) {
      this.bytes += piece.length;
      if (this.bytes > MOST) throw new Error('a part of an archive has more than 4 GiB');
      this.hash.update(piece);
      this.sum = crc(this.sum, piece);
      yield piece;
    }
  }

  get checksum(): number {
    return ~this.sum >>> 0;
  }
}

async function* deflated(content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  const packer = createDeflateRaw({ level: 5 });
  const source = Readable.from(content, { objectMode: false });
  source.on('error', error => packer.destroy(error)); // piping alone would leave the reader waiting
  source.pipe(packer);
  yield* packer as AsyncIterable<Buffer>; // a compressor yields buffers
}

const MOST = 0xffffffff;
const DEFLATED = 8;
/** File names in UTF-8, sizes after the content. */
const FLAGS = 0x0808;
const VERSION = 20;
const VERSION_64 = 45;
/** 1 January 1980, the earliest date a zip can hold. */
const NO_DATE = 0x21;

const two = (...values: number[]): Buffer => Buffer.concat(values.map(value => numbered(2, value)));
const four = (...values: number[]): Buffer => Buffer.concat(values.map(value => numbered(4, value)));
const eight = (...values: number[]): Buffer => Buffer.concat(values.map(value => { const bytes = Buffer.alloc(8); bytes.writeBigUInt64LE(BigInt(value)); return bytes; })); // oxfmt-ignore

function numbered(size: 2 | 4, value: number): Buffer {
  const bytes = Buffer.alloc(size);
  bytes.writeUIntLE(value, 0, size);
  return bytes;
}

const localHeader = (name: Buffer): Buffer =>
  Buffer.concat([four(0x04034b50), two(VERSION, FLAGS, DEFLATED, 0, NO_DATE), four(0, 0, 0), two(name.length, 0), name]);

const descriptor = ({ checksum, packed, bytes }: Measure): Buffer => four(0x08074b50, checksum, packed, bytes);

function centralHeader(name: Buffer, { checksum, packed, bytes }: Measure, offset: number): Buffer {
  const isFar = offset >= MOST;
  const far = isFar ? Buffer.concat([two(1, 8), eight(offset)]) : Buffer.alloc(0);
  const version = isFar ? VERSION_64 : VERSION;
  return Buffer.concat([
    four(0x02014b50),
    two(version, version, FLAGS, DEFLATED, 0, NO_DATE),
    four(checksum, packed, bytes),
    two(name.length, far.length, 0, 0, 0),
    four(0, isFar ? MOST : offset),
    name,
    far,
  ]);
}

function ending(count: number, size: number, offset: number): Buffer {
  const plain = [Math.min(count, 0xffff), Math.min(size, MOST), Math.min(offset, MOST)] as const;
  const end = Buffer.concat([four(0x06054b50), two(0, 0, plain[0], plain[0]), four(plain[1], plain[2]), two(0)]);
  if (count < 0xffff && size < MOST && offset < MOST) return end;
  const far = Buffer.concat([four(0x06064b50), eight(44), two(VERSION_64, VERSION_64), four(0, 0), eight(count, count, size, offset)]);
  return Buffer.concat([far, four(0x07064b50, 0), eight(offset + size), four(1), end]);
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function crc(start: number, bytes: Uint8Array): number {
  let value = start;
  for (const byte of bytes) value = (CRC_TABLE[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return value;
}
