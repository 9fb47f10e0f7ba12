export { WatchButton, WatchMenuItem } from './watch-menu-item';
