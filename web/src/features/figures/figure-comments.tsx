import { Comments } from '#features/comments/public';
import { useText } from '#platform/text';
import { useBookContext } from './queries';
import s from './trace.module.css';
import { traceText } from './trace-text';
import { useFigureWords } from './use-figure-words';

/** The comments on the figure, below its trace. */
export function FigureComments({ figureKey, currency }: { figureKey: string; currency: string }) {
  const t = useText(traceText);
  const { assetId, known } = useBookContext();
  const say = useFigureWords(currency);
  return (
    <section aria-label={t('comments')}>
      <h3 className={s.sub}>{t('comments')}</h3>
      <Comments place={{ kind: 'figure', assetId, subject: figureKey }} known={known} say={say} />
    </section>
  );
}
