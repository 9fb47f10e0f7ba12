const LONGEST = 31;

/**
 * Names a spreadsheet accepts, in order: without its forbidden characters, at most 31 long, none twice.
 *
 * @example sheetNames(['A/B', 'a b', 'A B']) // ['A B', 'a b (2)', 'A B (3)']
 */
export function sheetNames(wanted: readonly string[]): string[] {
  const taken = new Set<string>();
  return wanted.map(name => {
    const plain = cleaned(name);
    let found = plain.slice(0, LONGEST);
    for (let turn = 2; taken.has(found.toLowerCase()); turn++) {
      const mark = ` (${turn})`;
      found = plain.slice(0, LONGEST - mark.length) + mark;
    }
    taken.add(found.toLowerCase());
    return found;
  });
}

// oxlint-disable-next-line no-control-regex -- a sheet's name may hold none of these
const FORBIDDEN = /[[\]:*?/\\\u0000-\u001f]/g;

function cleaned(name: string): string {
  const plain = name
    .replace(FORBIDDEN, ' ')
    .replace(/^'+|'+$/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return plain === '' ? 'Sheet' : plain;
}
