import type { Language } from '@hakaru/contract/languages';
import { translator } from '#platform/text';
import { LegalPage } from './legal-page';
import { legalText } from './legal-text';
import { TERMS } from './terms-text';

/** The terms are Japanese in either language of the site; only the frame changes. */
export function TermsPage({ language }: { language: Language }) {
  const t = translator(legalText, language);
  const parts = TERMS.map(({ title, lead, lines }) => ({
    title,
    body: (
      <>
        {lead && <p>{lead}</p>}
        {lines.length === 1 ? (
          <p>{lines[0]}</p>
        ) : (
          <ol>
            {lines.map(line => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        )}
      </>
    ),
  }));
  return <LegalPage language={language} title={t('termsTitle')} lead={t('termsLead')} written="jp" parts={parts} />;
}
