import type { AttributionForm, AttributionPeriod } from '@hakaru/contract/attribution';
import type { BookView, FigureGrid } from '#features/figures/public';

/** Props shared by every panel of the screen. */
export type AttributionProps = {
  view: BookView;
  period: AttributionPeriod;
  form: AttributionForm;
  figures: FigureGrid | undefined;
  /** Whether part of the active return is not explained by the classes. */
  hasOther: boolean;
  isRefreshing: boolean;
};
