export { uploadRisk } from './uploads';
export { mandatesOf, readModelBook, type ModelBook } from './model-book';
export { modelFigure } from './model-figures';
