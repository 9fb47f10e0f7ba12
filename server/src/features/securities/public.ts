export { byHand, marketPlace, type MarketAsk } from './actions';
export { lastPriceDay } from './last-price';
