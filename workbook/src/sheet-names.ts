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

function cleaned(name: string): string {
  const plain = name
    .replace(/[[\]:*?/\\\u0000-\u001f]/g, ' ') // what a sheet's name may not hold
    .replace(/^'+|'+$/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return plain === '' ? 'Sheet' : plain;
}
