import { refusalSentence } from '@hakaru/contract/imports';
import { intakeRefusalSentence } from '@hakaru/contract/intakes';
import type { Language } from '@hakaru/contract/languages';
import type { Due } from './receipt-store';

export type Receipt = Pick<
  Due,
  'channel' | 'name' | 'clientEn' | 'clientJp' | 'reason' | 'isKnown' | 'status' | 'refusal' | 'errors' | 'warnings'
> & {
  person: string;
  url: string;
};

/** What became of a file. It names the file and counts remarks; the marked workbook stays behind the link, as figures do not travel by mail. */
export function receiptLetter(language: Language, receipt: Receipt): { subject: string; text: string } {
  const { name, person, url, clientEn, clientJp } = receipt;
  const [outcome, next] = sayings(receipt)[language];
  return {
    en: {
      subject: `Hakaru: ${outcome} – ${name}`,
      text: `Dear ${person},\n\nFile: ${name}\nClient: ${clientEn}\nOutcome: ${outcome}\n\n${next}\n\n${url}`,
    },
    jp: {
      subject: `Hakaru ${outcome}：${name}`,
      text: `${person} 様\n\nファイル：${name}\n顧客：${clientJp}\n結果：${outcome}\n\n${next}\n\n${url}`,
    },
  }[language];
}

const RESEND = {
  folder: { en: 'put it into the drop folder again', jp: '修正して受付フォルダに再度置いてください。' },
  mail: { en: 'send it by mail again', jp: '修正してメールで再度送信してください。' },
} as const;

type Sayings = Record<Language, readonly [outcome: string, next: string]>;

function sayings(receipt: Receipt): Sayings {
  const { channel, reason, refusal, errors, warnings, isKnown, status } = receipt;
  const resend = RESEND[channel];
  if (reason) return { en: ['refused', intakeRefusalSentence(reason, 'en')], jp: ['受付不可', intakeRefusalSentence(reason, 'jp')] };
  if (status === 'approved')
    return {
      en: ['already received and approved', 'The same file was received before and is approved. Nothing else needs to be done.'],
      jp: ['受領・承認済み', '同じファイルをすでに受領し、承認済みです。対応は不要です。'],
    };
  if (refusal) return { en: ['refused', refusalSentence(refusal, 'en')], jp: ['受付不可', refusalSentence(refusal, 'jp')] };
  const again = isKnown ? { en: 'The same file was received before. ', jp: '同じファイルを受領済みです。' } : { en: '', jp: '' };
  if (errors > 0)
    return {
      en: [
        `${errors} ${errors === 1 ? 'error' : 'errors'} found`,
        `${again.en}Download the error workbook, in which the cells are marked, correct it and ${resend.en}.`,
      ],
      jp: [`エラー${errors}件`, `${again.jp}該当セルに印を付けたエラーファイルをダウンロードし、${resend.jp}`],
    };
  if (warnings > 0)
    return {
      en: [
        `checked, ${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`,
        `${again.en}Read the warnings, then approve the file with a reason or send a corrected one.`,
      ],
      jp: [`確認済み（警告${warnings}件）`, `${again.jp}警告を確認し、理由を入力して承認するか、修正したファイルを送信してください。`],
    };
  return {
    en: ['checked, nothing found', `${again.en}The file waits for approval.`],
    jp: ['確認済み（指摘なし）', `${again.jp}ファイルは承認待ちです。`],
  };
}
