export { MandateView } from './mandate-page';
