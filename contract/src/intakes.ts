import * as z from 'zod/mini';
import { id } from './fields';
import { filled } from './imports';
import type { Language } from './languages';

/** Ways in which files arrive without a browser. */
export const intakeChannels = ['folder'] as const;
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
  unreadable: {
    en: 'The file could not be read. Send it again, or upload it in Hakaru.',
    jp: 'ファイルを読み取れませんでした。再度送信するか、Hakaruの画面からアップロードしてください。',
  },
} as const satisfies Record<string, Sentences>;
export type IntakeRefusal = keyof typeof intakeRefusals;

export const intakeRefusalSentence = (reason: IntakeRefusal, language: Language): string => filled(intakeRefusals[reason][language], {});

export const INTAKE_RECEIVERS_MAX = 20;
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

export const intakeInput = z.strictObject({ ownerId: id, receiptUserIds });
export type IntakeInput = z.infer<typeof intakeInput>;

/** The client stays: its files have been received under it. */
export const intakeChange = z.strictObject({ receiptUserIds });
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
