import { defineText } from '#platform/text';

export const apiDocsTitles = defineText({ title: { en: 'API documentation', jp: 'APIドキュメント' } });
