/** The parts of the PDF library that are used here; its own types require the DOM. */
declare module 'pdfjs-dist/legacy/build/pdf.mjs' {
  export type TextItem = { str: string; transform: number[]; width: number; height: number; fontName: string };
  export type TextContent = { items: (TextItem | { type: string })[]; styles: Record<string, { vertical?: boolean } | undefined> };
  export type PdfPage = {
    view: number[];
    getViewport(options: { scale: number }): { width: number; height: number; transform: number[] };
    getTextContent(): Promise<TextContent>;
    getOperatorList(): Promise<{ fnArray: number[]; argsArray: (unknown[] | null)[] }>;
    objs: PdfObjects;
    commonObjs: PdfObjects;
    cleanup(): boolean;
  };
  /** A decoded picture: kind 1 has one bit per pixel, 2 three bytes, 3 four bytes with the opacity. */
  export type PdfImage = { width: number; height: number; kind: number; data: Uint8Array | Uint8ClampedArray };
  export type PdfObjects = { get(name: string, take: (image: PdfImage | null) => void): void };
  export const OPS: Record<
    | 'save'
    | 'restore'
    | 'transform'
    | 'paintFormXObjectBegin'
    | 'paintFormXObjectEnd'
    | 'paintImageXObject'
    | 'paintInlineImageXObject'
    | 'paintImageMaskXObject',
    number
  >;
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
    wasmUrl?: string;
    maxImageSize?: number;
    stopAtErrors: boolean;
    enableXfa: boolean;
    verbosity: number;
  }): { promise: Promise<PdfDocument>; destroy(): Promise<void> };
}

declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs';

/** Regular expressions that run in linear time. */
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

/** The OCR engine as compiled by its own project; it has no types. */
declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  export type TessBaseApi = {
    Init(path: null, languages: string, engine: number): number;
    SetVariable(name: string, value: string): void;
    /** Reads the file /input with its orientation and an angle; 1 means that it is no picture. */
    SetImageFile(orientation: number, angle: number): number;
    FindLines(): number;
    GetGradient(): number;
    Recognize(monitor: null): number;
    GetTSVText(page: number): string;
    End(): void;
  };
  export default function core(settings: {
    locateFile(name: string): string;
    print(line: string): void;
    printErr(line: string): void;
  }): Promise<{ FS: { writeFile(path: string, bytes: Uint8Array): void }; TessBaseAPI: new () => TessBaseApi }>;
}
