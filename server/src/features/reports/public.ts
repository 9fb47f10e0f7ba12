export { readableReports } from './actions';
export { freezeFrom, taskMiss } from './publish';
export { effectsOn, type MovedFigure, type MovedReport } from './effects';
export type { ReportContent, ReportLine } from './content';
export { HORIZONS, Lines, SHAPES } from './paper/lines';
export { findOwner, type ReportRow } from './store';
export { listWhole, movedBy, readWhole, type WholeReport } from './whole';
export { horizonWords } from './paper/horizon-words';
