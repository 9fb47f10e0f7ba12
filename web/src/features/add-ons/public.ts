export { WithAddOn } from './with-add-on';
