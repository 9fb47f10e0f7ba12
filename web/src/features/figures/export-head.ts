/** Lines above the header of an exported table: what it is, as of when, in which unit. */
export function csvWithHead(csv: string, lines: readonly (readonly string[])[]): string {
  const body = csv.replace(/^\uFEFF/, '');
  const head = lines.map(cells => cells.map(csvText).join(',')).join('\r\n');
  return `\uFEFF${head}\r\n\r\n${body}`;
}

/** Text a spreadsheet would run as a formula is disarmed. */
function csvText(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
