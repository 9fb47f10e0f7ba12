/** The parts we use of the font library that comes with the printing library. */
declare module 'fontkit' {
  export type PathCommand = { command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath'; args: number[] };
  export type Font = {
    unitsPerEm: number;
    layout(text: string): { glyphs: { path: { commands: PathCommand[] } }[]; positions: { xAdvance: number }[] };
  };
  export function create(bytes: Buffer): Font;
}
