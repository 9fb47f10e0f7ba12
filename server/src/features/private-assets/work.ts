import type { FigureKey } from '@hakaru/contract/figures';
import type { Note } from '@hakaru/engine/explain';
import type { FigureContext } from '#features/figures/public';
import type { FundPart } from './fund-part';
import type { FlowFilter, FundFacts, Pool } from './pool';
import type { FundFactKind } from './store';

/** Receives the trace of a figure. */
export type Listener = {
  note: Note;
  input(key: FigureKey): void;
  /** A fact the figure uses; `against` if it is subtracted. */
  fact(kind: FundFactKind, id: string, against?: boolean): void;
};

/** A figure being calculated: its key, its inputs and the listener. */
export type Work = {
  place: FigureContext;
  facts: FundFacts;
  key: FigureKey;
  pool: Pool;
  listener: Listener;
  basis: 'local' | 'base';
  part: FundPart;
  filter: FlowFilter;
  /** The funds of a programme; null if the key is of a single fund. */
  funds: readonly string[] | null;
};

/** The same key without its part: in the fund's own currency. */
export function localOf({ part: _, ...key }: FigureKey): FigureKey {
  return key;
}
