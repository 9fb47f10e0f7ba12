import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { TessBaseApi } from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import type { GreyPage } from './grey-page';

const LANGUAGES = ['jpn', 'eng'] as const;
/** The smaller of the shipped data sets, with integer weights; it supports the neural-network engine only. */
const DATA = '4.0.0_best_int';
const NETWORK_ONLY = 1;
/** Page segmentation modes; as one block, the columns of a table stay in their rows. */
const LAYOUTS = { any: '3', oneBlock: '6' } as const;

/** A recognised word, in pixels of the picture; `sureness` is the engine's confidence in percent. */
export type SeenWord = { line: string; text: string; x: number; y: number; width: number; height: number; sureness: number };

export type LetterReader = {
  /** The angle by which the page's lines rise to the right. */
  slantOf(page: GreyPage): number;
  read(page: GreyPage): SeenWord[];
};

/** Program and language data come from installed packages; the engine itself makes no network requests. */
export async function openLetterReader(): Promise<LetterReader> {
  const { default: core } = await import('tesseract.js-core/tesseract-core-simd-lstm.js');
  const home = dirname(createRequire(import.meta.url).resolve('tesseract.js-core/package.json'));
  const engine = await core({ locateFile: name => join(home, name), print: () => undefined, printErr: () => undefined });
  for (const language of LANGUAGES) engine.FS.writeFile(`${language}.traineddata`, gunzipSync(readFileSync(dataOf(language))));
  const api = new engine.TessBaseAPI();
  if (api.Init(null, LANGUAGES.join('+'), NETWORK_ONLY) !== 0) throw new Error('the data of the letters does not fit its reader');
  const look = (page: GreyPage, layout: string): void => {
    api.SetVariable('tessedit_pageseg_mode', layout);
    engine.FS.writeFile('/input', bitmapOf(page));
    if (api.SetImageFile(1, 0) === 1) throw new Error('the picture is not taken');
  };
  return {
    slantOf(page) {
      look(page, LAYOUTS.any);
      api.FindLines();
      return api.GetGradient();
    },
    read(page) {
      look(page, LAYOUTS.oneBlock);
      return seen(api);
    },
  };
}

function dataOf(language: (typeof LANGUAGES)[number]): string {
  const { resolve } = createRequire(import.meta.url);
  const home = language === 'jpn' ? resolve('@tesseract.js-data/jpn/package.json') : resolve('@tesseract.js-data/eng/package.json');
  return join(dirname(home), DATA, `${language}.traineddata.gz`);
}

/** As a portable grey map (PGM), the simplest format the engine reads. */
function bitmapOf({ width, height, grey }: GreyPage): Uint8Array {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), grey]);
}

const WORD = '5';

function seen(api: TessBaseApi): SeenWord[] {
  api.Recognize(null);
  return api
    .GetTSVText(0)
    .split('\n')
    .flatMap(row => {
      const [level, , block, paragraph, line, , x = 0, y = 0, width = 0, height = 0, sureness = 0, ...rest] = row.split('\t');
      const text = rest.join(' ').trim();
      if (level !== WORD || text === '') return [];
      const box = { x: Number(x), y: Number(y), width: Number(width), height: Number(height) };
      return [{ line: `${block} ${paragraph} ${line}`, text, ...box, sureness: Math.round(Number(sureness)) }];
    });
}
