export { MarketPage } from './market-page';
export { useMarketContext } from './queries';
