import { writeWorkbook } from '@hakaru/workbook/workbook';
import { zip } from '@hakaru/workbook/zip';

/** A file that is not what it is called, or is two things at once. Any script in it calls `boom()`. */
export type HostileFile = { what: string; name: string; bytes: Buffer };

const SCRIPT = '<script>parent.boom();top.boom();boom()</script>';
const HTML = `<!doctype html><title>x</title>${SCRIPT}<img src=x onerror=boom()>`;
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="boom()"><script>boom()</script></svg>`;
const PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64');
const pdf = (inside: string, after = ''): string => `%PDF-1.7\n${inside}\nxref\n0 0\ntrailer<</Size 0>>\nstartxref\n9\n%%EOF\n${after}`;

/** Every file under its own name, as a report and as a workbook; then valid files under malicious names. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const contents = [...texts(), ...pictures(), ...(await archives())];
  const called = contents.flatMap(({ what, name, bytes }) =>
    [name, 'report.pdf', 'report.xlsx'].map(claimed => ({ what: `${what} called ${claimed}`, name: claimed, bytes })),
  );
  const sound = Buffer.from(pdf('1 0 obj<<>>endobj'));
  return [...called, ...NAMES.map(name => ({ what: `a notice called ${JSON.stringify(name.slice(0, 40))}`, name, bytes: sound }))];
}

const NAMES = [
  '../../evil.pdf',
  '..\\..\\evil.pdf',
  '/etc/passwd.pdf',
  'C:\\evil.pdf',
  'a\0.html.pdf',
  'evil.html\0.pdf',
  '.pdf',
  'evil.pdf.html',
  'x"; filename=evil.html; y=".pdf',
  "x'%0d%0aset-cookie: a=1.pdf",
  '\u202efdp.lmth',
  '<img src=x onerror=boom()>.pdf',
  `${'運用報告書'.repeat(60)}.pdf`,
  `${'報'.repeat(300)}.xlsx`,
  'evil.pdf.',
  'evil.pdf::$DATA',
];

type Content = { what: string; name: string; bytes: Buffer };

const text = (what: string, name: string, content: string): Content => ({ what, name, bytes: Buffer.from(content) });

function texts(): Content[] {
  return [
    text('a page', 'evil.html', HTML),
    text('a drawing', 'evil.svg', SVG),
    text('a page behind a mark of order', 'evil.htm', `\ufeff${HTML}`),
    { what: 'a page of wide letters', name: 'evil.xhtml', bytes: Buffer.from(`\ufeff${HTML}`, 'utf16le') },
    text('a page of seven bits', 'evil.shtml', '+ADw-script+AD4-boom()+ADw-/script+AD4-'),
    text('a program', 'evil.js', 'boom();'),
    text('a style sheet', 'evil.css', '@import "javascript:boom()"; *{background:url("javascript:boom()")}'),
    text('XML with a style', 'evil.xml', `<?xml version="1.0"?><?xml-stylesheet href="evil.xsl" type="text/xsl"?>${SVG}`),
    text('a web archive', 'evil.mht', `MIME-Version: 1.0\nContent-Type: text/html\n\n${HTML}`),
    text('a table with a page in it', 'evil.csv', `Code,Value\n${HTML},=cmd|' /C calc'!A0\n`),
    text('a notice and a page in one', 'evil.pdf', pdf(HTML)),
    text('a notice with a page behind it', 'behind.pdf', pdf('', HTML)),
    text('a notice that runs a script', 'action.pdf', pdf('1 0 obj<</OpenAction<</S/JavaScript/JS(boom\\(\\))>>>>endobj')),
    text('a page that begins as a notice', 'begins.pdf', `%PDF-1.7\n${HTML}`),
    text('a Windows program', 'evil.exe', 'MZ\u0090 boom'),
  ];
}

function pictures(): Content[] {
  const jpeg = (inside: string) => {
    const remark = Buffer.from(inside);
    const size = Buffer.from([0xff, 0xfe, (remark.length + 2) >> 8, (remark.length + 2) & 0xff]);
    return Buffer.concat([Buffer.from([0xff, 0xd8]), size, remark, Buffer.from([0xff, 0xda, 0, 2, 0xff, 0xd9])]);
  };
  return [
    { what: 'a picture with a page behind it', name: 'evil.png', bytes: Buffer.concat([PIXEL, Buffer.from(HTML)]) },
    { what: 'a page that begins as a picture', name: 'begins.png', bytes: Buffer.concat([PIXEL.subarray(0, 8), Buffer.from(HTML)]) },
    { what: 'a photograph with a page in its remark', name: 'evil.jpg', bytes: jpeg(HTML) },
    text('a moving picture that is a program', 'evil.gif', 'GIF89a/*\u0001\u0000*/=0;boom();'),
  ];
}

async function archives(): Promise<Content[]> {
  const packed = async (what: string, name: string, parts: Record<string, string>): Promise<Content> => ({
    what,
    name,
    bytes: Buffer.from(await zip(Object.entries(parts).map(([path, content]) => ({ path, text: [content] })))),
  });
  const workbook = Buffer.from(await writeWorkbook([{ name: 'Data', rows: [[{ value: HTML }]] }]));
  const types = (main: string) =>
    `<Types><Override PartName="/xl/workbook.xml" ContentType="application/vnd.ms-${main}.main+xml"/></Types>`;
  return [
    await packed('a workbook with macros', 'evil.xlsm', {
      '[Content_Types].xml': types('excel.sheet.macroEnabled'),
      'xl/workbook.xml': '<workbook/>',
      'xl/vbaProject.bin': 'boom',
    }),
    await packed('a letter with macros', 'evil.docm', {
      '[Content_Types].xml': types('word.document.macroEnabled'),
      'word/document.xml': '<document/>',
      'word/vbaProject.bin': 'boom',
    }),
    await packed('an archive of a page', 'evil.zip', { 'index.html': HTML }),
    await packed('an archive that climbs out', 'climbs.zip', { '[Content_Types].xml': '<Types/>', '../../evil.html': HTML }),
    { what: 'a workbook with a page behind it', name: 'behind.xlsx', bytes: Buffer.concat([workbook, Buffer.from(HTML)]) },
    { what: 'a page before a workbook', name: 'before.html', bytes: Buffer.concat([Buffer.from(HTML), workbook]) },
  ];
}
