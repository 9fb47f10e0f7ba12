import type { ReactNode } from 'react';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { useIsPhone } from '#ui/phone-columns';
import type { Summary } from './grid-range';
import { gridText } from './grid-text';
import s from './grid.module.css';

/** The line below the grid: the selection, or a hint how to select. */
export function GridSummary({ summary, footnote }: { summary: Summary | null; footnote?: ReactNode }) {
  const t = useText(gridText);
  const formats = useFormats();
  const isPhone = useIsPhone(); // without a keyboard the hint is of no use
  const show = (value: number | null) => formats.number(value, { decimals: Math.abs(value ?? 0) >= 1000 ? 0 : 2 });
  return (
    <div className={s.summary} data-print="hide">
      <div className={s.summaryParts} aria-live="polite">
        {!summary && !isPhone && <span className={s.hint}>{t('hint')}</span>}
        {summary && <span>{t('cells', { n: summary.cells })}</span>}
        {summary?.isMixed && <span>{t('mixed')}</span>}
        {summary && summary.sum !== null && (
          <>
            <span>
              {t('sum')} <b className="num">{show(summary.sum)}</b>
            </span>
            <span>
              {t('average')} <b className="num">{show(summary.average)}</b>
            </span>
            {summary.subtotals > 0 && <span>{t('withoutSubtotals', { n: summary.subtotals })}</span>}
          </>
        )}
      </div>
      {footnote && <span>{footnote}</span>}
    </div>
  );
}
