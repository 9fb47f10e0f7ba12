export { menuText, type MenuWord } from './menu-text';
