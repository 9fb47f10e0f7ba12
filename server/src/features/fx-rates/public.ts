export { findRateStories } from './store';
