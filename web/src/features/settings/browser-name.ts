/** Browser and system, as far as the user agent can be trusted: enough for users to recognise their own. */
export function browserName(userAgent: string | null): string | null {
  if (!userAgent) return null;
  const browser = find(userAgent, [
    ['Edg/', 'Edge'],
    ['Firefox/', 'Firefox'],
    ['Chrome/', 'Chrome'],
    ['Safari/', 'Safari'],
  ]);
  const system = find(userAgent, [
    ['Windows', 'Windows'],
    ['iPhone', 'iPhone'],
    ['iPad', 'iPad'],
    ['Android', 'Android'],
    ['Mac OS X', 'macOS'],
    ['Linux', 'Linux'],
  ]);
  if (!browser) return null;
  return system ? `${browser} · ${system}` : browser;
}

function find(userAgent: string, marks: readonly (readonly [string, string])[]): string | null {
  return marks.find(([mark]) => userAgent.includes(mark))?.[1] ?? null;
}
