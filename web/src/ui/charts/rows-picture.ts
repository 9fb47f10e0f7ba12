import { fitted, textWidth } from './fitted';

const NS = 'http://www.w3.org/2000/svg';
const ROW = 28;
const BAR = 10;
const WIDTH = 640;
const GAP = 12;
const NAMES = 180;

/** A row of a table with bars: positions from 0 to 1 along its track, and the figures beside it. */
export type PictureRow = {
  label: string;
  strong?: boolean;
  bar: { from: number; to: number; color: string } | null;
  /** The position of a limit or a target. */ tick?: number | null;
  texts: readonly string[];
};

/** A table with bars drawn as SVG, because tables cannot be saved as pictures. */
export function rowsPicture(header: readonly string[], rows: readonly PictureRow[]): SVGSVGElement {
  const svg = element('svg', { width: WIDTH, height: (rows.length + 1) * ROW });
  if (!(svg instanceof SVGSVGElement)) throw new Error('an svg tag makes an svg element');
  const columns = header.map((name, at) => Math.max(textWidth(name), ...rows.map(({ texts }) => textWidth(texts[at] ?? ''))) + GAP);
  const figures = columns.reduce((sum, width) => sum + width, 0);
  const track = { left: NAMES + GAP, width: WIDTH - NAMES - GAP * 2 - figures };
  const write = (texts: readonly string[], y: number, strong = false) => {
    let right = WIDTH;
    for (let at = texts.length - 1; at >= 0; at--) {
      svg.append(word(texts[at] ?? '', { x: right, y, anchor: 'end', strong }));
      right -= columns[at] ?? 0;
    }
  };
  write(header, ROW / 2);
  rows.forEach(({ label, strong = false, bar, tick, texts }, at) => {
    const y = (at + 1) * ROW + ROW / 2;
    svg.append(word(fitted(label, NAMES), { x: 0, y, anchor: 'start', strong }));
    if (bar)
      svg.append(
        element('rect', {
          x: track.left + Math.min(bar.from, bar.to) * track.width,
          y: y - BAR / 2,
          width: Math.max(1, Math.abs(bar.to - bar.from) * track.width),
          height: BAR,
          style: `fill:${bar.color}`,
        }),
      );
    if (tick !== null && tick !== undefined)
      svg.append(
        element('rect', { x: track.left + tick * track.width - 1, y: y - BAR, width: 2, height: BAR * 2, style: 'fill:var(--ink-1)' }),
      );
    write(texts, y, strong);
  });
  return svg;
}

type Word = { x: number; y: number; anchor: 'start' | 'end'; strong: boolean };

function word(text: string, { x, y, anchor, strong }: Word): SVGElement {
  const style = `fill:var(--ink-1);font:${strong ? 600 : 400} 12px var(--font-sans)`;
  const made = element('text', { x, y: y + 4, 'text-anchor': anchor, style });
  made.textContent = text;
  return made;
}

function element(tag: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const made = document.createElementNS(NS, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  if (!(made instanceof SVGElement)) throw new Error('an svg tag makes an svg element');
  return made;
}
