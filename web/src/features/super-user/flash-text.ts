import { defineText } from '#platform/text';

/** Shown when the next page starts, so it is part of the first download. */
export const flashText = defineText({
  impersonated: { en: 'User Impersonated', jp: '代理ログインしました。' },
  stopped: { en: 'Stopped Impersonation', jp: '代理ログインを終了しました。' },
});
