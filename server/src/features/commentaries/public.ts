export { findSaid, insertVersion, type CommentaryRow } from './store';
