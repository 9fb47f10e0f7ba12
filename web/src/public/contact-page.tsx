import { TEXT_LIMITS } from '@hakaru/contract/fields';
import type { Language } from '@hakaru/contract/languages';
import { CONTACT_EMBED_MARK } from '@hakaru/contract/public-pages';
import { translator } from '#platform/text';
import { contactText } from './contact-text';
import { siteText } from './site-text';

type ContactProps = { language: Language; embedded?: boolean };

/** Our own contact form, or the provider's where one is configured. */
export function ContactPage({ language, embedded = false }: ContactProps) {
  const t = translator(contactText, language);
  return (
    <div className="contact">
      <h1>{t('title')}</h1>
      <p className="contact-lead">{t('lead')}</p>
      {embedded ? <iframe className="provider" src={CONTACT_EMBED_MARK} title={t('embedded')} /> : <ContactForm language={language} />}
      <section className="aside">
        <h2>{t('issueTitle')}</h2>
        <p>
          {t('issueBody')} <a href="/login">{t('issueLink')}</a>
        </p>
      </section>
    </div>
  );
}

/** A plain form: without scripts the browser validates and sends it, and the server redirects to the address of one of the messages. */
function ContactForm({ language }: { language: Language }) {
  const t = translator(contactText, language);
  const site = translator(siteText, language);
  return (
    <>
      <div className="outcome" data-outcome="sent" id="sent" role="status" tabIndex={-1} hidden>
        <h2>{t('sentTitle')}</h2>
        <p>{t('sentBody')}</p>
      </div>
      {(['failed', 'later'] as const).map(outcome => (
        <p key={outcome} className="outcome" data-outcome={outcome} id={outcome} role="alert" tabIndex={-1} hidden>
          {t(outcome)}
        </p>
      ))}
      <form className="contact-form" data-contact="" method="post" action="/contact">
        <Field language={language} name="name" autoComplete="name" required />
        <Field language={language} name="company" autoComplete="organization" />
        <Field language={language} name="email" autoComplete="email" type="email" required />
        <p className="field">
          <label htmlFor="message">{t('message')}</label>
          <textarea id="message" name="message" rows={7} maxLength={TEXT_LIMITS.pasted} required aria-describedby="message-help" />
          <span className="field-help" id="message-help">
            {t('messageHelp', { max: TEXT_LIMITS.pasted })}
          </span>
        </p>
        <p className="field-help">
          {t('privacyBefore')}
          <a href="/privacy">{site('privacy')}</a>
        </p>
        <button className="call" type="submit">
          {t('send')}
        </button>
      </form>
    </>
  );
}

type FieldProps = { language: Language; name: 'name' | 'company' | 'email'; autoComplete: string; type?: string; required?: boolean };

function Field({ language, name, autoComplete, type = 'text', required = false }: FieldProps) {
  const t = translator(contactText, language);
  return (
    <p className="field">
      <label htmlFor={name}>
        {t(name)}
        {!required && <span className="optional">{t('optional')}</span>}
      </label>
      <input id={name} name={name} type={type} maxLength={TEXT_LIMITS.name} autoComplete={autoComplete} required={required} />
    </p>
  );
}
