/** Converts full-width digits, signs and separators, as typed with a Japanese keyboard, to plain ones. */
export function plainDigits(text: string): string {
  return text
    .replace(/[！-～]/g, character => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
    .replace(/[−‐‑–—ー―]/g, '-')
    .replace(/[。．]/g, '.')
    .replace(/[，、]/g, ',')
    .replaceAll('\u3000', ' ');
}

/**
 * A typed number as plain decimal text, or null when it is not one. Separators, a leading ▲ and spaces are accepted.
 *
 * @example plainNumber('１，２３４．５') // '1234.5'
 */
export function plainNumber(text: string): string | null {
  const plain = plainDigits(text).replace(/[\s,]/g, '').replace(/^[▲△]/, '-').replace(/^\+/, '');
  if (!/^-?(\d+\.?\d*|\.\d+)$/.test(plain)) return null;
  return plain
    .replace(/^(-?)\./, '$10.')
    .replace(/\.$/, '')
    .replace(/^(-?)0+(?=\d)/, '$1');
}

/** A typed day as yyyy-MM-dd, or null when it is not one. Reads 2026/9/30, 2026-09-30, 20260930, 2026.9.30 and 2026年9月30日. */
export function plainDay(text: string): string | null {
  const plain = plainDigits(text).trim().replace(/\s/g, '');
  const match = /^(\d{4})(?:[-/.年](\d{1,2})[-/.月](\d{1,2})日?|(\d{2})(\d{2}))$/.exec(plain);
  if (!match) return null;
  const [, year = '', month = match[4] ?? '', day = match[5] ?? ''] = match;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const instant = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(iso) ? iso : null;
}
