import { HTML_LANG, languages, type Both } from '@hakaru/contract/languages';
import type { ReactNode } from 'react';
import { BrandMark } from '#features/site/public';
import { setLanguage, useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { LANGUAGE_NAMES } from './language-text';
import { ReportIssueButton } from './report-issue';
import s from './sign-in.module.css';
import { signInText } from './text';

export type SignInFrameProps = { title: string; lead?: ReactNode; children: ReactNode; wide?: boolean };

/** The card layout of every page before the app. */
export function SignInFrame({ title, lead, children, wide = false }: SignInFrameProps) {
  const t = useText(signInText);
  return (
    <div className={s.page}>
      <header className={s.bar}>
        <AppLink to="/" quiet>
          <BrandMark name={t('product')} />
        </AppLink>
        <LanguageSwitch names={LANGUAGE_NAMES} />
      </header>
      <main className={s.main}>
        <section className={s.card} data-wide={wide} aria-labelledby="sign-in-title">
          <h1 id="sign-in-title" className={s.title}>
            {title}
          </h1>
          {lead && <p className={s.lead}>{lead}</p>}
          {children}
        </section>
      </main>
      <div className={s.floating}>
        <ReportIssueButton />
      </div>
    </div>
  );
}

function LanguageSwitch({ names }: { names: Both }) {
  const t = useText(signInText);
  const current = useLanguage();
  return (
    <div role="group" aria-label={t('bar')} className={s.languages}>
      {languages.map(language => (
        <button
          key={language}
          type="button"
          className={s.language}
          lang={HTML_LANG[language]}
          aria-pressed={language === current}
          onClick={() => setLanguage(language)}
        >
          {names[language]}
        </button>
      ))}
    </div>
  );
}
