export { uploadRisk } from './uploads';
export { mandatesOf, readModelBook, type ModelBook } from './model-book';
export { modelFigure } from './model-figures';
export { readReport, type RiskReport } from './report';
