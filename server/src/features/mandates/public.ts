export { moveToClass } from './class-store';
export { hasPublishedData } from './published';
