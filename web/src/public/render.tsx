import { acceptedLanguage, HTML_LANG, languageOf, languages, type Language } from '@hakaru/contract/languages';
import { builtFile, builtPages, LANGUAGE_PARAMETER, publicAddress, type BuiltPage } from '@hakaru/contract/public-pages';
import { renderToStaticMarkup } from 'react-dom/server';
import { ContactPage } from './contact-page';
import { Frame } from './frame';
import { Head, type Assets } from './head';
import { LandingPage } from './landing-page';
import { PrivacyPage } from './privacy-page';
import { TermsPage } from './terms-page';

/** Every page in every language, with its file name. */
export function renderSite(assets: Assets): { file: string; html: string }[] {
  return builtPages.flatMap(page =>
    languages.map(language => ({ file: builtFile(page, language), html: renderPage(page, language, assets) })),
  );
}

/** The page at an address, chosen as by the server; null where the app responds. */
export function renderAddress(url: string, accepted: string | undefined, assets: Assets): string | null {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const address = publicAddress(pathname);
  if (!address) return null;
  const asked = searchParams.get(LANGUAGE_PARAMETER);
  return renderPage(address.page, address.language ?? (asked ? languageOf(asked) : acceptedLanguage(accepted)), assets);
}

/** One public page in one language, as the HTML file the server sends. */
export function renderPage(page: BuiltPage, language: Language, assets: Assets): string {
  const name = page === 'contactEmbedded' ? 'contact' : page;
  const markup = renderToStaticMarkup(
    <html lang={HTML_LANG[language]}>
      <Head page={name} language={language} assets={assets} />
      <body>
        <Frame page={name} language={language}>
          {BODIES[page](language)}
        </Frame>
      </body>
    </html>,
  );
  return `<!doctype html>${markup}`;
}

const BODIES: Readonly<Record<BuiltPage, (language: Language) => React.ReactNode>> = {
  landing: language => <LandingPage language={language} />,
  privacy: language => <PrivacyPage language={language} />,
  terms: language => <TermsPage language={language} />,
  contact: language => <ContactPage language={language} />,
  contactEmbedded: language => <ContactPage language={language} embedded />,
};
