/**
 * The cells of a delimited text: separated by tabs where its first line has one, as copied from spreadsheets, otherwise by commas; quotes
 * as in CSV. Empty lines are skipped; each line has its number in the text.
 */
export function pastedLines(text: string): { line: number; cells: string[] }[] {
  const source = text
    .replace(/^\ufeff/, '')
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n');
  const separator = (source.split('\n')[0] ?? '').includes('\t') ? '\t' : ',';
  const lines: { line: number; cells: string[] }[] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let line = 1;
  let start = 1;
  const endLine = () => {
    cells.push(cell.trim());
    if (cells.some(one => one !== '')) lines.push({ line: start, cells });
    cells = [];
    cell = '';
  };
  for (let at = 0; at < source.length; at++) {
    const character = source[at] ?? '';
    if (character === '\n') line++;
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (source[at + 1] === '"') {
        cell += '"';
        at++;
      } else isQuoted = false;
    } else if (character === '"' && cell.trim() === '') {
      cell = '';
      isQuoted = true;
    } else if (character === separator) {
      cells.push(cell.trim());
      cell = '';
    } else if (character === '\n') {
      endLine();
      start = line;
    } else cell += character;
  }
  endLine();
  return lines;
}
