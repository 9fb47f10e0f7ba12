import { defineText } from '#platform/text';

export const intakesTitles = defineText({ title: { en: 'File intake', jp: 'ファイル自動受付' } });
