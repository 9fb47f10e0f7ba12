import { defineText } from '#platform/text';
import { termsTitles } from './title-text';

export const termsText = defineText({
  ...termsTitles,
  lead: {
    en: 'Please read the terms of service and agree to them before you continue. The Japanese text is authoritative.',
    jp: 'ご利用を開始する前に、利用規約をお読みいただき、同意してください。',
  },
  box: { en: 'Text of the terms', jp: '利用規約の本文' },
  cancel: { en: 'Cancel', jp: 'キャンセル' },
  agree: { en: 'Agree', jp: '同意する' },
  failed: { en: 'An error has occured.', jp: 'エラーが発生しました。' },
});
