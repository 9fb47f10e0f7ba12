/** The file formats that can be uploaded, beside tables. The extension must match the actual content. */
export const fileFormats = {
  pdf: { type: 'application/pdf', ends: ['pdf'], isWhole: isWholePdf },
  // The archive's content is checked when it is read, in a process of its own.
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ends: ['xlsx'],
    isWhole: (bytes: Uint8Array) => startsWith(bytes, 0x50, 0x4b, 0x03, 0x04),
  },
  png: { type: 'image/png', ends: ['png'], isWhole: isWholePng },
  jpg: { type: 'image/jpeg', ends: ['jpg', 'jpeg'], isWhole: isWholeJpeg },
} as const;

export type FileFormat = keyof typeof fileFormats;

/**
 * The format of these bytes from first to last, or null: a file with content after its end is refused.
 *
 * @example formatOf(new TextEncoder().encode('%PDF-1.7 … startxref 9 %%EOF')) // 'pdf'
 */
export function formatOf(bytes: Uint8Array): FileFormat | null {
  return (['pdf', 'xlsx', 'png', 'jpg'] as const).find(format => fileFormats[format].isWhole(bytes)) ?? null;
}

/** Whether a file of this format may have this name: it must end in one of the format's extensions and contain no control characters. */
export function isNamedAs(format: FileFormat, name: string): boolean {
  const end = /^[^\p{Cc}]+\.([a-z]+)$/iu.exec(name)?.[1]?.toLowerCase();
  return fileFormats[format].ends.some(known => known === end);
}

const startsWith = (bytes: Uint8Array, ...magic: number[]): boolean => magic.every((byte, at) => bytes[at] === byte);

const latin = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

const PDF_TAIL = 1024;

/** The cross-reference table must be at the end, so that readers need not guess. */
function isWholePdf(bytes: Uint8Array): boolean {
  return latin(bytes.subarray(0, 5)) === '%PDF-' && /startxref\s+\d+\s+%%EOF\s*$/.test(latin(bytes.subarray(-PDF_TAIL)));
}

const PNG_HEAD = 8;
const CHUNK_FRAME = 12; // length, name and checksum around a chunk's content

/** A header, consecutive chunks without a gap, and nothing after the last. */
function isWholePng(bytes: Uint8Array): boolean {
  if (!startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = PNG_HEAD; at + CHUNK_FRAME <= bytes.length;) {
    const kind = latin(bytes.subarray(at + 4, at + 8));
    if ((at === PNG_HEAD) !== (kind === 'IHDR')) return false;
    at += CHUNK_FRAME + view.getUint32(at);
    if (kind === 'IEND') return at === bytes.length;
  }
  return false;
}

const MARKER = 0xff;
const FIRST_SCAN = 0xda;
const END = 0xd9;

/** Consecutive segments up to the picture itself, and nothing after the end marker. */
function isWholeJpeg(bytes: Uint8Array): boolean {
  if (!startsWith(bytes, MARKER, 0xd8, MARKER) || bytes.at(-2) !== MARKER || bytes.at(-1) !== END) return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 2; at + 4 <= bytes.length; at += 2 + view.getUint16(at + 2)) {
    if (bytes[at] !== MARKER) return false;
    if (bytes[at + 1] === FIRST_SCAN) return true;
  }
  return false;
}
