import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { saveFile } from '#ui/save-file';
import { readAsset } from '#platform/api';
import type { LegendItem } from './chart-frame';

const NS = 'http://www.w3.org/2000/svg';
const PAINT = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'opacity',
  'fill-opacity',
  'font-family',
  'font-size',
  'font-weight',
  'font-variant-numeric',
  'text-anchor',
];
const PAD = 20;

/** The title above a picture, and a watermark across it. */
export type Wording = { title: string; mark?: string | undefined };

/** The chart as a standalone file with its colours, its legend, its title and the Latin font. */
export async function svgFile(svg: SVGSVGElement, { title, mark }: Wording): Promise<string> {
  const legend: LegendItem[] = JSON.parse(svg.dataset['legend'] ?? '[]');
  const { width, height } = svg.getBoundingClientRect();
  const top = legend.length > 0 ? 68 : 46;
  const inner = element('g', { transform: `translate(${PAD},${top})` });
  inner.append(...painted(svg).childNodes);
  const sheet = element('svg', {
    xmlns: NS,
    width: width + PAD * 2,
    height: height + top + PAD,
    viewBox: `0 0 ${width + PAD * 2} ${height + top + PAD}`,
  });
  const font = token('--font-sans');
  sheet.append(
    element('style', {}, await fontFace()),
    element('rect', { width: '100%', height: '100%', fill: token('--bg-surface') }),
    element('text', { x: PAD, y: 32, fill: token('--ink-1'), 'font-family': font, 'font-size': 14, 'font-weight': 600 }, title),
    ...legendNodes(legend, font),
    inner,
    ...(mark ? [markNode(mark, font, { width: width + PAD * 2, height: height + top + PAD })] : []),
  );
  return new XMLSerializer().serializeToString(sheet);
}

export async function saveSvg(svg: SVGSVGElement, name: string, wording: Wording): Promise<void> {
  saveFile(`${name}.svg`, new Blob([await svgFile(svg, wording)], { type: 'image/svg+xml' }));
}

/** Twice the size, for print. */
export async function pngOf(svg: SVGSVGElement, wording: Wording): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await svgFile(svg, wording))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth * 2;
  canvas.height = image.naturalHeight * 2;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('the browser could not draw the picture');
  return blob;
}

export async function savePng(svg: SVGSVGElement, name: string, wording: Wording): Promise<void> {
  saveFile(`${name}.png`, await pngOf(svg, wording));
}

/** A copy with the computed colours written on each element, because outside the page there are no classes or variables. */
function painted(svg: SVGSVGElement): Element {
  const copy = svg.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) throw new Error('an svg clones to an svg');
  const originals = [svg, ...svg.querySelectorAll('*')];
  const copies = [copy, ...copy.querySelectorAll('*')];
  originals.forEach((original, at) => {
    const target = copies[at];
    if (!(target instanceof SVGElement)) return;
    const style = getComputedStyle(original);
    for (const property of PAINT) {
      const value = style.getPropertyValue(property);
      if (value) target.style.setProperty(property, value);
    }
    target.removeAttribute('class');
  });
  for (const skipped of copy.querySelectorAll('[data-export="skip"]')) skipped.remove();
  return copy;
}

function legendNodes(legend: readonly LegendItem[], font: string): Element[] {
  let x = PAD;
  return legend.flatMap(({ label, color }) => {
    const at = x;
    // Japanese characters are as wide as they are high, Latin ones half as wide.
    x += 40 + [...label].reduce((width, character) => width + (character.charCodeAt(0) > 0x2e7f ? 12 : 6.6), 0);
    return [
      element('rect', { x: at, y: 50, width: 10, height: 2, fill: color.startsWith('var(') ? token(color.slice(4, -1)) : color }),
      element('text', { x: at + 16, y: 55, fill: token('--ink-2'), 'font-family': font, 'font-size': 12 }, label),
    ];
  });
}

/** Across the whole picture, as on the screen. */
function markNode(mark: string, font: string, { width, height }: { width: number; height: number }): Element {
  return element(
    'text',
    {
      x: width / 2,
      y: height / 2,
      transform: `rotate(-16 ${width / 2} ${height / 2})`,
      'text-anchor': 'middle',
      fill: token('--ink-3'),
      opacity: 0.14,
      'font-family': font,
      'font-size': Math.round(width / 8),
      'font-weight': 700,
    },
    mark,
  );
}

/** A rasterised image cannot use the page's fonts, so the font is embedded. */
async function fontFace(): Promise<string> {
  const bytes = await readAsset(interUrl);
  const binary = Array.from(bytes, byte => String.fromCharCode(byte)).join('');
  return `@font-face{font-family:'Inter Variable';font-weight:100 900;src:url(data:font/woff2;base64,${btoa(binary)}) format('woff2')}`;
}

function token(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

function element(tag: string, attributes: Readonly<Record<string, string | number>>, text?: string): SVGElement {
  const made = document.createElementNS(NS, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  if (text !== undefined) made.textContent = text;
  if (!(made instanceof SVGElement)) throw new Error('an svg tag makes an svg element');
  return made;
}
