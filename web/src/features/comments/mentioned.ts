type Person = { id: string; name: string };

/**
 * The people a text mentions by @ and their name. The longest name that fits counts, so that "@Mei Ono" does not mention somebody who is
 * called "Mei" as well.
 */
export function mentionedIn(text: string, people: readonly Person[]): string[] {
  const byLength = people.toSorted((one, other) => other.name.length - one.name.length);
  const found = text
    .split('@')
    .slice(1)
    .flatMap(rest => byLength.find(({ name }) => name !== '' && rest.startsWith(name))?.id ?? []);
  return [...new Set(found)];
}
