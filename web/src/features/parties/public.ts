export { PartiesEditor } from './parties-editor';
export { partyRoleText } from './text';
