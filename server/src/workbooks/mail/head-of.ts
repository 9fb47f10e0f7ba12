export const MAX_HEAD_BYTES = 256_000;

/** Where the headers end, with the empty line; a message whose headers are longer than any mail server lets through is refused. */
export function headOf(bytes: Uint8Array): Uint8Array {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, MAX_HEAD_BYTES));
  const ends = ['\r\n\r\n', '\n\n'].map(end => head.indexOf(end)).filter(at => at >= 0);
  if (ends.length === 0 && bytes.byteLength > head.byteLength) throw new Error('the headers have no end');
  return ends.length === 0 ? head : head.subarray(0, Math.min(...ends) + 2);
}
