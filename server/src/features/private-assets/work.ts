import type { FigureKey } from '@hakaru/contract/figures';
import type { Note } from '@hakaru/engine/explain';
import type { FigureContext } from '#features/figures/public';
import type { FundPart } from './fund-part';
import type { FlowFilter, FundFacts, Pool } from './pool';
import type { FundFactKind } from './store';

/** Who hears how a figure comes about. */
export type Listener = {
  note: Note;
  input(key: FigureKey): void;
  /** A fact the figure rests on; `against` where it is subtracted. */
  fact(kind: FundFactKind, id: string, against?: boolean): void;
};

/** A figure that is being worked out: of what, from what, and who listens. */
export type Work = {
  place: FigureContext;
  facts: FundFacts;
  key: FigureKey;
  pool: Pool;
  listener: Listener;
  basis: 'local' | 'base';
  part: FundPart;
  filter: FlowFilter;
  /** The funds of a programme; null where the key is of one fund. */
  funds: readonly string[] | null;
};

/** The same figure without a part: in the fund's own currency. */
export function localOf({ part: _, ...key }: FigureKey): FigureKey {
  return key;
}
