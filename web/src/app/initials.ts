/** Two letters of a Latin name, the family name's first character of a Japanese one. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/[\s\u3000]+/);
  const first = words[0] ?? '';
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  if (!/^\p{Script=Latin}/u.test(first)) return [...first].slice(0, 1).join('');
  return [first, last]
    .flatMap(word => [...word].slice(0, 1))
    .join('')
    .toUpperCase();
}
