export { CapitalTab } from './capital-tab';
