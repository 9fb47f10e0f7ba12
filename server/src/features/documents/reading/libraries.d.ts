/** The parts of the PDF library that are used here; its own types need the browser's. */
declare module 'pdfjs-dist/legacy/build/pdf.mjs' {
  export type TextItem = { str: string; transform: number[]; width: number; height: number; fontName: string };
  export type TextContent = { items: (TextItem | { type: string })[]; styles: Record<string, { vertical?: boolean } | undefined> };
  export type PdfPage = {
    view: number[];
    getViewport(options: { scale: number }): { width: number; height: number; transform: number[] };
    getTextContent(): Promise<TextContent>;
    cleanup(): boolean;
  };
  export type PdfDocument = { numPages: number; getPage(number: number): Promise<PdfPage> };
  export function getDocument(source: {
    data: Uint8Array;
    cMapUrl: string;
    cMapPacked: boolean;
    standardFontDataUrl: string;
    isEvalSupported: boolean;
    useSystemFonts: boolean;
    disableFontFace: boolean;
    useWasm: boolean;
    stopAtErrors: boolean;
    enableXfa: boolean;
    verbosity: number;
  }): { promise: Promise<PdfDocument>; destroy(): Promise<void> };
}

declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs';

/** Patterns that take time in proportion to the text, whoever wrote them. */
declare module 're2js' {
  type Matcher = {
    find(): boolean;
    start(group?: number): number;
    end(group?: number): number;
    group(group?: number): string | null;
    groupCount(): number;
  };
  export const RE2JS: {
    CASE_INSENSITIVE: number;
    MULTILINE: number;
    compile(pattern: string, flags?: number): { matcher(text: string): Matcher };
  };
}
