// Browsers treat backslashes as slashes, and drop control characters from addresses.
// oxlint-disable-next-line no-control-regex
const TRICK = /[\\\u0000-\u001f\u007f]|%(?:2f|5c|0[0-9a-f]|1[0-9a-f]|7f)/i;

/**
 * The path to return to after sign-in, or `/` when the requested path is anything but a plain path of this site: another origin, a double
 * slash (which means one, however it is encoded) or dot segments that could become one.
 *
 * @example safePath('/owner/overview?asOf=2026-09-30') // '/owner/overview?asOf=2026-09-30'
 * @example safePath('//evil.example') // '/'
 */
export function safePath(wish: string | null | undefined): string {
  if (!wish || !wish.startsWith('/') || TRICK.test(wish)) return '/';
  const [path = ''] = wish.split(/[?#]/);
  return path.includes('//') || /\/\.{1,2}(?:\/|$)/.test(path) ? '/' : wish;
}
