import { HTML_LANG, languages, type Language } from '@hakaru/contract/languages';
import { addressIn, PUBLIC_URL_MARK, type PublicPage } from '@hakaru/contract/public-pages';
import { translator } from '#platform/text';
import { headText, siteText } from './site-text';

/** Addresses of the built files a page loads. */
export type Assets = {
  script: string;
  /** Modules that the script imports: preloaded together with it instead of after it. */
  needed: readonly string[];
  styles: readonly string[];
  font?: string | undefined;
  icon: string;
};

type HeadProps = { page: PublicPage; language: Language; assets: Assets };

export function Head({ page, language, assets }: HeadProps) {
  const t = translator(headText, language);
  const address = absolute(addressIn(page, language));
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <title>{t(page)}</title>
      <meta name="description" content={t(`${page}About`)} />
      <link rel="canonical" href={address} />
      {languages.map(other => (
        <link key={other} rel="alternate" hrefLang={HTML_LANG[other]} href={absolute(addressIn(page, other))} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={absolute(page === 'landing' ? '/' : `/${page}`)} />
      <Sharing page={page} language={language} address={address} />
      <link rel="icon" type="image/svg+xml" href={assets.icon} />
      {assets.font && <link rel="preload" as="font" type="font/woff2" href={assets.font} crossOrigin="" />}
      {assets.styles.map(style => (
        <link key={style} rel="stylesheet" href={style} />
      ))}
      {assets.needed.map(module => (
        <link key={module} rel="modulepreload" href={module} />
      ))}
      {/* Blocks rendering until it has run, so that nobody sees a page that is about to be replaced. Browsers without support show the page
          first. */}
      <script type="module" src={assets.script} async {...{ blocking: 'render' }} />
    </head>
  );
}

/** The preview of the page when its address is shared. */
function Sharing({ page, language, address }: { page: PublicPage; language: Language; address: string }) {
  const t = translator(headText, language);
  const site = translator(siteText, language);
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site('product')} />
      <meta property="og:title" content={t(page)} />
      <meta property="og:description" content={t(`${page}About`)} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={language === 'jp' ? 'ja_JP' : 'en_GB'} />
      <meta name="twitter:card" content="summary" />
    </>
  );
}

const absolute = (path: string): string => PUBLIC_URL_MARK + path;
