import { useProfileQuery } from '#features/profile/public';
import { Onwards } from '#features/sign-in/public';
import { BrandMark } from '#features/site/public';
import { useSession } from '#platform/session';
import { setLanguage, useLanguage, useText } from '#platform/text';
import { HTML_LANG } from '@hakaru/contract/languages';
import { AppLink } from '#ui/app-link';
import { Button } from '#ui/button';
import { homeOf } from './gates';
import { Shell } from './shell';
import s from './screens.module.css';
import { appText, startText } from './text';

/** The front door: whoever is signed in is led to their landing screen, through the same gates as everywhere. */
export function StartPage() {
  const { token } = useSession();
  const { data: profile } = useProfileQuery();
  if (!token) return <PlainStart />;
  const isThrough = profile?.verified && !profile.password_reset && profile.agreed;
  // The shell knows what to do with a profile that is late, missing or held at a gate.
  return isThrough ? <Onwards to={homeOf(profile)} /> : <Shell />;
}

function PlainStart() {
  const t = useText(startText);
  const app = useText(appText);
  const language = useLanguage();
  const other = language === 'en' ? 'jp' : 'en';
  return (
    <div className={s.start}>
      <header className={s.startBar}>
        <BrandMark name={app('product')} />
        <nav className={s.startLinks} aria-label={app('mainMenu')}>
          <AppLink to="/login">{t('login')}</AppLink>
          <Button kind="subtle" onClick={() => setLanguage(other)}>
            <span lang={HTML_LANG[other]}>{t('other')}</span>
          </Button>
        </nav>
      </header>
      <main className={s.startMain}>
        <h1 className={s.startTitle}>{t('title')}</h1>
        <p className={s.startLead}>{t('lead')}</p>
      </main>
    </div>
  );
}
