export { CommentaryTab } from './commentary-tab';
export { Said } from './said';
