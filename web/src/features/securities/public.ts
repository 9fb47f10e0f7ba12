export { MarketPage } from './market-page';
export { useMarketPlace } from './queries';
