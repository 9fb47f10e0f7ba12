import { HTML_LANG, type Language } from '@hakaru/contract/languages';
import type { ReactNode } from 'react';
import { translator } from '#platform/text';
import { legalText } from './legal-text';

type LegalProps = {
  language: Language;
  title: string;
  updated?: string;
  lead: string;
  /** The language of the articles, where it differs from the page's. */
  written?: Language;
  parts: readonly { title: string; body: ReactNode }[];
};

/** A long text with its contents beside it. */
export function LegalPage({ language, title, updated, lead, written = language, parts }: LegalProps) {
  const t = translator(legalText, language);
  return (
    <div className="legal">
      <header className="legal-head">
        <h1>{title}</h1>
        {updated && <p className="updated">{updated}</p>}
        <p className="legal-lead">{lead}</p>
      </header>
      <nav className="contents" aria-label={t('contents')}>
        <ol lang={HTML_LANG[written]}>
          {parts.map((part, at) => (
            <li key={part.title}>
              <a href={`#part-${at + 1}`}>{part.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="articles" lang={HTML_LANG[written]}>
        {parts.map((part, at) => (
          <section key={part.title} id={`part-${at + 1}`}>
            <h2>{part.title}</h2>
            {part.body}
          </section>
        ))}
      </div>
    </div>
  );
}
