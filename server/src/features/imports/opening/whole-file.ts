import type { Reading } from '#features/imports/staging-store';
import type { ImportRecord } from '#features/imports/store';

/**
 * Whether the imported rows are all that a file contains: sheets that were not read could be about anybody, and so could rows that belong
 * to another import.
 */
export function isWhole({ partOf, parted, refusal, ignored }: ImportRecord): boolean {
  return partOf === null && parted === 0 && !refusal && ignored.every(({ why }) => why === 'blankKey');
}

export const readingOf = ({ organisationId, id, fileNo }: ImportRecord): Reading => ({ organisationId, importId: id, fileNo });
