export { HomePage, type HiddenPage, type OpenPage } from './home-page';
