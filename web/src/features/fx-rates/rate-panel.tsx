import { FactPanel } from '#features/figures/public';
import { rateFact, type RateFact } from './address';
import { useRateStories } from './queries';
import { useRateNames } from './use-names';

/** Who reported a fixing, and what was reported before. */
export function RatePanel({ fact, onClose }: { fact: RateFact; onClose: () => void }) {
  const names = useRateNames();
  const query = useRateStories(fact);
  const title = [names.pair(fact.pair), names.source(fact.source), names.tenor(fact.tenor)].join(' ');
  return <FactPanel title={title} about={rateFact(fact)} query={query} onClose={onClose} />;
}
