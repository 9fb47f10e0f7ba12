import type { AttributionForm, AttributionPeriod } from '@hakaru/contract/attribution';
import type { BookView, FigureGrid } from '#features/figures/public';

/** What every panel of the screen is drawn from. */
export type AttributionProps = {
  view: BookView;
  period: AttributionPeriod;
  form: AttributionForm;
  figures: FigureGrid | undefined;
  /** Whether there is anything the classes do not explain. */
  hasOther: boolean;
  isRefreshing: boolean;
};
