import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { Notice } from '#ui/notice';
import { Tag } from '#ui/tag';
import s from './organisations.module.css';
import type { OrganisationDetailFragment } from './organisations.gen';
import { certificateText } from './sso-text';

type Certificate = NonNullable<OrganisationDetailFragment['sso']>['certificates'][number];
const TONES = { future: 'quiet', valid: 'ok', expiring: 'warn', expired: 'neg', undated: 'quiet' } as const;

/** The certificates an identity provider signs with, and a warning before the last of them ends. */
export function Certificates({ certificates, advice }: { certificates: readonly Certificate[]; advice: 'renewSoon' | 'tellSupport' }) {
  const t = useText(certificateText);
  const formats = useFormats();
  if (certificates.length === 0) return null;
  const end = lastEnd(certificates);
  return (
    <>
      {end !== null && <Notice tone="warn">{t(advice, { day: formats.date(end.slice(0, 10)) })}</Notice>}
      <ul className={s.certificates} aria-label={t('certificates')}>
        {certificates.map(({ subject, validFrom, validTo, fingerprint, state }) => (
          <li key={fingerprint}>
            <span className={s.headline}>
              {subject ?? t('bareKey')} <Tag tone={TONES[state]}>{t(state)}</Tag>
            </span>
            <span className="num">
              {validFrom && validTo
                ? t('days', { from: formats.date(validFrom.slice(0, 10)), to: formats.date(validTo.slice(0, 10)) })
                : t('undatedDays')}
            </span>
            <code>{fingerprint}</code>
          </li>
        ))}
      </ul>
    </>
  );
}

/** When the last one ends, once all of them end within a month or have ended; a bare key never does. */
function lastEnd(certificates: readonly Certificate[]): string | null {
  if (!certificates.every(({ state }) => state === 'expiring' || state === 'expired')) return null;
  return (
    certificates
      .flatMap(({ validTo }) => validTo ?? [])
      .toSorted()
      .at(-1) ?? null
  );
}
