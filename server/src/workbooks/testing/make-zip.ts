import { deflateRawSync } from 'node:zlib';

const CENTRAL = 0x02014b50;
const END = 0x06054b50;

/** Makes the headers of one part declare a wrong unpacked size. */
export function patchSizes(zip: Buffer, name: string, size: number): Buffer {
  const bytes = Buffer.from(zip);
  for (let at = bytes.indexOf(name); at >= 0; at = bytes.indexOf(name, at + 1)) {
    if (at >= 46 && bytes.readUInt32LE(at - 46) === CENTRAL) bytes.writeUInt32LE(size, at - 46 + 24);
  }
  return bytes;
}

export function withComment(zip: Buffer, comment: string): Buffer {
  const bytes = Buffer.from(zip);
  bytes.writeUInt16LE(Buffer.byteLength(comment), bytes.length - 2);
  return Buffer.concat([bytes, Buffer.from(comment)]);
}

/** An archive whose directory names one compressed part five hundred times under the same name, each unpacking to 20 MB. */
export function quine(name: string): Buffer {
  const content = Buffer.alloc(2_000_000, ' ');
  const packed = deflateRawSync(content);
  const local = Buffer.concat([header(0x04034b50, name, { packed, content }), Buffer.from(name), packed]);
  const entry = Buffer.concat([header(CENTRAL, name, { packed, content }), Buffer.from(name)]);
  const central = Buffer.concat(Array.from({ length: 500 }, () => entry));
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(500, 8);
  end.writeUInt16LE(500, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, end]);
}

function header(signature: number, name: string, { packed, content }: { packed: Buffer; content: Buffer }): Buffer {
  const isCentral = signature === CENTRAL;
  const bytes = Buffer.alloc(isCentral ? 46 : 30);
  const shift = isCentral ? 2 : 0;
  bytes.writeUInt32LE(signature, 0);
  bytes.writeUInt16LE(20, 4 + shift);
  bytes.writeUInt16LE(8, 8 + shift);
  bytes.writeUInt32LE(packed.length, 18 + shift);
  bytes.writeUInt32LE(content.length, 22 + shift);
  bytes.writeUInt16LE(Buffer.byteLength(name), 26 + shift);
  return bytes;
}
