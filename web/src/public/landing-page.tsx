import type { Language } from '@hakaru/contract/languages';
import type { ReactNode } from 'react';
import { translator } from '#platform/text';
import { ClosePicture, CollectPicture, MeasurePicture } from './business-pictures';
import { HeroPicture } from './hero-picture';
import { businessText, callText, heroText, proofText } from './landing-text';
import { pictureText } from './picture-text';

type Said = { language: Language };

export function LandingPage({ language }: Said) {
  return (
    <>
      <Hero language={language} />
      <Business language={language} />
      <Proof language={language} />
      <Call language={language} />
    </>
  );
}

function Hero({ language }: Said) {
  const t = translator(heroText, language);
  const picture = translator(pictureText, language);
  return (
    <section className="hero" aria-labelledby="hero-title">
      <p className="eyebrow">{t('eyebrow')}</p>
      <h1 id="hero-title">{t('title')}</h1>
      <p className="hero-lead">{t('lead')}</p>
      <p className="hero-actions">
        <a className="call" href="/contact">
          {t('contact')}
        </a>
        <a className="call-quiet" href="#collect">
          {t('how')}
        </a>
      </p>
      <figure className="hero-figure">
        <HeroPicture language={language} />
        <figcaption>{picture('caption')}</figcaption>
      </figure>
    </section>
  );
}

const BUSINESSES = [
  { name: 'collect', Picture: CollectPicture },
  { name: 'measure', Picture: MeasurePicture },
  { name: 'close', Picture: ClosePicture },
] as const;

function Business({ language }: Said) {
  const t = translator(businessText, language);
  return (
    <div className="businesses">
      <p className="overline">{t('overline')}</p>
      {BUSINESSES.map(({ name, Picture }) => (
        <section key={name} id={name} className="business" data-business={name} aria-labelledby={`${name}-title`}>
          <div className="business-words">
            <p className="eyebrow">{t(`${name}For`)}</p>
            <h2 id={`${name}-title`}>{t(name)}</h2>
            <p className="business-lead">{t(`${name}Lead`)}</p>
            <ul>
              <li>{t(`${name}One`)}</li>
              <li>{t(`${name}Two`)}</li>
              <li>{t(`${name}Three`)}</li>
            </ul>
          </div>
          <Illustration language={language}>
            <Picture language={language} />
          </Illustration>
        </section>
      ))}
    </div>
  );
}

/** Every picture is labelled as an illustration. */
function Illustration({ language, children }: Said & { children: ReactNode }) {
  const t = translator(proofText, language);
  return (
    <figure className="business-picture">
      {children}
      <figcaption>{t('illustrative')}</figcaption>
    </figure>
  );
}

/** Attributed to the demo institution and marked as illustrative: no claim is made about anybody real (decisions G116). */
function Proof({ language }: Said) {
  const t = translator(proofText, language);
  return (
    <div className="proof">
      <section className="award" aria-labelledby="award-title">
        <p className="eyebrow">
          {t('award')} <span className="marked">{t('illustrative')}</span>
        </p>
        <h2 id="award-title">{t('awardName')}</h2>
        <p>{t('awardBody')}</p>
      </section>
      <section className="testimonial" aria-labelledby="testimonial-title">
        <h2 id="testimonial-title" className="eyebrow">
          {t('testimonial')} <span className="marked">{t('illustrative')}</span>
        </h2>
        <blockquote>{t('quote')}</blockquote>
        <p className="speaker">
          {t('speaker')}
          <span>{t('speakerNote')}</span>
        </p>
      </section>
    </div>
  );
}

function Call({ language }: Said) {
  const t = translator(callText, language);
  return (
    <section className="closing" aria-labelledby="closing-title">
      <h2 id="closing-title">{t('title')}</h2>
      <p>{t('lead')}</p>
      <a className="call" href="/contact">
        {t('action')}
      </a>
    </section>
  );
}
