// Backslashes are slashes to a browser, and control characters vanish inside an address.
// oxlint-disable-next-line no-control-regex
const TRICK = /[\\\u0000-\u001f\u007f]|%(?:2f|5c|0[0-9a-f]|1[0-9a-f]|7f)/i;

/**
 * The path to return to after sign-in, or `/` when the wish points anywhere but plainly into this site: another origin, a doubled
 * slash (which is one, however it is spelled) or dot segments that could fold into one.
 *
 * @example safePath('/owner/overview?asOf=2026-09-30') // '/owner/overview?asOf=2026-09-30'
 * @example safePath('//evil.example') // '/'
 */
export function safePath(wish: string | null | undefined): string {
  if (!wish || !wish.startsWith('/') || TRICK.test(wish)) return '/';
  const [path = ''] = wish.split(/[?#]/);
  return path.includes('//') || /\/\.{1,2}(?:\/|$)/.test(path) ? '/' : wish;
}
