export { chapterOfPage } from './chapter-of-page';
export { MANUAL_PATHS } from './manual';
