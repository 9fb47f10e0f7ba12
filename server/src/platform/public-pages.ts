import { acceptedLanguage, HTML_LANG, languageOf, languages, type Language } from '@hakaru/contract/languages';
import {
  addressIn,
  BUILT_FOLDER,
  builtFile,
  CONTACT_EMBED_MARK,
  LANGUAGE_PARAMETER,
  PUBLIC_URL_MARK,
  publicAddress,
  publicPages,
} from '@hakaru/contract/public-pages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ANYONE } from './access';
import type { Settings } from './settings';

/** The built page for an address of the public site, in the language of its path, its query, or the browser. */
export function builtPageFor(request: FastifyRequest, path: string): string | undefined {
  const address = publicAddress(path);
  if (!address) return undefined;
  const { contactEmbedUrl } = request.context.app.settings;
  const page = address.page === 'contact' && contactEmbedUrl ? 'contactEmbedded' : address.page;
  return builtFile(page, address.language ?? languageFor(request));
}

/** Built pages are served only at their own addresses: the files contain placeholders that the server fills in. */
export const isBuiltPage = (path: string): boolean => path.startsWith(BUILT_FOLDER);

/** Replaces the placeholders with this installation's addresses. */
export function fillMarks(html: string, { publicUrl, contactEmbedUrl }: Pick<Settings, 'publicUrl' | 'contactEmbedUrl'>): string {
  return html.replaceAll(PUBLIC_URL_MARK, () => escape(publicUrl)).replaceAll(CONTACT_EMBED_MARK, () => escape(contactEmbedUrl ?? ''));
}

/** The files search engines ask for. Demo installations ask not to be indexed. */
export function addCrawlerFiles(http: FastifyInstance): void {
  http.get('/robots.txt', { config: { access: ANYONE } }, async ({ context }, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots(context.app.settings)),
  );
  http.get('/sitemap.xml', { config: { access: ANYONE } }, async ({ context }, reply) =>
    reply.type('application/xml; charset=utf-8').send(sitemap(context.app.settings.publicUrl)),
  );
}

function languageFor({ url, headers }: FastifyRequest): Language {
  const asked = new URLSearchParams(url.split('?')[1]).get(LANGUAGE_PARAMETER);
  return asked ? languageOf(asked) : acceptedLanguage(headers['accept-language']);
}

function robots({ appEnv, publicUrl }: Settings): string {
  if (appEnv === 'dev' || appEnv === 'staging') return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /graphql\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
}

function sitemap(publicUrl: string): string {
  const entries = publicPages.flatMap(page =>
    languages.map(language => {
      const others = languages.map(
        other => `<xhtml:link rel="alternate" hreflang="${HTML_LANG[other]}" href="${escape(publicUrl + addressIn(page, other))}"/>`,
      );
      return `<url><loc>${escape(publicUrl + addressIn(page, language))}</loc>${others.join('')}</url>`;
    }),
  );
  const names = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${names}>\n${entries.join('\n')}\n</urlset>\n`;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
const escape = (address: string): string => address.replace(/[&"<>]/g, sign => ESCAPES[sign] ?? sign);
