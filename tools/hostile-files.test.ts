import { formatOf, isNamedAs } from '@hakaru/contract/file-formats';
import { expect, test } from 'vitest';
import { hostileFiles } from '#hostile-files';

test('row 26: of files that are not what they are called, only those remain that every program takes for the one thing they say they are', async () => {
  const files = await hostileFiles();
  expect(files.length).toBeGreaterThanOrEqual(60);
  const taken = files.filter(({ name, bytes }) => {
    const format = formatOf(bytes);
    // The content of an archive is checked when it is unpacked.
    return format && format !== 'xlsx' && isNamedAs(format, name);
  });
  expect(taken.map(({ what }) => what).sort()).toEqual(
    [
      'a notice and a page in one called evil.pdf',
      'a notice and a page in one called report.pdf',
      'a notice that runs a script called action.pdf',
      'a notice that runs a script called report.pdf',
      'a photograph with a page in its remark called evil.jpg',
      // Only the last part of a path is used, and special characters are escaped when the file is sent.
      ...['../../evil.pdf', '..\\..\\evil.pdf', '/etc/passwd.pdf', 'C:\\evil.pdf'].map(name => `a notice called ${JSON.stringify(name)}`),
      ...['x"; filename=evil.html; y=".pdf', "x'%0d%0aset-cookie: a=1.pdf", '<img src=x onerror=boom()>.pdf'].map(
        name => `a notice called ${JSON.stringify(name)}`,
      ),
      `a notice called ${JSON.stringify('運用報告書'.repeat(60).slice(0, 40))}`,
    ].sort(),
  );
});
