/** The name of a deleted organisation in other organisations' records. */
export const DEPARTED = { nameEn: 'Departed organisation', nameJp: '退会した組織' };

/** What remains after a deletion, as the certificate words it. */
export const KEPT = {
  imports: {
    en: 'Files by which facts of other organisations came, with their rows and the names in them: those organisations must be able to trace their facts.',
    jp: 'ほかの組織のデータの根拠となる取込ファイルとその内容（氏名を含む）。当該組織がデータの根拠を確認するために必要です。',
  },
  name: {
    en: 'An empty entry named “Departed organisation”, because records of other organisations refer to it.',
    jp: 'ほかの組織の記録から参照されているため、「退会した組織」という名称の項目のみを残しています。',
  },
  others: {
    en: 'Other organisations’ own facts and records about mandates, grants, instructions and reports are theirs and are unchanged.',
    jp: 'マンデート・アクセス許可・指図・報告書に関するほかの組織のデータと記録は各組織に属し、変更していません。',
  },
  audit: {
    en: 'The operators’ audit trail keeps that this deletion was requested, approved and carried out.',
    jp: '運営者の操作履歴に、この削除の申請・承認・実施の記録を残しています。',
  },
  backups: {
    en: 'Backups taken before the deletion still hold the data until the day named here; they are then destroyed, and are not restored for any other purpose than a disaster.',
    jp: '削除前に取得したバックアップには、記載の日までデータが残ります。その後は破棄し、災害復旧以外の目的では復元しません。',
  },
} as const;

export const HOW_TO_VERIFY = {
  en: 'The signature is made over JSON.stringify(certificate), UTF-8, with the private key that belongs to publicKey.',
  jp: '署名は JSON.stringify(certificate)（UTF-8）に対し、publicKeyに対応する秘密鍵で作成しています。',
};
