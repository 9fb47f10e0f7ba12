/** Included in the archive: its recipient can verify the unpacked files with Node alone. */
export const VERIFY_SCRIPT = `// node verify.mjs: reads this folder again and says whether it is what its manifest says.
import { createHash, verify } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const faults = [];
const text = readFileSync('manifest.json');
const manifest = JSON.parse(text);
const { publicKey, signature } = JSON.parse(readFileSync('signature.json', 'utf8'));
if (!verify(null, text, publicKey, Buffer.from(signature, 'base64'))) faults.push('manifest.json: the signature is not that of its public key');

async function check({ path, sha256 }) {
  const hash = createHash('sha256');
  try {
    for await (const piece of createReadStream(path)) hash.update(piece);
    if (hash.digest('hex') !== sha256) faults.push(path + ': changed');
  } catch {
    faults.push(path + ': missing');
  }
}
for (const { parts } of manifest.tables) for (const part of parts) await check(part);
for (const file of manifest.files) await check(file);
for (const file of manifest.receivedFiles) if (file.path) await check(file);

let entries = 0;
let previous = '\\\\x' + '0'.repeat(64);
for (const { path } of manifest.tables.find(({ name }) => name === 'audit').parts) {
  for await (const line of createInterface({ input: createReadStream(path) })) {
    const row = JSON.parse(line);
    entries++;
    if (row.seq !== entries) faults.push('audit: entry ' + entries + ' is missing');
    if (row.previous_hash !== previous) faults.push('audit: entry ' + row.seq + ' does not follow the one before');
    previous = row.hash;
    if (faults.length > 20) break;
  }
}
if (entries !== manifest.audit.entries || (entries > 0 && previous !== manifest.audit.lastHash)) faults.push('audit: it ends elsewhere than the manifest says');

for (const fault of faults) console.log(fault);
console.log(faults.length ? 'NOT as it was made.' : manifest.tables.length + ' tables, ' + manifest.files.length + ' files and ' + entries + ' audit entries are as they were made.');
process.exitCode = faults.length ? 1 : 0;
`;
