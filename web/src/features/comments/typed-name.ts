/**
 * What is being typed of a name after @, at the end of a text; null where no name is being typed. An address of e-mail is none.
 *
 * @example typedName('see @長') // '長'
 */
export function typedName(before: string): string | null {
  return /(?<![A-Za-z0-9._-])@([^\s@]{0,40})$/.exec(before)?.[1] ?? null;
}

/**
 * A text cut at the names mentioned in it: text and name by turns, beginning with text.
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
