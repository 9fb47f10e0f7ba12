export { ForwardsTab } from './forwards-tab';
export { CounterpartyForwards } from './forwards-tab';
