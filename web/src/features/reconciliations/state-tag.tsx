import { useText } from '#platform/text';
import { Tag } from '#ui/tag';
import type { Position, ReconciliationHead } from './queries';
import { stateText } from './text';

type State = Position['state'] | ReconciliationHead['state'];
const TONES = { open: 'warn', noTrusteeBook: 'quiet', noManagerBook: 'quiet', matched: 'ok', settled: 'ok' } as const;

export function StateTag({ state }: { state: State }) {
  const t = useText(stateText);
  const tone = state in TONES ? TONES[state as keyof typeof TONES] : 'accent'; // looked up just before
  return <Tag tone={tone}>{t(state)}</Tag>;
}
