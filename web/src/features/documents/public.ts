export { MandateDocumentsTab } from './mandate-documents-tab';
export { FoundPage, FoundPages } from './found-page';
export { OcrNotes } from './ocr-notes';
export { PagePanel, PageSheet } from './page-panel';
export { wordsOf, type Mark } from './page-view';
export { useDocument, useDocumentPage, type Paper } from './queries';
export { documentTypeText, readingCodeText } from './text';
