import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, linkSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'; // oxfmt-ignore
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { HOSHI, MARLO, openIntakeDesk, type IntakeDesk } from './testing/intake-desk';

let desk: IntakeDesk;
beforeAll(async () => {
  desk = await openIntakeDesk();
});
afterEach(() => desk.settle());
afterAll(() => desk.server.close());

describe('the folder', () => {
  test('a good file becomes the manager’s checked import, in the name of the intake, and lies in done/ afterwards', async () => {
    desk.put('october.xlsx', await desk.book());
    await desk.scan();
    expect(await desk.fileNamed('october.xlsx')).toMatchObject([{ state: 'arriving', importId: null }]);
    await desk.settle();
    const [file] = await desk.fileNamed('october.xlsx');
    expect(file).toMatchObject({ state: 'received', importStatus: 'validated', isKnown: false });
    const [row] = await desk.server.sql('select organisation_id, owner_id, user_id, user_name from import where id = $1', [file?.importId]);
    expect(row).toMatchObject({ organisation_id: MARLO, owner_id: HOSHI, user_id: demoId('ops@marlowe.example') });
    expect(row?.['user_name']).toMatch(/^Intake HOSHI \(.+\)$/);
    expect(desk.lies(desk.intake.folder)).toEqual([]);
    expect(desk.lies(desk.intake.folder, 'done').join()).toMatch(/^\d{8}T\d{6}Z_[0-9a-f]{8}_october\.xlsx$/);
    const { data } = await desk.server.ask(desk.admin, '{ auditEntries(first: 20) { data { action userName tokenId } } }');
    const created = data.auditEntries.data.find(({ action }: { action: string }) => action === 'import.create');
    expect(created).toMatchObject({ tokenId: desk.intake.id, userName: expect.stringMatching(/^Intake HOSHI \(.+\)$/) });
  });

  test('a wrong file is refused by the import with the same words as an upload', async () => {
    desk.put('notes.docx', 'no workbook');
    await desk.settle();
    const [file] = await desk.fileNamed('notes.docx');
    expect(file).toMatchObject({ state: 'received', importStatus: 'error' });
    const [letter] = (await desk.server.mails('ops@marlowe.example')).filter(({ subject }) => subject.includes('notes.docx'));
    expect(letter?.subject).toBe('Hakaru: refused – notes.docx');
    expect(letter?.text).toContain('neither an Excel workbook');
  });

  test('a file that is still written is left alone until it rests; a .part file until it is renamed', async () => {
    const bytes = await desk.book();
    desk.put('slow.xlsx', bytes.subarray(0, 100));
    desk.put('whole.xlsx.part', await desk.book());
    await desk.scan();
    desk.server.passTime(20);
    appendFileSync(desk.at('slow.xlsx'), bytes.subarray(100));
    await desk.scan();
    expect(await desk.fileNamed('slow.xlsx')).toMatchObject([{ state: 'arriving' }]);
    expect(await desk.fileNamed('whole.xlsx.part')).toEqual([]);
    renameSync(desk.at('whole.xlsx.part'), desk.at('whole.xlsx'));
    await desk.settle();
    expect(await desk.fileNamed('slow.xlsx')).toMatchObject([{ state: 'received', importStatus: 'validated' }]);
    expect(await desk.fileNamed('whole.xlsx')).toMatchObject([{ state: 'received', importStatus: 'validated' }]);
  });

  test('a file that changes after it was taken waits for its writer', async () => {
    const bytes = await desk.book();
    desk.put('late.xlsx', bytes.subarray(0, 50));
    await desk.scan();
    const [row] = await desk.server.sql(`update intake_file set state = 'taken' where name = 'late.xlsx' returning id`);
    renameSync(desk.at('late.xlsx'), desk.at('.work', row?.['id']));
    appendFileSync(desk.at('.work', row?.['id']), bytes.subarray(50)); // the writer still held it open
    await desk.scan();
    expect(await desk.fileNamed('late.xlsx')).toMatchObject([{ state: 'taken' }]);
    await desk.settle();
    expect(await desk.fileNamed('late.xlsx')).toMatchObject([{ state: 'received', importStatus: 'validated' }]);
  });

  test('the same bytes again are known, and answered as such', async () => {
    const bytes = await desk.book();
    desk.put('first.xlsx', bytes);
    await desk.settle();
    desk.put('again.xlsx', bytes);
    await desk.settle();
    const [first] = await desk.fileNamed('first.xlsx');
    expect(await desk.fileNamed('again.xlsx')).toMatchObject([{ state: 'received', isKnown: true, importId: first?.importId }]);
    const letters = await desk.server.mails('ops@marlowe.example');
    expect(letters.find(({ subject }) => subject.endsWith('again.xlsx'))?.text).toContain('The same file was received before.');
  });

  test.each(['taken', 'moved', 'handed over', 'outcome written'])(
    'killed once the file was %s: nothing is lost and nothing imported twice',
    async step => {
      const name = `killed ${step}.xlsx`;
      desk.put(name, await desk.book());
      await desk.scan();
      const [row] = await desk.server.sql(`update intake_file set state = 'taken' where name = $1 returning id, entry`, [name]);
      if (step !== 'taken') renameSync(desk.at(name), desk.at('.work', row?.['id']));
      if (step === 'handed over' || step === 'outcome written') {
        const kept = readFileSync(desk.at('.work', row?.['id']));
        await desk.scan(); // hands it over; what followed is undone, as if the process had died before
        const filed = desk.lies(desk.intake.folder, 'done').find(one => one.endsWith(name)) ?? '';
        rmSync(desk.at('done', filed));
        writeFileSync(desk.at('.work', row?.['id']), kept);
        const undone = step === 'handed over' ? `state = 'taken', import_id = null, receipt = 'none',` : '';
        const { mtimeNs, size, ino } = lstatSync(desk.at('.work', row?.['id']), { bigint: true });
        await desk.server.sql(`update intake_file set ${undone} is_filed = false, stamp = $2 where id = $1`, [
          row?.['id'],
          `${size} ${mtimeNs} ${ino}`,
        ]);
      }
      await desk.settle();
      const [file, ...others] = await desk.fileNamed(name);
      expect(others).toEqual([]);
      expect(file).toMatchObject({ state: 'received', isKnown: false, importStatus: 'validated' });
      expect(await desk.server.sql('select from import_file where name = $1', [name])).toHaveLength(1);
      expect(desk.lies(desk.intake.folder, 'done').filter(one => one.endsWith(name))).toHaveLength(1);
      expect((await desk.server.mails('ops@marlowe.example')).filter(({ subject }) => subject.endsWith(name))).toHaveLength(1);
    },
  );

  test('two workers at once take a file once', async () => {
    for (const name of ['both 1.xlsx', 'both 2.xlsx', 'both 3.xlsx']) desk.put(name, await desk.book());
    await Promise.all([desk.scan(), desk.scan()]);
    desk.server.passTime(20);
    await Promise.all([desk.scan(), desk.scan(), desk.scan()]);
    await desk.settle();
    for (const name of ['both 1.xlsx', 'both 2.xlsx', 'both 3.xlsx']) {
      expect(await desk.fileNamed(name)).toMatchObject([{ state: 'received', isKnown: false, importStatus: 'validated' }]);
      expect(await desk.server.sql('select from import_file where name = $1', [name])).toHaveLength(1);
      expect((await desk.server.mails('ops@marlowe.example')).filter(({ subject }) => subject.endsWith(name))).toHaveLength(1);
    }
  });
});

