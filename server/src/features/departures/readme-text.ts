import type { Language } from '@hakaru/contract/languages';

type Facts = { ref: string; nameEn: string; nameJp: string; madeAt: string; release: string; format: number };

/** The README of the archive, written for readers who do not know Hakaru. */
export const README: Readonly<Record<Language, (facts: Facts) => string>> = { en, jp };

function en({ ref, nameEn, madeAt, release, format }: Facts): string {
  return `${nameEn} (${ref}) - everything, as of ${madeAt}
Format ${format}, written by Hakaru ${release}

WHAT IS HERE
  manifest.json   every table with its columns, row count and SHA-256; every file; how the audit trail stood
  tables/         one file for each table, as JSON lines: UTF-8, one row per line, one member per column
  files/          original files and documents, each in a folder named after the second half of its key
  received/       copies of files that others sent, each in a folder named after its import: your own facts came by them
  verify.mjs      checks all of this: "node verify.mjs" (Node 18 or newer) in the unpacked folder
  signature.json  the signature of manifest.json (Ed25519) and the public key it is checked with

HOW TO READ IT
  Everything was read at one moment. Columns, their types, their keys and what they refer to are in manifest.json, taken from the
  database's own description. Days are YYYY-MM-DD, instants ISO 8601 in UTC, amounts decimal numbers of full precision: read them with a
  reader that keeps digits. A column ending in _id refers to the row with that id. A column named file_key or key holds the key of a file;
  the same key stands in manifest.json under "files" with its path, size and SHA-256.
  A row of tables/source.jsonl with the import of somebody else (import_organisation_id) leads to the file under "receivedFiles" with the
  same importId. It is here when every row in it is yours; otherwise only its name, size and SHA-256 are ("why": "othersRows"), and its
  sender has it. Large tables are in several parts; read them in order.
  Facts are never overwritten: a corrected row has superseded_at, the one in force has none.

WHAT IS NOT HERE
  Password hashes, secrets of tokens and webhooks, one-use links and keys: they never leave. manifest.json names each column and table left
  out ("withheld", "withheldTables"). Data of other organisations, including those that granted you access, is theirs. Lists that belong
  to nobody, such as countries, banks and holidays, are not part of it. Files that could not be found are under "missingFiles".

THE AUDIT TRAIL
  tables/audit.jsonl is the trail in its order. Each entry holds the hash of the one before ("previous_hash", zeros for the first), so none
  can be changed, added or taken out without breaking the chain: verify.mjs follows it from end to end. The hashes themselves are made with
  a key of the installation; "audit" in manifest.json says what the installation found when it recomputed all of them as this was made.
  The trail has one line more in Hakaru than here: the entry that records this archive as finished, with its SHA-256.
`;
}

function jp({ ref, nameJp, madeAt, release, format }: Facts): string {
  return `${nameJp}（${ref}）全データ　基準時刻 ${madeAt}
形式 ${format}　作成 Hakaru ${release}

内容
  manifest.json   全テーブルの列・件数・SHA-256、全ファイルの一覧、操作履歴の検証結果
  tables/         テーブルごとの1ファイル（JSON Lines形式、UTF-8、1行1件）
  files/          元のファイルと文書。キーの後半を名称とするフォルダに収録
  received/       他社から受領したファイルの写し。自組織のデータの根拠となったもの（取込ごとのフォルダ）
  verify.mjs      検証用プログラム。展開したフォルダで「node verify.mjs」を実行（Node 18以降）
  signature.json  manifest.jsonの署名（Ed25519）と検証用の公開鍵

読み方
  すべて同一時点の内容です。列の型・キー・参照先は、データベースの定義からmanifest.jsonに記載しています。日付はYYYY-MM-DD、時刻は
  ISO 8601（UTC）、金額は全桁の10進数です。桁を保持できるプログラムで読み込んでください。末尾が_idの列は、そのidを持つ行を参照します。
  file_keyまたはkeyという列はファイルのキーです。同じキーがmanifest.jsonの「files」にあり、パス・サイズ・SHA-256を確認できます。
  tables/source.jsonlのうちimport_organisation_idが他組織の行は、manifest.jsonの「receivedFiles」にある同じimportIdのファイルに基づきます。
  すべての行が自組織のものである場合に限り収録します。それ以外は名称・サイズ・SHA-256のみを記載し（「why」がothersRows）、原本は送信元にあります。
  大きなテーブルは複数に分割しています。順に読み込んでください。
  データは上書きされません。訂正された行にはsuperseded_atがあり、有効な行にはありません。

含まれないもの
  パスワードのハッシュ値、トークンやWebhookの秘密情報、使い捨てリンク、鍵は出力しません。除外した列とテーブルはmanifest.jsonの
  「withheld」「withheldTables」に記載しています。アクセスを許可した先を含め、ほかの組織のデータは含みません。国・銀行・休日など、
  特定の組織に属さない一覧も対象外です。見つからなかったファイルは「missingFiles」に記載しています。

操作履歴
  tables/audit.jsonlは記録順の操作履歴です。各行は直前の行のハッシュ値（previous_hash、先頭は0）を持つため、変更・追加・削除があると
  連鎖が途切れます。verify.mjsは先頭から末尾まで確認します。ハッシュ値は本システムの鍵で計算しています。作成時に全件を再計算した結果は
  manifest.jsonの「audit」に記載しています。本アーカイブの完成を記録する行（SHA-256を含む）は、Hakaru側にのみあります。
`;
}
