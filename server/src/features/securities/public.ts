export { byHand, marketPlace, type MarketAsk } from './actions';