describe('what is no file', () => {
  test('a link to a file outside, a folder, a pipe and a second name are refused and never opened', async () => {
    symlinkSync('/etc/passwd', desk.at('passwd.csv'));
    mkdirSync(desk.at('reports'));
    writeFileSync(desk.at('reports', 'inside.xlsx'), 'x');
    execFileSync('mkfifo', [desk.at('pipe.csv')]);
    const outside = join(desk.drop, '..', 'outside.csv');
    writeFileSync(outside, 'a,b\n1,2\n');
    linkSync(outside, desk.at('linked.csv'));
    await desk.settle();
    for (const name of ['passwd.csv', 'reports', 'pipe.csv'])
      expect(await desk.fileNamed(name)).toMatchObject([{ state: 'refused', refusal: { code: 'notAFile' }, importId: null }]);
    expect(await desk.fileNamed('linked.csv')).toMatchObject([{ state: 'refused', refusal: { code: 'severalNames' } }]);
    expect(readFileSync('/etc/passwd', 'utf8')).toContain('root');
    const refused = desk.lies(desk.intake.folder, 'refused');
    const note = refused.find(name => name.endsWith('passwd.csv.txt')) ?? '';
    expect(readFileSync(desk.at('refused', note), 'utf8')).toMatch(/Only files are taken[\s\S]*受け付けるのはファイルのみ/);
    expect(await desk.server.sql(`select from import_file where name = any($1)`, [['passwd.csv', 'linked.csv', 'pipe.csv']])).toEqual([]);
  });

  test('hidden files are not touched', async () => {
    desk.put('.hidden.xlsx', await desk.book());
    desk.put('~$lock.xlsx', 'x');
    await desk.settle();
    expect(existsSync(desk.at('.hidden.xlsx')) && existsSync(desk.at('~$lock.xlsx'))).toBe(true);
    expect((await desk.files(desk.admin)).some(({ name }) => name.includes('hidden') || name.includes('lock'))).toBe(false);
  });

  test('names with controls, with signs that turn the text around, or without end are refused; Windows paths and Shift_JIS names are read', async () => {
    const control = 'bell\u0007.csv';
    const turned = 'report\u202exslx.csv';
    for (const name of [control, turned]) desk.put(name, 'x');
    writeFileSync(Buffer.concat([Buffer.from(`${desk.at()}/`), Buffer.from([0x8c, 0x8e, 0x8e, 0x9f, 0x2e, 0x63, 0x73, 0x76])]), 'x'); // 月次.csv
    desk.put('C:\\temp\\windows.csv', 'y');
    await desk.settle();
    const all = await desk.files(desk.admin);
    for (const name of ['bell\ufffd.csv', 'report\ufffdxslx.csv'])
      expect(all.find(file => file.name === name)).toMatchObject({ state: 'refused', refusal: { code: 'fileName' } });
    expect(all.find(({ name }) => name === '月次.csv')).toMatchObject({ state: 'received' });
    expect(all.find(({ name }) => name === 'windows.csv')).toMatchObject({ state: 'received' });
    expect(desk.lies(desk.intake.folder)).not.toContain(control);
  });

  test('a file of a gigabyte is refused without being read', async () => {
    desk.put('huge.xlsx', '');
    truncateSync(desk.at('huge.xlsx'), 1_000_000_000);
    const before = process.memoryUsage().rss;
    await desk.settle();
    expect(await desk.fileNamed('huge.xlsx')).toMatchObject([{ state: 'refused', refusal: { code: 'tooLarge' } }]);
    expect(process.memoryUsage().rss - before).toBeLessThan(300_000_000);
  });

  test('a sender who puts a link in the place of our own folders moves nothing elsewhere', async () => {
    const elsewhere = join(desk.drop, '..', 'elsewhere');
    mkdirSync(elsewhere);
    renameSync(desk.at('done'), desk.at('.done-before'));
    symlinkSync(elsewhere, desk.at('done'));
    desk.put('lured.xlsx', await desk.book());
    await desk.settle();
    expect(existsSync(desk.at('lured.xlsx'))).toBe(true);
    expect(execFileSync('ls', ['-A', elsewhere]).toString()).toBe('');
    expect((await desk.list(desk.admin)).find(({ id }) => id === desk.intake.id)).toMatchObject({
      state: 'on',
      unusableSince: expect.any(String),
    });
    rmSync(desk.at('done'));
    renameSync(desk.at('.done-before'), desk.at('done'));
    await desk.settle();
    expect(await desk.fileNamed('lured.xlsx')).toMatchObject([{ state: 'received' }]);
    expect((await desk.list(desk.admin)).find(({ id }) => id === desk.intake.id)).toMatchObject({ unusableSince: null });
  });
});
