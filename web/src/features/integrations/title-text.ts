import { defineText } from '#platform/text';

export const integrationsTitles = defineText({ title: { en: 'Integrations', jp: '外部連携' } });
