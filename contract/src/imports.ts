import * as z from 'zod/mini';
import { importKinds, runModes } from './enumerations';
import { id, requiredText, TEXT_LIMITS } from './fields';
import type { Language } from './languages';
import type { importStatuses } from './address-choices';

export type ImportStatus = (typeof importStatuses)[number];

/** The allowed changes of status; everything else is refused. Approved is final: a correction is a new import. */
export const importMoves = {
  created: ['preprocessed', 'error'],
  preprocessed: ['processing'],
  processing: ['staged', 'error'],
  staged: ['validated', 'revalidated', 'warning', 'error'],
  validated: ['processing', 'approved'],
  warning: ['processing', 'approved'],
  error: ['processing'],
  revalidated: ['processing', 'approved'],
  approved: [],
} as const satisfies Record<ImportStatus, readonly ImportStatus[]>;

export function mayBecome(from: ImportStatus, to: ImportStatus): boolean {
  const moves: readonly ImportStatus[] = importMoves[from];
  return moves.includes(to);
}

/** Statuses in which no job is working on a file, so that they do not change by themselves. */
export const restingStatuses: readonly ImportStatus[] = ['validated', 'warning', 'error', 'revalidated', 'approved'];

export const findingSeverities = ['error', 'warning', 'info'] as const;
export type FindingSeverity = (typeof findingSeverities)[number];

/** The reason for accepting warnings, or for changing a month that was reported before. */
export const importReason = requiredText(TEXT_LIMITS.pasted, 'pastedTooLong');

export const importFields = z.strictObject({
  kind: z.optional(z.enum(importKinds, 'invalid')),
  runMode: z._default(z.enum(runModes, 'invalid'), 'async'),
  ownerId: z.optional(id),
});
export type ImportFields = z.infer<typeof importFields>;

export const FILE_NAME_MAX = 255;

/** The months of a history workbook: ten years, enough for every horizon that is reported. */
export const HISTORY_MONTHS = 120;

type Sentence = Readonly<Record<Language, string>>;

