export { MandateDocumentsTab } from './mandate-documents-tab';
export { FoundPage, FoundPages } from './found-page';
export { PagePanel, PageSheet } from './page-panel';
export type { Mark } from './page-view';
export { useDocument, type Paper } from './queries';
export { documentTypeText, readingCodeText } from './text';
