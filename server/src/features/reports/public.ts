export { freezeFrom, taskMiss } from './publish';
export { effectsOn, type MovedFigure, type MovedReport } from './effects';
