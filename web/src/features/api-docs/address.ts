/** The parts of the documentation, in the order of their contents. */
export const apiChapters = ['start', 'authentication', 'schema', 'rest', 'webhooks', 'limits', 'errors', 'examples'] as const;
export type ApiChapter = (typeof apiChapters)[number];

/** Parameters of the address: the chapter, and in the schema the search and the open type. */
export type ApiDocsAddress = { chapter?: ApiChapter; search?: string; type?: string };

export function apiDocsAddress(given: Record<string, unknown>): ApiDocsAddress {
  const chapter = apiChapters.find(name => name === given['chapter']);
  const { search, type } = given;
  return {
    ...(chapter ? { chapter } : {}),
    ...(typeof search === 'string' && search !== '' ? { search } : {}),
    ...(typeof type === 'string' && /^\w{1,100}$/.test(type) ? { type } : {}),
  };
}
