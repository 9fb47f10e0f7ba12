import { defineText } from '#platform/text';

export const legalText = defineText({
  termsTitle: { en: 'Terms and Conditions', jp: '利用規約' },
  termsLead: {
    en: 'The terms of service are written in Japanese, and the Japanese text is authoritative.',
    jp: '本規約は、運用報告サービス「Hakaru」のご利用条件を定めるものです。',
  },
  contents: { en: 'Contents', jp: '目次' },
});
