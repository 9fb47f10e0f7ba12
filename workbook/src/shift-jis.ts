/** Bytes in Shift_JIS for older ledgers, and which characters it has none for; each of those became a question mark. */
export function shiftJis(text: string): { bytes: Uint8Array<ArrayBuffer>; missing: string[] } {
  table ??= readTable();
  const bytes: number[] = [];
  const missing = new Set<string>();
  for (const character of text.normalize('NFC')) {
    const code = table.get(character) ?? table.get(SAME_SIGN[character] ?? '');
    if (code === undefined) missing.add(character);
    const known = code ?? QUESTION;
    if (known > 0xff) bytes.push(known >> 8);
    bytes.push(known & 0xff);
  }
  return { bytes: Uint8Array.from(bytes), missing: [...missing] };
}

const QUESTION = 0x3f;

/** Signs that two worlds write with different code points. */
const SAME_SIGN: Readonly<Record<string, string>> = {
  '−': '－',
  '〜': '～',
  '‖': '∥',
  '—': '―',
  '¢': '￠',
  '£': '￡',
  '¬': '￢',
  '\u00a0': ' ',
  '·': '・',
  '–': '‐',
};

let table: Map<string, number> | undefined;

/** Every platform can read Shift_JIS and none can write it: reading all its codes once gives the way back. */
function readTable(): Map<string, number> {
  const decoder = new TextDecoder('shift_jis');
  const found = new Map<string, number>();
  const learn = (code: number, bytes: number[]) => {
    const character = decoder.decode(Uint8Array.from(bytes));
    if (character.includes('\ufffd') || [...character].length !== 1 || found.has(character)) return;
    found.set(character, code);
  };
  for (let byte = 0; byte < 0x80; byte++) learn(byte, [byte]);
  for (let byte = 0xa1; byte < 0xe0; byte++) learn(byte, [byte]);
  // The user's own area (from 0xF0) is left out; NEC's and IBM's rows hold 髙 and 﨑.
  for (let high = 0x81; high <= 0xfc; high++) {
    if ((high > 0x9f && high < 0xe0) || (high >= 0xf0 && high < 0xfa)) continue;
    for (let low = 0x40; low <= 0xfc; low++) if (low !== 0x7f) learn(high * 256 + low, [high, low]);
  }
  return found;
}
