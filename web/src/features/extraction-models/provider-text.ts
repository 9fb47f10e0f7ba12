import { defineText } from '#platform/text';

export const providerText = defineText({
  none: {
    en: 'Kind 1 GPT: no provider is configured on this installation. Nothing is sent; these values are entered by hand.',
    jp: '方法「1 GPT」：プロバイダーが未設定です。送信は行わず、値は手入力します。',
  },
  asks: {
    en: 'Kind 1 GPT: when a document is read, its text and the prompts are sent to {model} at {host}. Every value is reviewed by a person; every call is in the audit trail.',
    jp: '方法「1 GPT」：文書の読取時に、本文とプロンプトを{host}の{model}に送信します。値は必ず人が確認し、送信はすべて操作履歴に記録されます。',
  },
  notCompared: {
    en: 'Values that need the provider are not compared, because a comparison sends nothing.',
    jp: 'プロバイダーへの照会が必要な値は比較しません（比較では送信を行いません）。',
  },
  request: { en: 'What is sent to {model} at {host} when this document is read', jp: 'この文書の読取時に{host}の{model}へ送信する内容' },
  size: { en: '{size} bytes; viewing sends nothing', jp: '{size}バイト（表示だけでは送信されません）' },
  shortened: {
    en: 'The document is longer: only its first {n} characters are sent.',
    jp: '文書が長いため、先頭の{n}文字のみ送信します。',
  },
  instructions: { en: 'Instructions and questions', jp: '指示と質問' },
  text: { en: 'Text of the document', jp: '文書の本文' },
});
