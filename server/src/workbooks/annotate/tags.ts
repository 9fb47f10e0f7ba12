/** A tag in an XML text with its position, so that a text can be edited in one place and stay unchanged elsewhere. */
export type Tag = { name: string; local: string; attributes: string; isClosing: boolean; isEmpty: boolean; from: number; to: number };

export function* tagsOf(xml: string, start = 0): Generator<Tag> {
  const pattern = /<(\/?)([A-Za-z_][\w.:-]*)((?:\s+[\w.:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/g;
  pattern.lastIndex = start;
  for (let match = pattern.exec(xml); match; match = pattern.exec(xml)) {
    const [whole, slash, name = '', attributes = '', empty] = match;
    const local = name.slice(name.indexOf(':') + 1);
    yield { name, local, attributes, isClosing: slash === '/', isEmpty: empty === '/', from: match.index, to: match.index + whole.length };
  }
}

export function attributeIn(attributes: string, name: string): string | null {
  for (const [, found, double, single] of attributes.matchAll(/([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    if (found === name) return double ?? single ?? '';
  }
  return null;
}

/** A replacement of a part of a text; several are applied together in order of position. */
export type Edit = { from: number; to: number; text: string };

export function edited(xml: string, edits: readonly Edit[]): string {
  let out = '';
  let at = 0;
  for (const { from, to, text } of edits.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    out += xml.slice(at, from) + text;
    at = Math.max(at, to);
  }
  return out + xml.slice(at);
}

export function escaped(text: string): string {
  // Characters that XML cannot represent are left out.
  // oxlint-disable-next-line no-control-regex
  const carried = text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
  return carried.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
