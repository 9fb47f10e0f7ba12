import { defineText } from '#platform/text';

export const ocrText = defineText({
  mark: { en: 'Read by OCR', jp: 'OCR読取' },
  atWork: {
    en: 'Pages without text are being read by OCR: {done} of {pages}.',
    jp: 'テキストのないページをOCRで読み取っています：{pages}ページ中{done}ページ。',
  },
  short: { en: 'OCR {done} / {pages}', jp: 'OCR読取中 {done}／{pages}' },
  progress: { en: 'Progress of the OCR', jp: 'OCRの進捗' },
  readByOcr: {
    en: 'Pages of this document were read by OCR. Their values have lower confidence: compare them with the file.',
    jp: 'このファイルにはOCRで読み取ったページがあります。値の確度は低めです。原本と照合してください。',
  },
  waiting: { en: 'This page is an image and is waiting to be read by OCR.', jp: 'このページは画像です。OCRの読取待ちです。' },
  notLookedAt: {
    en: 'This page contains no text. If it is an image, the document was read before OCR: choose “Read again” on the document’s page. Otherwise its values have to be entered by hand.',
    jp: 'このページにはテキストがありません。画像の場合はOCR対応前に読み取った文書です。文書の画面で「再読取」を実行してください。それ以外の場合、値は手入力してください。',
  },
  noLetters: {
    en: 'OCR found no text on this page. Its values have to be entered by hand.',
    jp: 'OCRで文字を検出できませんでした。値は手入力してください。',
  },
});

export const ocrCodeText = defineText({
  imageTooLarge: {
    en: 'OCR: the image of a page has more than 40 million pixels. Scan it at 300 dpi and add it again.',
    jp: 'OCR：ページの画像が4,000万画素を超えています。300dpiでスキャンし直して登録してください。',
  },
  imageBroken: {
    en: 'OCR: the image of a page is damaged. Ask its sender for a new file.',
    jp: 'OCR：ページの画像が壊れています。送付元に再送を依頼してください。',
  },
  tooManyPages: {
    en: 'OCR: only the first {pages} pages without text are read. Split the file.',
    jp: 'OCR：テキストのないページは先頭{pages}ページまで読み取ります。ファイルを分割してください。',
  },
  timeout: {
    en: 'OCR: a page took too long. Scan it at a lower resolution and add it again.',
    jp: 'OCR：読み取りに時間がかかりすぎました。解像度を下げてスキャンし直してください。',
  },
  memory: {
    en: 'OCR: a page needs too much memory. Scan it at a lower resolution and add it again.',
    jp: 'OCR：必要なメモリが大きすぎます。解像度を下げてスキャンし直してください。',
  },
  damaged: {
    en: 'OCR: a page is damaged. Ask its sender for a new file.',
    jp: 'OCR：ページが壊れています。送付元に再送を依頼してください。',
  },
  fileMissing: {
    en: 'OCR: the file is no longer stored. Add it again.',
    jp: 'OCR：ファイルが見つかりません。登録し直してください。',
  },
  unexpected: {
    en: 'OCR: a page could not be read now. Read it again later.',
    jp: 'OCR：読み取れませんでした。時間をおいて再読取してください。',
  },
});
