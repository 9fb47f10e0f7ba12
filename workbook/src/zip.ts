export type ZipEntry = { path: string; text: Iterable<string> };

/**
 * A zip of texts, deflated. Both Node and browsers have the compressor, so one writer serves both. Entries carry no time: equal texts
 * give equal bytes.
 */
export async function zip(entries: readonly ZipEntry[]): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const index: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const { path, text } of entries) {
    const packed = await pack(text);
    const name = new TextEncoder().encode(path);
    const facts = { ...packed, name };
    const local = localHeader(facts);
    index.push(centralHeader(facts, offset));
    pieces.push(local, ...packed.pieces);
    offset += local.length + packed.size;
  }
  const indexSize = index.reduce((size, { length }) => size + length, 0);
  return joined([...pieces, ...index, ending(entries.length, indexSize, offset)]);
}

type Packed = { pieces: Uint8Array<ArrayBuffer>[]; size: number; plainSize: number; checksum: number };

async function pack(text: Iterable<string>): Promise<Packed> {
  const encoder = new TextEncoder();
  let checksum = 0xffffffff;
  let plainSize = 0;
  const compressor = new CompressionStream('deflate-raw');
  const written = (async () => {
    const writer = compressor.writable.getWriter();
    for (const part of text) {
      const bytes = encoder.encode(part);
      checksum = crc(checksum, bytes);
      plainSize += bytes.length;
      await writer.write(bytes);
    }
    await writer.close();
  })();
  const [pieces] = await Promise.all([collected(compressor.readable), written]);
  const size = pieces.reduce((sum, { length }) => sum + length, 0);
  return { pieces, size, plainSize, checksum: ~checksum >>> 0 };
}

async function collected(stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>[]> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) pieces.push(new Uint8Array(next.value));
  return pieces;
}

type Facts = Packed & { name: Uint8Array };

const DEFLATED = 8;
const UTF8_NAMES = 0x0800;
const VERSION = 20;
/** 1 January 1980, the first day a zip knows. */
const NO_DATE = 0x21;

function localHeader(facts: Facts): Uint8Array<ArrayBuffer> {
  const { bytes, put } = header(30 + facts.name.length);
  put(4, 0x04034b50);
  shared(put, facts);
  put(2, 0);
  bytes.set(facts.name, 30);
  return bytes;
}

function centralHeader(facts: Facts, offset: number): Uint8Array<ArrayBuffer> {
  const { bytes, put } = header(46 + facts.name.length);
  put(4, 0x02014b50);
  put(2, VERSION);
  shared(put, facts);
  // No extra field, no comment, first disk, no attributes.
  for (const size of [2, 2, 2, 2, 4] as const) put(size, 0);
  put(4, offset);
  bytes.set(facts.name, 46);
  return bytes;
}

/** The fields both headers have, in the same order. */
function shared(put: Put, { checksum, size, plainSize, name }: Facts): void {
  put(2, VERSION);
  put(2, UTF8_NAMES);
  put(2, DEFLATED);
  put(2, 0);
  put(2, NO_DATE);
  put(4, checksum);
  put(4, size);
  put(4, plainSize);
  put(2, name.length);
}

function ending(count: number, size: number, offset: number): Uint8Array<ArrayBuffer> {
  const { bytes, put } = header(22);
  put(4, 0x06054b50);
  put(4, 0);
  put(2, count);
  put(2, count);
  put(4, size);
  put(4, offset);
  put(2, 0);
  return bytes;
}

type Put = (size: 2 | 4, value: number) => void;

function header(length: number): { bytes: Uint8Array<ArrayBuffer>; put: Put } {
  const bytes = new Uint8Array(length);
  const view = new DataView(bytes.buffer);
  let at = 0;
  const put: Put = (size, value) => {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += size;
  };
  return { bytes, put };
}

function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(pieces.reduce((size, { length }) => size + length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
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
