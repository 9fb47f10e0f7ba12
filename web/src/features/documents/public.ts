export { MandateDocumentsTab } from './mandate-documents-tab';
export { PagePanel } from './page-panel';
export type { Mark } from './page-view';
export { useDocument, type Paper } from './queries';
export { documentTypeText } from './text';
