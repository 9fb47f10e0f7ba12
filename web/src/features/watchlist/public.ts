export { WatchButton, WatchIconButton, WatchMenuItem } from './watch-menu-item';
