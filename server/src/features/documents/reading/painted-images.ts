import { OPS, type PdfImage, type PdfPage } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** An affine transformation: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];
/** A picture and the transformation of its unit square to the page, in points from the upper left corner. */
export type PaintedImage = { image: PdfImage; matrix: Matrix };

const UNMOVED: Matrix = [1, 0, 0, 1, 0, 0];
/** A page with more pictures than this is not a scan. */
const MOST_IMAGES = 400;

/** The pictures a page paints, in order, with the number of those that could not be decoded and the number of drawing operations. */
export async function paintedImages(page: PdfPage): Promise<{ painted: PaintedImage[]; broken: number; steps: number }> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const found: { source: unknown; matrix: Matrix }[] = [];
  const kept: Matrix[] = [];
  let now: Matrix = matrixOf(page.getViewport({ scale: 1 }).transform);
  for (const [at, step] of fnArray.entries()) {
    const args = argsArray[at] ?? [];
    if (step === OPS.save || step === OPS.paintFormXObjectBegin) kept.push(now);
    if (step === OPS.restore || step === OPS.paintFormXObjectEnd) now = kept.pop() ?? now;
    if (step === OPS.transform) now = after(now, matrixOf(args));
    if (step === OPS.paintFormXObjectBegin) now = after(now, matrixOf(args[0]));
    if (isPainting(step)) found.push({ source: args[0], matrix: now });
  }
  const opened = await Promise.all(
    found.slice(0, MOST_IMAGES).map(async ({ source, matrix }) => ({ image: await open(page, source), matrix })),
  );
  const painted = opened.flatMap(({ image, matrix }) => (image?.data && matrix.every(Number.isFinite) ? [{ image, matrix }] : []));
  return { painted, broken: opened.length - painted.length, steps: fnArray.length };
}

const isPainting = (step: number): boolean =>
  step === OPS.paintImageXObject || step === OPS.paintInlineImageXObject || step === OPS.paintImageMaskXObject;

function matrixOf(numbers: unknown): Matrix {
  if (!Array.isArray(numbers) && !ArrayBuffer.isView(numbers)) return UNMOVED;
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = Array.from(numbers as ArrayLike<number>); // the library's list of six numbers
  return [a, b, c, d, e, f];
}

function after([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

/** A picture is in the operator list itself, or named there and delivered once it is decoded. */
async function open(page: PdfPage, source: unknown): Promise<PdfImage | null> {
  if (typeof source === 'string') return await named(page, source);
  const image = source as PdfImage & { data: unknown }; // the library's picture, or a stencil that names its bits
  if (typeof image.data !== 'string') return image;
  const bits = await named(page, image.data);
  return bits && { ...bits, kind: 1 };
}

function named(page: PdfPage, name: string): Promise<PdfImage | null> {
  return new Promise(resolve => (name.startsWith('g_') ? page.commonObjs : page.objs).get(name, resolve));
}
