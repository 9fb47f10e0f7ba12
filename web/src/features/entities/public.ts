export { useEntityChoices } from './queries';
export { entityKindText, entityTypeText } from './text';
