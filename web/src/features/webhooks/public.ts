export { WebhooksPanels } from './webhooks-panels';
