import * as z from 'zod/mini';
import { email, id } from './fields';
import { filled } from './imports';
import type { Language } from './languages';

/** Ways in which files arrive without a browser. */
export const intakeChannels = ['folder', 'mail'] as const;
export type IntakeChannel = (typeof intakeChannels)[number];

/** `stopped` means stopped by the product, because nobody who may answers for it any more. */
export const intakeStates = ['on', 'off', 'stopped'] as const;
export type IntakeState = (typeof intakeStates)[number];

/** Why an intake was stopped: its administrator left, is no administrator any more, or the client's grant ended. */
export const intakeStops = ['personLeft', 'rightsLost', 'clientLost'] as const;
export type IntakeStop = (typeof intakeStops)[number];

/** `arriving` may still be written to; `taken` is being handed over to the import. */
export const intakeFileStates = ['arriving', 'taken', 'received', 'refused'] as const;
export type IntakeFileState = (typeof intakeFileStates)[number];

type Sentences = Readonly<Record<Language, string>>;

/** Why a file was refused before it became an import, and what to do next. */
export const intakeRefusals = {
  notAFile: {
    en: 'Only files are taken: a folder, a link or a special file is not. Put the files themselves into the drop folder.',
    jp: '受け付けるのはファイルのみです（フォルダ、リンク、特殊ファイルは対象外）。ファイルを受付フォルダに直接置いてください。',
  },
  severalNames: {
    en: 'The file has a second name somewhere else. Copy it into the drop folder instead of linking it.',
    jp: '同じファイルに別の名前（ハードリンク）があります。リンクではなくコピーを受付フォルダに置いてください。',
  },
  fileName: {
    en: 'The name contains control characters. Rename the file and send it again.',
    jp: 'ファイル名に制御文字が含まれています。名前を変更して再度送信してください。',
  },
  nameTooLong: {
    en: 'The name is longer than 255 characters. Rename the file and send it again.',
    jp: 'ファイル名が255文字を超えています。名前を短くして再度送信してください。',
  },
  tooLarge: {
    en: 'The file is larger than 25 MB. Divide it and send the parts.',
    jp: 'ファイルサイズが上限（25MB）を超えています。分割して送信してください。',
  },
  storageFull: {
    en: 'The storage of your organisation is full. Please contact your administrator.',
    jp: '組織の保存容量が上限に達しています。管理者にお問い合わせください。',
  },
  vanished: {
    en: 'The file was removed before it could be read. Send it again.',
    jp: '読み取る前にファイルが削除されました。再度送信してください。',
  },
  notAuthenticated: {
    en: 'The mail server could not confirm who sent the message, so nothing of it was opened. The sender’s domain needs DMARC.',
    jp: 'メールサーバーで送信者を確認できなかったため、内容は開いていません。送信元ドメインにDMARCの設定が必要です。',
  },
  senderUnknown: {
    en: 'This address may not send reports here. An administrator can add it under File intake.',
    jp: 'このアドレスからの受付は許可されていません。管理者が「ファイル自動受付」で追加できます。',
  },
  intakeOff: {
    en: 'The intake is switched off. Please contact your administrator, then send the message again.',
    jp: '受付は停止中です。管理者にご連絡のうえ、再度送信してください。',
  },
  severalAddresses: {
    en: 'The message names more than one intake address. Send each client’s reports in a message of their own.',
    jp: '複数の受付アドレスが指定されています。顧客ごとに別のメールで送信してください。',
  },
  messageOld: {
    en: 'The message is dated more than seven days ago or in the future. Send it again as a new message.',
    jp: 'メールの日付が7日より前、または未来です。新しいメールとして再度送信してください。',
  },
  messageTooLarge: {
    en: 'The message is larger than 40 MB. Send fewer files in one message.',
    jp: 'メールのサイズが上限（40MB）を超えています。ファイルを分けて送信してください。',
  },
  tooManyFiles: {
    en: 'The message carries more than ten reports. Divide them among several messages.',
    jp: '報告ファイルの添付は1通につき10件までです。複数のメールに分けて送信してください。',
  },
  tooManyMessages: {
    en: 'More than 200 messages arrived within a day. Upload the file in Hakaru, or send it tomorrow.',
    jp: '1日の受付上限（200通）を超えました。Hakaruの画面からアップロードするか、翌日に送信してください。',
  },
  noReport: {
    en: 'The message carries no Excel or CSV file. Attach the report itself, not a ZIP file, a link or a forwarded message.',
    jp: 'ExcelまたはCSVファイルが添付されていません。ZIP、リンク、転送メールではなく、報告ファイルを直接添付してください。',
  },
  unreadable: {
    en: 'The file could not be read. Send it again, or upload it in Hakaru.',
    jp: 'ファイルを読み取れませんでした。再度送信するか、Hakaruの画面からアップロードしてください。',
  },
} as const satisfies Record<string, Sentences>;
export type IntakeRefusal = keyof typeof intakeRefusals;

