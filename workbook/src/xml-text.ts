export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

// Control characters and lone halves of pairs have no place in XML; tab and line ends do.
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const LONE_HALVES = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const carried = (text: string) => text.replace(CONTROL, '').replace(LONE_HALVES, '');

/** Text between tags. What XML cannot carry is left out. */
export function content(text: string): string {
  const plain = carried(text);
  // _x000D_ in a text would be read as a control character: the underscore itself is written that way.
  return plain.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_').replace(/[&<>]/g, sign => ENTITIES[sign] ?? sign);
}

/** Text of an attribute or of a formula: escaped, and otherwise as it is. */
export function attribute(text: string): string {
  return carried(text).replace(/[&<>"]/g, sign => ENTITIES[sign] ?? sign);
}
