import { TERMS } from '#public/terms-text';
import s from './terms.module.css';

/** The terms are Japanese in both languages of the product, so they are marked as such for screen readers. */
export function TermsArticles() {
  return (
    <div lang="ja" className={s.articles}>
      {TERMS.map(({ title, lead, lines }) => (
        <section key={title}>
          <h2>{title}</h2>
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
        </section>
      ))}
    </div>
  );
}
