/**
 * The name being typed after @ at the end of a text; null where none is. An e-mail address does not count.
 *
 * @example typedName('see @長') // '長'
 */
export function typedName(before: string): string | null {
  return /(?<![A-Za-z0-9._-])@([^\s@]{0,40})$/.exec(before)?.[1] ?? null;
}

/**
 * A text split at the names mentioned in it: text and name alternate, starting with text.
 *
 * @example splitAtNames('see @Mei Ono', ['Mei Ono']) // ['see ', '@Mei Ono', '']
 */
export function splitAtNames(body: string, names: readonly string[]): string[] {
  const longest = names.map(name => `@${name}`).toSorted((a, b) => b.length - a.length);
  const parts: string[] = [];
  let text = '';
  for (let at = 0; at < body.length;) {
    const name = longest.find(one => body.startsWith(one, at));
    if (name) parts.push(text, name);
    text = name ? '' : text + body[at];
    at += name?.length ?? 1;
  }
  return [...parts, text];
}
