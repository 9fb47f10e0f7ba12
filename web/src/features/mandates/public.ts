export { MandateView } from './mandate-page';
export { NotesTab } from './notes-tab';
