import { qualities, type Measure } from '@hakaru/contract/figures';
import { use } from 'react';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { NamesContext } from './asset-context';
import { measureOfKey } from './figure-shape';
import s from './figures.module.css';
import { qualityText } from './measure-text';
import type { ShownFigure } from './queries';
import { figuresText } from './text';

/** Columns on data quality, beside the value: the estimated share, and the age of the oldest value. */
export const QUALITY_COLUMNS = ['estimatedShare.-', 'valueAge.-'] as const;

/** Beside a total with missing or carried parts, or in place of its value: how many parts have reported, and which have not. */
export function PartialMark({ figure }: { figure: ShownFigure | undefined }) {
  const t = useText(figuresText);
  const lacking = useLacking(figure);
  const quality = figure?.quality;
  if (quality && quality.oldestDays > 0 && AT_A_RATE.has(measureOfKey(figure.key) ?? 'nav'))
    return (
      <span className={s.partial} title={t('rateAgeWhy', { n: quality.oldestDays })}>
        {t('rateAge', { n: quality.oldestDays })}
      </span>
    );
  if (!quality || quality.have === 0 || (quality.have >= quality.of && quality.carried === 0)) return null;
  const { have, of, carried } = quality;
  const why = carried > 0 ? t('withCarried', coverageOf(quality)) : t('partialWhy', { have, of });
  return (
    <span className={s.partial} title={[lacking, lacking && carried === 0 ? null : why].filter(Boolean).join('. ')}>
      {t('partial', { have: have - carried, of })}
    </span>
  );
}

/** A carried value was not reported, so it is counted separately. */
export function coverageOf({ have, of, carried }: { have: number; of: number; carried: number }) {
  return { reported: have - carried, of, carried };
}

/** Amounts converted at a fixing: their age is the age of the rate. */
const AT_A_RATE: ReadonlySet<Measure> = new Set(['commitment', 'unfunded']);

const NAMED = 6;

/** The mandates missing from a figure, by name where the screen knows them; null when none is missing. */
export function useLacking(figure: ShownFigure | undefined): string | null {
  const t = useText(figuresText);
  const nameOf = use(NamesContext);
  const quality = figure?.quality;
  if (!nameOf || !quality || quality.missing.length === 0) return null;
  const { have, of, missing } = quality;
  const names = missing.slice(0, NAMED).map(nameOf).join(', ');
  const more = missing.length - NAMED;
  return t('lacking', { have, of, names: more > 0 ? t('lackingMore', { names, n: more }) : names });
}

/** How much of a total has been reported, its shares by quality, and the age of the oldest value in it. */
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

/** The same in detail, for the trace: a bar of the shares, and each share with its name. */
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