export const intakeRefusalSentence = (reason: IntakeRefusal, language: Language): string => filled(intakeRefusals[reason][language], {});

/** Refusals that are never answered by mail: whoever wrote the message is not known to be who it says, or may not write here. */
export const UNANSWERED_REFUSALS: readonly IntakeRefusal[] = ['notAuthenticated', 'senderUnknown', 'tooManyMessages'];

export const INTAKE_RECEIVERS_MAX = 20;
export const INTAKE_SENDERS_MAX = 20;
/** A message with 25 MB in it, which mail writes a third longer. */
export const MAIL_BYTES = 40_000_000;
export const MAIL_REPORTS_MAX = 10;
/** Messages of an intake within a day. */
export const MAILS_A_DAY = 200;
/** How old a message may be by its own date; a captured one cannot come back later, when its id is forgotten. */
export const MAIL_AGE_DAYS = 7;
/** How long a file must stay unchanged before it is taken; writing to it may just have paused. */
export const INTAKE_SETTLE_SECONDS = 10;
/** Names that programs give to files they are still writing. */
export const INTAKE_UNFINISHED = /\.(part|partial|filepart|tmp)$/i;
/** How long files stay in done/ and refused/. */
export const INTAKE_KEPT_DAYS = 30;
/** How long the list of files goes back. */
export const INTAKE_LISTED_DAYS = 365;

const receiptUserIds = z.array(id).check(
  z.maxLength(INTAKE_RECEIVERS_MAX, 'tooMany'),
  z.refine(values => new Set(values).size === values.length, 'invalid'),
);

/** Who may send by mail: none closes the address. */
const senders = z.array(email).check(
  z.maxLength(INTAKE_SENDERS_MAX, 'tooManySenders'),
  z.refine(values => new Set(values).size === values.length, 'repeated'),
);

export const intakeInput = z.strictObject({ ownerId: id, receiptUserIds, senders });
export type IntakeInput = z.infer<typeof intakeInput>;

/** The client stays: its files have been received under it. */
export const intakeChange = z.strictObject({ receiptUserIds, senders: z.optional(senders) });
export type IntakeChange = z.infer<typeof intakeChange>;

export type IntakePerson = { id: string; name: string };

export type Intake = {
  id: string;
  version: number;
  ownerId: string;
  client: { en: string; jp: string };
  state: IntakeState;
  stoppedBy: IntakeStop | null;
  /** The administrator who switched it on last, whose rights it has. */
  responsible: string;
  /** The folder's name within the installation's drop folder. */
  folder: string;
  /** Since when the folder could not be opened. */
  unusableSince: string | null;
  receivers: IntakePerson[];
  /** The addresses that may send by mail. */
  senders: string[];
  /** Where they send it; null without senders, or where the installation takes no mail. */
  mailAddress: string | null;
};

export type IntakeFile = {
  id: string;
  channel: IntakeChannel;
  client: { en: string; jp: string };
  name: string;
  bytes: number;
  state: IntakeFileState;
  reason: IntakeRefusal | null;
  importId: string | null;
  /** The import's status as it is now. */
  importStatus: string | null;
  /** Whether the same file had been received before. */
  isKnown: boolean;
  seenAt: string;
  receiptAt: string | null;
};
