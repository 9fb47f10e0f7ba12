export { saveFundTerms } from './terms-store';
export { readOverview, type Overview, type OverviewRow } from './overview';
export { saveFundPacing } from './pacing-store';
