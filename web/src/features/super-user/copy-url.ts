/** The address to share. For super-users it names the organisation, so that a colleague is asked to impersonate it (decisions G63). */
export function sharedUrl(href: string, organisationId: string | null): string {
  const url = new URL(href);
  url.searchParams.delete('organisationId');
  if (organisationId) url.searchParams.set('organisationId', organisationId);
  return url.href;
}

/** The same page on another environment's address; null when that address is unknown. */
export function onEnvironment(href: string, base: string | undefined): string | null {
  if (!base) return null;
  const { pathname, search } = new URL(href);
  return new URL(`${pathname}${search}`, base).href;
}
