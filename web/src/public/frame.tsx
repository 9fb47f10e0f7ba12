import { HTML_LANG, type Language } from '@hakaru/contract/languages';
import { addressIn, type PublicPage } from '@hakaru/contract/public-pages';
import type { ReactNode } from 'react';
import { translator } from '#platform/text';
import { siteText } from './site-text';

type PublicLocation = { page: PublicPage; language: Language };

/** Top bar, content and footer of every public page. */
export function Frame({ page, language, children }: PublicLocation & { children: ReactNode }) {
  const t = translator(siteText, language);
  return (
    <>
      <a className="skip" href="#content">
        {t('skip')}
      </a>
      <header className="bar">
        <div className="bar-inside">
          <a className="brand" href="/" aria-label={t('homeOf')}>
            <Mark />
            <span>{t('product')}</span>
          </a>
          <nav className="bar-links" aria-label={t('mainMenu')}>
            <BarLinks page={page} language={language} />
          </nav>
          {/* Opens without any script. */}
          <details className="burger" data-menu="">
            <summary aria-label={t('menu')}>
              <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
                <path d="M3 5.5h14M3 10h14M3 14.5h14" fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
              </svg>
            </summary>
            <nav className="burger-links" aria-label={t('mainMenu')}>
              <BarLinks page={page} language={language} />
            </nav>
          </details>
        </div>
      </header>
      <main id="content">{children}</main>
      <Footer language={language} />
    </>
  );
}

function BarLinks({ page, language }: PublicLocation) {
  const t = translator(siteText, language);
  const other = language === 'en' ? 'jp' : 'en';
  return (
    <>
      <a href="/contact" aria-current={page === 'contact' ? 'page' : undefined}>
        {t('contact')}
      </a>
      <a href={addressIn(page, other)} hrefLang={HTML_LANG[other]} lang={HTML_LANG[other]} data-language={other}>
        {t('otherLanguage')}
      </a>
      <a className="login" href="/login">
        {t('login')}
      </a>
    </>
  );
}

function Footer({ language }: { language: Language }) {
  const t = translator(siteText, language);
  return (
    <footer className="foot">
      <div className="foot-inside">
        <div className="foot-brand">
          <span className="brand">
            <Mark />
            <span>{t('product')}</span>
          </span>
          <p>{t('tagline')}</p>
        </div>
        <div>
          <h2>{t('office')}</h2>
          <address>
            {t('address')}
            <br />
            {t('hours')}
          </address>
        </div>
        <nav aria-label={t('footer')}>
          <a href="/privacy">{t('privacy')}</a>
          <a href="/terms">{t('terms')}</a>
          <a href="/contact">{t('contact')}</a>
          <a href="/login">{t('login')}</a>
        </nav>
      </div>
      <p className="copyright">{t('copyright')}</p>
    </footer>
  );
}

/** The app's logo: a ruler with its marks. */
function Mark() {
  return (
    <svg width="20" height="20" viewBox="0 0 18 18" aria-hidden="true">
      <path
        d="M2.5 2v14M15.5 2v14M2.5 9h13M6.8 6.4v5.2M11.2 6.4v5.2"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}
