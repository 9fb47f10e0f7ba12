import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { serialOf } from '#days';

const run = promisify(execFile);

/** Cells as texts, by sheet: what a spreadsheet program sees after working every formula out anew. */
export type Recalculated = ReadonlyMap<string, string[][]>;

/**
 * Opens a workbook in LibreOffice, which works out every formula, and reads all sheets back with full precision.
 * Without the program it is installed (Debian, root); where that cannot be, the test fails with a sentence saying what to install.
 */
export async function recalculate(workbook: Uint8Array): Promise<Recalculated> {
  const program = await findLibreOffice();
  const folder = await mkdtemp(join(tmpdir(), 'hakaru-sheets-'));
  try {
    await writeFile(join(folder, 'book.xlsx'), workbook);
    // Comma, double quote, UTF-8; values as kept and not as shown; every sheet into a file of its own.
    const filter = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false,false,false,false,-1';
    await writeProfile(join(folder, 'profile'));
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    await run(
      program,
      ['--headless', '--norestore', profile, '--convert-to', filter, '--outdir', join(folder, 'out'), join(folder, 'book.xlsx')],
      {
        timeout: 180_000,
      },
    );
    return await readSheets(join(folder, 'out'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A profile of its own: two runs at a time would wait for each other's lock. It says that formulas are never taken from the file. */
async function writeProfile(folder: string): Promise<void> {
  await mkdir(join(folder, 'user'), { recursive: true });
  await writeFile(
    join(folder, 'user', 'registrymodifications.xcu'),
    '<?xml version="1.0" encoding="UTF-8"?><oor:items xmlns:oor="http://openoffice.org/2001/registry"><item oor:path="/org.openoffice.Office.Calc/Formula/Load">' +
      '<prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item></oor:items>',
  );
}

async function readSheets(folder: string): Promise<Recalculated> {
  const files = (await readdir(folder)).filter(name => name.endsWith('.csv'));
  const sheets = await Promise.all(
    files.map(async name => [name.replace(/^book-|\.csv$/g, ''), parse(await readFile(join(folder, name), 'utf8'))] as const),
  );
  return new Map(sheets);
}

const NAMES = ['soffice', 'libreoffice', 'localc'];
const PLACES = ['/usr/lib/libreoffice/program', '/Applications/LibreOffice.app/Contents/MacOS', 'C:\\Program Files\\LibreOffice\\program'];

function installed(): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...PLACES];
  const endings = process.platform === 'win32' ? ['.exe', '.com'] : [''];
  return folders
    .flatMap(folder => NAMES.flatMap(name => endings.map(ending => join(folder, name + ending))))
    .find(path => existsSync(path));
}

async function findLibreOffice(): Promise<string> {
  const found = installed();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No LibreOffice here: installing the Debian package libreoffice-calc-nogui.');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const patient = ['-qq', '-o', 'Acquire::Retries=3', '-o', 'DPkg::Lock::Timeout=300'];
    await run('apt-get', ['update', ...patient], { env });
    await run('apt-get', ['install', '-y', '--no-install-recommends', ...patient, 'libreoffice-calc-nogui'], { env, maxBuffer: 1 << 26 });
  }
  const now = installed();
  if (!now)
    throw new Error(
      'Workbooks are checked with LibreOffice, which is not installed here. Install LibreOffice Calc (Debian: apt-get install libreoffice-calc-nogui) and run the tests again.',
    );
  return now;
}

/** CSV as LibreOffice writes it. */
function parse(text: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /("(?:[^"]|"")*"|[^,\n]*)(,|\n|$)/y;
  const body = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  while (cell.lastIndex < body.length) {
    const [, raw = '', end = ''] = cell.exec(body) ?? [];
    rows.at(-1)?.push(plain(raw.startsWith('"') ? raw.slice(1, -1).replaceAll('""', '"') : raw));
    if (end === '\n') rows.push([]);
  }
  return rows;
}

/** Asked for values as kept, LibreOffice still dresses shares and days: a share becomes a fraction again, a day its number. */
function plain(cell: string): string {
  if (/^-?[\d.]+(?:E[+-]?\d+)?%$/.test(cell)) return String(Number(cell.slice(0, -1)) / 100);
  const [, month, day, year, time = ''] = /^(\d\d)\/(\d\d)\/(\d{4})(?: (\d\d:\d\d):\d\d)?$/.exec(cell) ?? [];
  return year ? String(serialOf(`${year}-${month}-${day}${time && ` ${time}`}`) ?? cell) : cell;
}
