import * as z from 'zod/mini';
import { id, requiredText } from './fields';

/** What a comment can be about: a figure, a mandate, a reporting task or an import. */
export const commentKinds = ['figure', 'mandate', 'task', 'import'] as const;
export type CommentKind = (typeof commentKinds)[number];

/** Who may read it: the author's own organisation, or everybody who may see its subject. */
export const commentAudiences = ['organisation', 'everyone'] as const;
export type CommentAudience = (typeof commentAudiences)[number];

export const COMMENT_MAX = 2000;
export const MENTIONS_MAX = 20;
/** The maximum number of comments on one place. */
export const COMMENTS_PER_PLACE = 200;
/** The maximum number of comments of one user per minute. */
export const COMMENTS_PER_MINUTE = 30;

/** A figure's key, a mandate's id, a task's id (assignment and day) or an import's id; an import belongs to no one asset. */
export const commentPlace = z.strictObject({
  kind: z.enum(commentKinds, 'invalid'),
  assetId: z._default(z.nullable(id), null),
  subject: z.string('required').check(z.minLength(1, 'required'), z.maxLength(600, 'tooLong')),
});
export type CommentPlace = z.infer<typeof commentPlace>;

export const commentBody = requiredText(COMMENT_MAX);

export const commentInput = z.strictObject({
  body: commentBody,
  audience: z.enum(commentAudiences, 'invalid'),
  mentions: z.array(id).check(z.maxLength(MENTIONS_MAX, 'tooMany')),
  /** The knowledge time the author was looking at; null for the present. */
  known: z._default(z.nullable(z.string('dateFormat').check(z.maxLength(40, 'dateFormat'))), null),
});
export type CommentInput = z.infer<typeof commentInput>;
