import type { FigureKey } from '@hakaru/contract/figures';
import { isPeerMeasure } from '@hakaru/contract/peer-measures';
import { missing, type Result, type Step } from '@hakaru/engine/result';
import { addFigures, type PartTrace } from '#features/figures/public';
import { asFigure } from '#features/fx-forwards/public';
import { agrees } from './peers';
import { NOBODY, peerFigure, type Listener } from './peer-figures';

/** Registers the figures of mandates over a common period, traced to their months. There are none for a client that has not agreed. */
export function joinFigures(): void {
  addFigures({
    owns: isPeerMeasure,
    open: async (ctx, place) => {
      const isNamed = place.ownerId === ctx.actor.organisation.id || (await agrees(ctx, place.ownerId));
      const work = (key: FigureKey, listener: Listener = NOBODY): Result => {
        const { measure } = key;
        if (!isNamed || !isPeerMeasure(measure) || !place.reaches(key.entityId, key.asOf)) return missing('not_applicable');
        return peerFigure(place.calculator, { ...key, measure }, listener);
      };
      return { figure: key => asFigure(key, work(key)), trace: key => Promise.resolve(traceOf(key, work)) };
    },
  });
}

function traceOf(key: FigureKey, work: (key: FigureKey, listener: Listener) => Result): PartTrace {
  const steps: Step[] = [];
  const inputs: FigureKey[] = [];
  const result = work(key, { note: step => void steps.push(step), input: input => void inputs.push(input) });
  return { figure: asFigure(key, result), method: METHODS[key.measure] ?? 'peers.return', steps, inputs, facts: [], partOf: () => null };
}

const METHODS: Readonly<Partial<Record<string, string>>> = {
  peerReturn: 'peers.return',
  peerExcess: 'peers.excess',
  peerRisk: 'peers.risk',
  peerTrackingError: 'peers.tracking-error',
  peerInformationRatio: 'peers.information-ratio',
  peerDrawdown: 'peers.drawdown',
  peerUpCapture: 'peers.capture',
  peerDownCapture: 'peers.capture',
};
