import { FigureText, useFigureGrid, type BookEntity } from '#features/figures/public';
import { useText } from '#platform/text';
import { KpiStrip } from '#ui/kpi-strip';
import { fundsText } from './text';

const HEADLINES = [
  'nav',
  'navAge',
  'commitment',
  'called',
  'callProgress',
  'unfunded',
  'recallable',
  'distributed',
  'irrNet',
  'irrGross',
  'tvpi',
  'dpi',
  'rvpi',
] as const;
const COLUMNS = [...HEADLINES.map(measure => `${measure}.-`), 'marketValue.-'];

/** The fund's headline figures in its own currency; its value also in the investor's. */
export function FundHeadlines({ entity, base }: { entity: BookEntity; base: string }) {
  const t = useText(fundsText);
  const { data: grid } = useFigureGrid({ entityIds: [entity.id], columns: COLUMNS });
  const show = (measure: (typeof HEADLINES)[number] | 'marketValue', currency = entity.currency) => (
    <FigureText as="headline" currency={currency} figure={grid?.at(entity.id, `${measure}.-`)} />
  );
  const beside = (measure: 'callProgress' | 'recallable' | 'irrGross') => ({
    noteLines: 1,
    note: (
      <>
        {t(measure)} {show(measure)}
      </>
    ),
  });
  return (
    <KpiStrip
      label={t('headlines')}
      items={[
        {
          label: t('nav'),
          figure: show('nav'),
          ...(entity.currency === base
            ? {}
            : {
                noteLines: 1,
                note: (
                  <>
                    {t('inBase', { currency: base })} {show('marketValue', base)}
                  </>
                ),
              }),
        },
        { label: t('navAge'), figure: show('navAge') },
        { label: t('commitment'), figure: show('commitment'), ...beside('callProgress') },
        { label: t('called'), figure: show('called') },
        { label: t('unfunded'), figure: show('unfunded'), ...beside('recallable') },
        { label: t('distributed'), figure: show('distributed') },
        { label: t('irrNet'), figure: show('irrNet'), ...beside('irrGross') },
        {
          label: t('tvpi'),
          figure: show('tvpi'),
          noteLines: 1,
          note: (
            <>
              {t('dpi')} {show('dpi')} · {t('rvpi')} {show('rvpi')}
            </>
          ),
        },
      ]}
    />
  );
}
