/** The texts around every printed page. */
export type PageFrame = { organisation: string; context: string; handling: string; printed: string };

let sheet: CSSStyleSheet | null = null;

/** Sets the texts around printed pages: browsers that support margin boxes print them on each page, with page number and count. */
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
 * Text as a CSS string: every other character is escaped, so that it can be nothing but text.
 *
 * @example quoted('A "B"') // '"A \\22 B\\22 "'
 */
export function quoted(text: string): string {
  const safe = [...text].map(letter =>
    /[\p{L}\p{N} .,:;()（）・／/+-]/u.test(letter) ? letter : `\\${letter.codePointAt(0)?.toString(16)} `,
  );
  return `"${safe.join('')}"`;
}
