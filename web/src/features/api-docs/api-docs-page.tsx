import { useLanguage, useText } from '#platform/text';
import { useAddress } from '#platform/use-address';
import { AppLink } from '#ui/app-link';
import { PageHead } from '#ui/page-head';
import { apiChapters, apiDocsAddress, type ApiChapter } from './address';
import s from './api-docs.module.css';
import { examples } from './examples.gen';
import { apiGuide } from './guide-text';
import { RestRoutes } from './rest-routes';
import { SchemaBrowser } from './schema-browser';
import { apiDocsText } from './text';

/** The integration guide, beside the documentation that the running server generates. */
export function ApiDocsPage() {
  const t = useText(apiDocsText);
  const [{ chapter = 'start' }] = useAddress(apiDocsAddress);
  return (
    <>
      <PageHead title={t('title')} context={t('context')} />
      <div className={s.docs}>
        <nav className={s.contents} aria-label={t('contents')} data-print="hide">
          <ol>
            {apiChapters.map(name => (
              <li key={name}>
                <AppLink to="/docs/api" search={{ chapter: name }} quiet aria-current={name === chapter ? 'page' : undefined}>
                  {t(name)}
                </AppLink>
              </li>
            ))}
          </ol>
        </nav>
        <article className={s.text} aria-labelledby="api-chapter">
          <h2 id="api-chapter">{t(chapter)}</h2>
          <Guide chapter={chapter} />
          {chapter === 'schema' && <SchemaBrowser />}
          {chapter === 'rest' && <RestRoutes />}
          {chapter === 'examples' && <Examples />}
        </article>
      </div>
    </>
  );
}

function Guide({ chapter }: { chapter: ApiChapter }) {
  const language = useLanguage();
  return apiGuide[chapter].map(part =>
    'code' in part ? <Code key={part.code} text={part.code} /> : <p key={part.words.en}>{part.words[language]}</p>,
  );
}

function Examples() {
  return examples.map(({ name, text }) => (
    <section key={name} aria-label={name}>
      <h3>{name}</h3>
      <Code text={text} />
    </section>
  ));
}

/** Focusable, so that it can be scrolled with the keyboard. */
function Code({ text }: { text: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre className={s.code} tabIndex={0} lang="en" translate="no">
      <code>{text}</code>
    </pre>
  );
}
