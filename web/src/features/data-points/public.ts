export { useDataPoints, useDocumentChoices } from './queries';
export { breakdownText, timeText, valueTypeText } from './text';
