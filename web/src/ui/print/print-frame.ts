/** What stands around every printed page. */
export type PageFrame = { organisation: string; context: string; handling: string; printed: string };

let sheet: CSSStyleSheet | null = null;

/** Puts the frame around the pages: browsers that know margin boxes print it on each, with the page and how many there are. */
export function setPageFrame({ organisation, context, handling, printed }: PageFrame): void {
  const box = (place: string, content: string) => `@${place} { content: ${content}; font: 7pt ${FONTS}; color: #000; white-space: pre; }`;
  const text = `@page { size: A4 landscape; margin: 14mm 10mm 12mm;
    ${box('top-left', quoted(organisation))} ${box('top-center', quoted(context))} ${box('top-right', quoted(handling))}
    ${box('bottom-left', quoted(printed))} ${box('bottom-right', 'counter(page) "/" counter(pages)')} }`;
  sheet ??= adopted();
  sheet.replaceSync(text);
}

const FONTS = "'Inter Variable', 'Hiragino Sans', 'Yu Gothic UI', 'Noto Sans JP', 'Noto Sans CJK JP', sans-serif";

function adopted(): CSSStyleSheet {
  const made = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, made];
  return made;
}

/**
 * Text as CSS writes it: whatever it holds, it stays text.
 *
 * @example quoted('A "B"') // '"A \\22 B\\22 "'
 */
export function quoted(text: string): string {
  const safe = [...text].map(letter =>
    /[\p{L}\p{N} .,:;()（）・／/+-]/u.test(letter) ? letter : `\\${letter.codePointAt(0)?.toString(16)} `,
  );
  return `"${safe.join('')}"`;
}
