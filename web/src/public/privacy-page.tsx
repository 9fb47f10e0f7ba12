import type { Language } from '@hakaru/contract/languages';
import { LegalPage } from './legal-page';
import { PRIVACY } from './privacy-text';

export function PrivacyPage({ language }: { language: Language }) {
  const { title, updated, lead, sections } = PRIVACY[language];
  const parts = sections.map(({ title, lines, points }) => ({
    title,
    body: (
      <>
        {lines.map(line => (
          <p key={line}>{line}</p>
        ))}
        {points && (
          <dl>
            {points.map(({ term, body }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{body}</dd>
              </div>
            ))}
          </dl>
        )}
      </>
    ),
  }));
  return <LegalPage language={language} title={title} updated={updated} lead={lead} parts={parts} />;
}
