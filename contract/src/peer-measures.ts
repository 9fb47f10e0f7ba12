/**
 * Figures of a mandate over the months it has in common with the others in a comparison. The key's part is the first month-end of that
 * period, so that the figure can be recalculated without knowing the others.
 */
export const peerMeasures = {
  peerReturn: { unit: 'rate', over: 'day' },
  peerExcess: { unit: 'points', over: 'day' },
  peerRisk: { unit: 'rate', over: 'day' },
  peerTrackingError: { unit: 'rate', over: 'day' },
  peerInformationRatio: { unit: 'ratio', over: 'day' },
  peerDrawdown: { unit: 'rate', over: 'day' },
  peerUpCapture: { unit: 'weight', over: 'day' },
  peerDownCapture: { unit: 'weight', over: 'day' },
} as const;
export type PeerMeasure = keyof typeof peerMeasures;

export function isPeerMeasure(measure: string): measure is PeerMeasure {
  return Object.hasOwn(peerMeasures, measure);
}
