import { refusalSentence } from '@hakaru/contract/imports';
import { intakeRefusalSentence } from '@hakaru/contract/intakes';
import type { Both, Language } from '@hakaru/contract/languages';
import { sentenceWithoutFigures } from '#features/import-checks/public';
import { shownName } from './names';
import type { Due, Remark } from './receipt-store';

type Reader =
  | { /** A page they can open. */ url: string }
  | { /** For who has no log-in here, so that the letter has to say it all. */ remarks: readonly Remark[]; total: number };

export type Receipt = Pick<
  Due,
  'channel' | 'name' | 'clientEn' | 'clientJp' | 'reason' | 'isKnown' | 'status' | 'refusal' | 'errors' | 'warnings'
> & { person: string; /** In the organisation's time zone. */ seenAt: string } & Reader;

/**
 * What became of a file. It names the file and counts remarks; the marked workbook stays behind the link, as figures do not travel by mail.
 * For somebody without a log-in the place of each remark stands in place of a link.
 */
export function receiptLetter(language: Language, receipt: Receipt): { subject: string; text: string } {
  const { name, person, seenAt, clientEn, clientJp } = receipt;
  const [outcome, next] = sayings(receipt)[language];
  const rest = 'url' in receipt ? [receipt.url] : remarkLines(receipt, language);
  return {
    en: {
      subject: `Hakaru: ${outcome} – ${name}`,
      text: [`Dear ${person},`, `File: ${name}\nClient: ${clientEn}\nReceived: ${seenAt}\nOutcome: ${outcome}`, next, ...rest].join('\n\n'),
    },
    jp: {
      subject: `Hakaru ${outcome}：${name}`,
      text: [`${person} 様`, `ファイル：${name}\n顧客：${clientJp}\n受領日時：${seenAt}\n結果：${outcome}`, next, ...rest].join('\n\n'),
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
  const hasPage = 'url' in receipt;
  if (reason) return { en: ['refused', intakeRefusalSentence(reason, 'en')], jp: ['受付不可', intakeRefusalSentence(reason, 'jp')] };
  if (status === 'approved')
    return {
      en: ['already received and approved', 'The same file was received before and is approved. Nothing else needs to be done.'],
      jp: ['受領・承認済み', '同じファイルをすでに受領し、承認済みです。対応は不要です。'],
    };
  if (refusal) return { en: ['refused', refusalSentence(refusal, 'en')], jp: ['受付不可', refusalSentence(refusal, 'jp')] };
  const again = isKnown ? { en: 'The same file was received before. ', jp: '同じファイルを受領済みです。' } : { en: '', jp: '' };
  if (errors > 0) {
    const find = hasPage ? FIND.onPage : FIND.below;
    return {
      en: [`${errors} ${errors === 1 ? 'error' : 'errors'} found`, `${again.en}${find.en}, correct it and ${resend.en}.`],
      jp: [`エラー${errors}件`, `${again.jp}${find.jp}、${resend.jp}`],
    };
  }
  if (warnings > 0) {
    const weigh = hasPage ? WEIGH.onPage : WEIGH.below;
    return {
      en: [`checked, ${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`, `${again.en}${weigh.en}`],
      jp: [`確認済み（警告${warnings}件）`, `${again.jp}${weigh.jp}`],
    };
  }
  return {
    en: ['checked, nothing found', `${again.en}The file waits for approval.${hasPage ? '' : ' Nothing else needs to be done.'}`],
    jp: ['確認済み（指摘なし）', `${again.jp}ファイルは承認待ちです。${hasPage ? '' : '追加の対応は不要です。'}`],
  };
}

const FIND = {
  onPage: {
    en: 'Download the error workbook, in which the cells are marked',
    jp: '該当セルに印を付けたエラーファイルをダウンロードし',
  },
  below: { en: 'Find the cells named below in your file', jp: '下記のセルをお手元のファイルで確認し' },
} as const satisfies Record<string, Both>;

const WEIGH = {
  onPage: {
    en: 'Read the warnings, then approve the file with a reason or send a corrected one.',
    jp: '警告を確認し、理由を入力して承認するか、修正したファイルを送信してください。',
  },
  below: {
    en: 'If one of the warnings below is right, send a corrected file. If all is as it should be, nothing else needs to be done: the file waits for approval.',
    jp: '下記の警告に該当する誤りがあれば、修正したファイルを送信してください。誤りがなければ対応は不要です。ファイルは承認待ちです。',
  },
} as const satisfies Record<string, Both>;

const SEVERITY = { error: { en: 'Error', jp: 'エラー' }, warning: { en: 'Warning', jp: '警告' } } as const satisfies Record<
  Remark['severity'],
  Both
>;

/** Sheet, cell and sentence, without the values: those are in the sender's own file. */
function remarkLines({ remarks, total }: { remarks: readonly Remark[]; total: number }, language: Language): string[] {
  if (remarks.length === 0) return [];
  const lines = remarks.map(remark => {
    const place = [shownName(remark.sheet), remark.cell ?? rowOf(remark, language)].filter(Boolean).join(' / ');
    return { en: `- ${SEVERITY[remark.severity].en}, ${place}: `, jp: `・${SEVERITY[remark.severity].jp}　${place}：` }[language].concat(
      sentenceWithoutFigures(remark)[language],
    );
  });
  const left = total - remarks.length;
  const more = { en: `- and ${left} more of them`, jp: `・ほか${left}件` }[language];
  return [(left > 0 ? [...lines, more] : lines).join('\n')];
}

const rowOf = ({ row }: Remark, language: Language): string => (row === null ? '' : { en: `row ${row}`, jp: `${row}行` }[language]);
