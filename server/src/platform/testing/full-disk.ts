// Run by files.test.ts where the system limits file sizes: reports the result for a file that is too large and for one that fits.
import { randomUUID } from 'node:crypto';
import { codeOf } from '#platform/db';
import { openDiskFiles } from '#platform/files-disk';

const files = openDiskFiles(process.argv[2] ?? '');
const facts = { organisationId: randomUUID(), contentType: 'application/pdf', name: 'a.pdf' };
const kept = async (bytes: number): Promise<string> => {
  try {
    return String((await files.put(Buffer.alloc(bytes, 1), facts)).bytes);
  } catch (error) {
    return codeOf(error);
  }
};
console.log(`large: ${await kept(1_000_000)}`);
console.log(`small: ${await kept(1_000)}`);
