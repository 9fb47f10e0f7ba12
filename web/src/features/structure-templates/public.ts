export { OfferPanel } from './offer-panel';
export { TemplateTab } from './template-tab';
