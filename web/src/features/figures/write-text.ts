import { defineText } from '#platform/text';

export const writeText = defineText({
  readonly: { en: 'You have view-only access.', jp: '閲覧のみの権限のため、この操作は行えません。' },
  notOwner: { en: 'Only the owner of this asset can change it', jp: 'この資産の保有組織のみ変更できます' },
  past: { en: 'Go back to now to make changes', jp: '変更するには現在の表示に戻してください' },
});
