export { findClassAbove, moveToClass } from './class-store';
export { linkFrom } from './link-store';
export { placeInClass } from './store';
export { hasPublishedData } from './published';
