import { qualities } from '@hakaru/contract/figures';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import s from './figures.module.css';
import { qualityText } from './measure-text';
import type { ShownFigure } from './queries';
import { figuresText } from './text';

/** What tables show of it, beside the value: how much is estimated, and how old the oldest value is. */
export const QUALITY_COLUMNS = ['estimatedShare.-', 'valueAge.-'] as const;

/** Beside a total of which parts are missing or carried: how many have reported. */
export function PartialMark({ figure }: { figure: ShownFigure | undefined }) {
  const t = useText(figuresText);
  const quality = figure?.quality;
  if (!quality || figure.value === null || (quality.have >= quality.of && quality.carried === 0)) return null;
  const covered = t('withCarried', coverageOf(quality));
  return (
    <span className={s.partial} title={quality.carried > 0 ? covered : t('partialWhy', quality)}>
      {t('partial', { have: quality.have - quality.carried, of: quality.of })}
    </span>
  );
}

/** What was carried was reported by nobody: it is counted apart. */
export function coverageOf({ have, of, carried }: { have: number; of: number; carried: number }) {
  return { reported: have - carried, of, carried };
}

/** How much of a total is there, what shares of it are how well known, and how old the oldest value in it is. */
export function QualityNote({ figure }: { figure: ShownFigure | undefined }) {
  const t = useText(figuresText);
  const quality = useText(qualityText);
  const formats = useFormats();
  if (!figure?.quality || figure.quality.of === 0) return null;
  const { have, of, carried, oldestDays } = figure.quality;
  const shares = qualities.flatMap(name => {
    const share = figure.quality?.[name] ?? 0;
    return share === 0 ? [] : [t('share', { quality: quality(name), share: formats.percent(share, { decimals: 1 }) })];
  });
  const covered =
    carried > 0 ? t('withCarried', coverageOf(figure.quality)) : have < of ? t('partialWhy', { have, of }) : t('partsAll', { of });
  const parts = [covered, ...shares];
  if (oldestDays > 0) parts.push(t('oldest', { n: oldestDays }));
  return <span>{parts.join(' · ')}</span>;
}

/** The same at length, for the trace: a bar of shares and each beside its name. */
export function QualityBreakdown({ figure }: { figure: ShownFigure }) {
  const t = useText(figuresText);
  const quality = useText(qualityText);
  const formats = useFormats();
  if (!figure.quality || figure.quality.of === 0) return null;
  const { have, of, carried, oldestDays } = figure.quality;
  const shares = qualities.map(name => ({ name, share: figure.quality?.[name] ?? 0 }));
  return (
    <section className={s.breakdown} aria-label={t('quality')}>
      <div className={s.shares} aria-hidden="true">
        {shares.map(({ name, share }) => share > 0 && <i key={name} data-quality={name} style={{ width: `${share * 100}%` }} />)}
      </div>
      <dl>
        {shares.map(({ name, share }) => (
          <div key={name} data-quality={name}>
            <dt>{quality(name)}</dt>
            <dd className="num">{formats.percent(share, { decimals: 1 })}</dd>
          </div>
        ))}
        <div>
          <dt>{t('coverage')}</dt>
          <dd className="num">{carried > 0 ? t('withCarried', coverageOf(figure.quality)) : t('partial', { have, of })}</dd>
        </div>
        <div>
          <dt>{t('oldestDays')}</dt>
          <dd className="num">{formats.number(oldestDays, { decimals: 0 })}</dd>
        </div>
      </dl>
    </section>
  );
}
