/** A tag of an XML text with its place in it, so that a text can be changed here and stay letter for letter the same elsewhere. */
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

/** A part of a text to be put in place of another; applied together, in order of place. */
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
  // What XML cannot carry at all is left out.
  // oxlint-disable-next-line no-control-regex
  const carried = text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
  return carried.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
