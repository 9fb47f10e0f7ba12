// Sends a workbook and prints what the checks found. HAKARU_URL=… HAKARU_TOKEN=… node send-workbook.mjs report.xlsx
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { Hakaru } from '@hakaru/client';

const [path] = process.argv.slice(2);
const hakaru = new Hakaru({ url: process.env.HAKARU_URL, token: process.env.HAKARU_TOKEN });
const { id } = await hakaru.sendWorkbook({ name: basename(path), bytes: await readFile(path) });
const { status, rows, errors, warnings, findings } = await hakaru.follow(id);
console.log(JSON.stringify({ status, rows, errors, warnings }));
for (const { severity, sheet, cell, what, remedy } of findings) console.log(`${severity} ${sheet}!${cell ?? ''} ${what.en} ${remedy.en}`);
