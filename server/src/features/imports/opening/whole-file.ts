import type { Reading } from '#features/imports/staging-store';
import type { ImportRecord } from '#features/imports/store';

/** Whether the rows that were read are all there is in a file: sheets that were not read could be about anybody, and so could rows of another import. */
export function isWhole({ partOf, parted, refusal, ignored }: ImportRecord): boolean {
  return partOf === null && parted === 0 && !refusal && ignored.every(({ why }) => why === 'blankKey');
}

export const readingOf = ({ organisationId, id, fileNo }: ImportRecord): Reading => ({ organisationId, importId: id, fileNo });
