export { CommentMark, MarksContext } from './comment-mark';
export { Comments } from './comments';
export { CommentItem } from './comment-item';
export { useMarks, useNameOfClient, useOwnComments, type Comment } from './queries';
