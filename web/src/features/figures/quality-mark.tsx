import { useText } from '#platform/text';
import s from './figures.module.css';
import { qualityText } from './measure-text';
import type { ShownFigure } from './queries';
import { figuresText } from './text';

/** Beside a total of which parts are missing: how many have reported. */
export function PartialMark({ figure }: { figure: ShownFigure | undefined }) {
  const t = useText(figuresText);
  const quality = figure?.quality;
  if (!quality || figure.value === null || quality.have >= quality.of) return null;
  return (
    <span className={s.partial} title={t('partialWhy', quality)}>
      {t('partial', quality)}
    </span>
  );
}

/** How much of a total is there, and how good the weakest part of it is. */
export function QualityNote({ figure }: { figure: ShownFigure | undefined }) {
  const t = useText(figuresText);
  const quality = useText(qualityText);
  if (!figure?.quality || figure.quality.of === 0) return null;
  const { have, of, weakest } = figure.quality;
  const known = weakest && weakest in qualityText ? (weakest as keyof typeof qualityText) : null; // looked up in the table just before
  const parts = [have < of ? t('partialWhy', { have, of }) : t('partsAll', { of }), known && t('weakest', { quality: quality(known) })];
  return <span>{parts.filter(Boolean).join(' · ')}</span>;
}
