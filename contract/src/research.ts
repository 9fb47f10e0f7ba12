import * as z from 'zod/mini';
import { mayWrite, type Holder } from './access';
import { id, name, requiredText, text, TEXT_LIMITS } from './fields';
import { areaOf } from './organisations';
import type { researchTabs } from './address-choices';

export const audiences = ['chosen', 'everyone'] as const;
export type Audience = (typeof audiences)[number];
export type ResearchTab = (typeof researchTabs)[number];

/** A body in two languages fits into one request. */
export const ARTICLE_LIMITS = { body: 12_000, readers: 200 } as const;

const none = <Rule extends z.ZodMiniType>(rule: Rule) => z._default(z.nullable(rule), null);
const body = requiredText(ARTICLE_LIMITS.body);

/** An article in one language or both: a title in a language needs a text in that language. */
export const articleInput = z
  .strictObject({
    titleEn: none(name),
    titleJp: none(name),
    summaryEn: none(text(TEXT_LIMITS.description)),
    summaryJp: none(text(TEXT_LIMITS.description)),
    bodyEn: none(body),
    bodyJp: none(body),
    audience: z.enum(audiences, 'invalid'),
    readers: z._default(z.array(id).check(z.maxLength(ARTICLE_LIMITS.readers, 'tooLong')), []),
  })
  .check(ctx => {
    const { titleEn, titleJp, bodyEn, bodyJp, audience, readers } = ctx.value;
    const refuse = (field: string) => ctx.issues.push({ code: 'custom', message: 'required', path: [field], input: null });
    if (titleEn === null && titleJp === null) refuse('titleEn');
    if (titleEn !== null && bodyEn === null) refuse('bodyEn');
    if (titleEn === null && bodyEn !== null) refuse('titleEn');
    if (titleJp !== null && bodyJp === null) refuse('bodyJp');
    if (titleJp === null && bodyJp !== null) refuse('titleJp');
    if (audience === 'chosen' && readers.length === 0) refuse('readers');
  });
export type ArticleInput = z.infer<typeof articleInput>;

/** Whether a user may post: platform administrators, consultants and managers (decisions G73), unless read-only. */
export function mayPost(holder: Holder): boolean {
  if (!mayWrite(holder.role)) return false;
  return holder.superuser || ['consultant', 'manager'].includes(areaOf(holder.category));
}
