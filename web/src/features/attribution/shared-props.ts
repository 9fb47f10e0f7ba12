import type { AttributionHorizon } from '@hakaru/contract/attribution';
import type { BookView, FigureGrid } from '#features/figures/public';

/** What every panel of the screen is drawn from. */
export type AttributionProps = {
  view: BookView;
  horizon: AttributionHorizon;
  figures: FigureGrid | undefined;
  /** Whether there is anything the classes do not explain. */
  hasOther: boolean;
  isRefreshing: boolean;
};
