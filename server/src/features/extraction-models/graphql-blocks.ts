import type { ApprovalBlock } from '@hakaru/contract/notice-approval';
import { ApprovalBlockCodeEnum } from '#platform/enumerations/documents';
import { builder } from '#platform/graphql';

export const ApprovalBlockType = builder.objectRef<ApprovalBlock>('ApprovalBlock').implement({
  description: 'What stands between a document and its approval: the kind of reason, and the value, line or check it is about.',
  fields: t => ({ code: t.expose('code', { type: ApprovalBlockCodeEnum }), about: t.exposeString('about', { nullable: true }) }),
});
