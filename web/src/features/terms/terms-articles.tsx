import { TERMS } from './articles-text';
import s from './terms.module.css';

/** The terms are Japanese in both languages of the product, and say so to a screen reader. */
export function TermsArticles() {
  return (
    <div lang="ja" className={s.articles}>
      {TERMS.map(({ title, lines }) => (
        <section key={title}>
          <h2>{title}</h2>
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