/** Every refusal of a file as a whole; `{…}` is filled with what the reader found. */
export const fileRefusals = {
  tooLarge: {
    en: 'The file is too large. Try a smaller one.',
    jp: 'ファイルサイズが上限（25MB）を超えています。ファイルを分割するか小さくしてください。',
  },
  tooManyRows: {
    en: 'The Excel file has a sheet with more than 5,000 rows, and this file cannot be imported',
    jp: '5,000行を超えるシートが含まれているため、このExcelファイルは取り込めません。',
  },
  nameTooLong: {
    en: 'The file name is longer than 255 characters. Rename the file.',
    jp: 'ファイル名が255文字を超えています。名前を短くしてください。',
  },
  empty: { en: 'The file is empty. Choose another one.', jp: 'ファイルが空です。別のファイルを選択してください。' },
  unknownType: {
    en: 'This is neither an Excel workbook (.xlsx) nor a CSV file. Save it as one of them.',
    jp: 'Excelブック（.xlsx）でもCSVファイルでもありません。いずれかの形式で保存してください。',
  },
  oldWorkbook: {
    en: 'The workbook is protected by a password or saved in an old format. Save it as .xlsx without a password.',
    jp: 'パスワード付き、または旧形式のブックです。パスワードなしの.xlsx形式で保存してください。',
  },
  notWorkbook: {
    en: 'The file is an archive, not an Excel workbook (.xlsx). Unpack it, or save it as .xlsx.',
    jp: '圧縮ファイルですが、Excelブック（.xlsx）ではありません。展開するか、.xlsx形式で保存してください。',
  },
  macros: {
    en: 'The workbook contains macros or embedded programs. Save it as .xlsx without them.',
    jp: 'マクロまたは埋め込みプログラムを含むブックです。マクロなしの.xlsx形式で保存してください。',
  },
  outsideFormula: {
    en: 'Cell {cell} of sheet {sheet} has a formula that reaches outside the workbook. Paste its value instead.',
    jp: 'シート「{sheet}」のセル{cell}に、ブックの外を参照する数式があります。値として貼り付けてください。',
  },
  damaged: {
    en: 'The file is damaged: {part} cannot be read. Open it in Excel and save it again.',
    jp: 'ファイルが壊れています（{part}を読み取れません）。Excelで開いて保存し直してください。',
  },
  doctype: {
    en: 'The file contains a document type declaration ({part}), which no spreadsheet program writes. Open it in Excel and save it again.',
    jp: '表計算ソフトが書かない文書型宣言（{part}）が含まれています。Excelで開いて保存し直してください。',
  },
  tooManyParts: {
    en: 'The workbook has too many parts. Save it again without unused sheets and formatting.',
    jp: 'ブックの構成要素が多すぎます。不要なシートや書式を削除して保存し直してください。',
  },
  inflatesTooFar: {
    en: 'Unpacked, the workbook would be far larger than any report. Save it again without unused formatting.',
    jp: '展開後のサイズが大きすぎます。不要な書式を削除して保存し直してください。',
  },
  tooManySheets: {
    en: 'The workbook has more than 50 sheets. Divide it into several files.',
    jp: 'シートが50枚を超えています。複数のファイルに分割してください。',
  },
  tooManyColumns: {
    en: 'Sheet {sheet} has values beyond column IV (256 columns). Remove them.',
    jp: 'シート「{sheet}」にIV列（256列）を超える値があります。削除してください。',
  },
  sheetName: { en: 'A sheet name is longer than 31 characters. Shorten it.', jp: 'シート名が31文字を超えています。短くしてください。' },
  textTooLong: {
    en: 'Cell {cell} of sheet {sheet} contains more than 32,767 characters. Shorten it.',
    jp: 'シート「{sheet}」のセル{cell}の文字数が32,767文字を超えています。短くしてください。',
  },
  encoding: {
    en: 'The text is neither UTF-8 nor Shift_JIS. Save the CSV again.',
    jp: '文字コードがUTF-8でもShift_JISでもありません。CSVを保存し直してください。',
  },
  timeout: {
    en: 'The file took too long to read. Divide it into several files.',
    jp: 'ファイルの読み取りに時間がかかりすぎました。複数のファイルに分割してください。',
  },
  memory: {
    en: 'The file needs too much memory to read. Divide it into several files.',
    jp: 'ファイルの読み取りに必要なメモリが大きすぎます。複数のファイルに分割してください。',
  },
  noKind: {
    en: 'No sheet has the columns of a known dataset. Start from a template, or choose the dataset yourself.',
    jp: '既知のデータ種類の列を持つシートがありません。テンプレートを使うか、データ種類を選択してください。',
  },
  notFilled: {
    en: 'The template has not been filled in: no row has a value yet. Fill it in and send it again.',
    jp: 'テンプレートに値が入力されていません。入力して再度送信してください。',
  },
  noOwner: {
    en: 'We could not identify the client. Choose the client.',
    jp: 'どの顧客のファイルか判別できません。顧客を選択してください。',
  },
  interrupted: {
    en: 'Reading the file was interrupted several times. Reimport it, or send it again.',
    jp: 'ファイルの読み取りが何度も中断されました。再取込するか、送信し直してください。',
  },
  unexpected: {
    en: 'Unexpected uploader error. Please check the Error section.',
    jp: 'アップロード中に予期しないエラーが発生しました。エラー欄を確認してください。',
  },
} as const satisfies Record<string, Sentence>;

export type FileRefusalCode = keyof typeof fileRefusals;
export type FileRefusal = { code: FileRefusalCode; params: Readonly<Record<string, string>> };

/** The message of a refusal in a language. */
export function refusalSentence({ code, params }: FileRefusal, language: Language): string {
  return filled(fileRefusals[code][language], params);
}

/** A sentence with its `{name}` placeholders filled; one without a value stays as written. */
export function filled(sentence: string, params: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => params[name] ?? place);
}

/** Why the approval of a large file was not recorded. Most are refusals a small file meets at once. */
export const approvalFailures = [
  'checkAgain',
  'secondPerson',
  'alreadyProposed',
  'notProposed',
  'ownersToAccept',
  'codeGone',
  'rightsLost',
  'conflict',
  'unexpected',
] as const;
export type ApprovalFailure = (typeof approvalFailures)[number];

/** The form of an approval; a reason is required where there are warnings. */
export const approvalInput = z.strictObject({ reason: importReason });

/** The owner's two responses to a proposed change. */
export const acceptanceInput = z.strictObject({ reason: importReason });
export const proposalReturnInput = z.strictObject({ comment: importReason });
