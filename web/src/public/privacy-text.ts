import type { Language } from '@hakaru/contract/languages';

/** A section of a legal page: paragraphs, or a list after them. */
export type Section = { title: string; lines: readonly string[]; points?: readonly { term: string; body: string }[] };

/** The wording awaits legal review: the date is older than the changes to Japan's privacy law of 2022 (decisions G83). */
export const PRIVACY: Readonly<Record<Language, { title: string; updated: string; lead: string; sections: readonly Section[] }>> = {
  en: {
    title: 'Privacy Policy',
    updated: 'Last updated: 20 April 2020',
    lead: 'Hakaru is used at work, by people whose employer or client has a contract with us. We keep as little about them as the work allows. This page says what, why and for how long, and what you can ask of us.',
    sections: [
      {
        title: '1. Who is responsible',
        lines: [
          'Hakaru, Tokyo, Japan, is responsible for the personal data described here. For personal data inside the reports and files that a client loads into the service, the client is responsible and we act on its instructions.',
        ],
      },
      {
        title: '2. What we keep',
        lines: ['We keep the following, and nothing we do not need:'],
        points: [
          { term: 'Account', body: 'name, work email address, organisation, role, language and display settings.' },
          { term: 'Use', body: 'time, network address and browser of each log-in, and a record of every change made to data.' },
          { term: 'Messages', body: 'what you write in the contact form or in an issue report, with a screenshot if you attach one.' },
        ],
      },
      {
        title: '3. Why we keep it',
        lines: [
          'To provide the service under our contract with your organisation, to protect it against misuse, to answer you, and to meet legal duties of record keeping. We do not sell personal data, do not use it for advertising, and make no automated decisions about people.',
        ],
      },
      {
        title: '4. Who receives it',
        lines: [
          'Administrators of your own organisation see its users and their changes. Providers who run our servers and deliver our mail process data for us under contract. We disclose data to authorities only where the law requires it.',
        ],
      },
      {
        title: '5. How long we keep it',
        lines: [
          'Account data for as long as the account exists and for one year afterwards; records of changes for as long as the figures they explain must be kept; messages for two years after the matter is closed.',
        ],
      },
      {
        title: '6. What stays in your browser',
        lines: [
          'The service keeps your session, language and display settings in your browser’s local storage. There are no advertising or tracking cookies.',
        ],
      },
      {
        title: '7. Your rights',
        lines: ['You may ask us at any time for:'],
        points: [
          { term: 'Access', body: 'to know whether we hold data about you, and to receive a copy of it.' },
          { term: 'Rectification', body: 'to have wrong or incomplete data corrected.' },
          { term: 'Erasure', body: 'to have data deleted that we no longer need or may no longer keep.' },
          { term: 'Restriction', body: 'to have our use of your data limited while a question about it is open.' },
          { term: 'Portability', body: 'to receive the data you gave us in a common, machine-readable form.' },
        ],
      },
      {
        title: '8. How to ask, and when we answer',
        lines: [
          'Write to us through the contact page. We check that the request comes from you and respond within one month of receiving it. If we cannot do what you ask, we tell you why within the same month.',
        ],
      },
      {
        title: '9. Security',
        lines: [
          'Data travels encrypted, is separated by organisation, and can be read only by those whose role requires it. Access by our support staff is recorded and visible to your administrators.',
        ],
      },
      {
        title: '10. Changes',
        lines: [
          'When this policy changes we publish the new text here with its date, and tell users of the service before it takes effect.',
        ],
      },
    ],
  },
  jp: {
    title: 'プライバシーポリシー',
    updated: '最終更新日：2020年4月20日',
    lead: 'Hakaruは、当社と契約した企業・団体の方々が業務で使うサービスです。お預かりする個人情報は、業務に必要な最小限にとどめます。何を、なぜ、いつまで取り扱うのか、またご本人が当社に求められることを、ここに定めます。',
    sections: [
      {
        title: '1. 責任者',
        lines: [
          '本方針に記載する個人情報の取扱いについては、Hakaru（東京都）が責任を負います。契約者が本サービスに登録した報告書やファイルに含まれる個人情報については、契約者が責任を負い、当社はその指示に従って取り扱います。',
        ],
      },
      {
        title: '2. 取り扱う個人情報',
        lines: ['当社が取り扱う個人情報は、次のとおりです。必要のない情報は取得しません。'],
        points: [
          { term: 'アカウント情報', body: '氏名、業務用メールアドレス、所属組織、権限、言語および表示の設定' },
          { term: '利用記録', body: 'ログインの日時、IPアドレス、ブラウザーの種類、およびデータの変更履歴' },
          { term: 'お問い合わせ内容', body: 'お問い合わせまたは不具合報告に記入された内容と、添付された画面の画像' },
        ],
      },
      {
        title: '3. 利用目的',
        lines: [
          '所属組織との契約に基づく本サービスの提供、不正利用の防止、お問い合わせへの対応、および法令上の記録保存義務の履行のために利用します。個人情報を販売し、または広告に利用することはありません。個人に関する自動的な意思決定も行いません。',
        ],
      },
      {
        title: '4. 提供先',
        lines: [
          '所属組織の管理者は、その組織の利用者と変更履歴を閲覧できます。サーバーの運用およびメールの配信は、契約を結んだ委託先が当社のために行います。公的機関への開示は、法令に定めがある場合に限ります。',
        ],
      },
      {
        title: '5. 保管期間',
        lines: [
          'アカウント情報は利用期間中およびその終了後1年間、変更履歴はその数値の保存が必要な期間、お問い合わせ内容は対応完了後2年間保管します。',
        ],
      },
      {
        title: '6. ブラウザーに保存される情報',
        lines: [
          'ログイン状態、言語および表示の設定を、ご利用のブラウザーのローカルストレージに保存します。広告や追跡を目的とするCookieは使用しません。',
        ],
      },
      {
        title: '7. ご本人の権利',
        lines: ['ご本人は、当社に対していつでも次のことを求めることができます。'],
        points: [
          { term: 'アクセス（開示）', body: '当社がご本人の情報を保有しているかを確認し、その写しを受け取ること' },
          { term: '訂正', body: '誤りまたは不足のある情報を正しくすること' },
          { term: '消去', body: '不要となった情報、または保管の根拠がなくなった情報を削除すること' },
          { term: '処理の制限', body: '疑義が解決するまでの間、情報の利用を制限すること' },
          { term: 'データポータビリティ', body: 'ご提供いただいた情報を、機械で読み取れる一般的な形式で受け取ること' },
        ],
      },
      {
        title: '8. 請求の方法と回答の期限',
        lines: [
          'お問い合わせページからご連絡ください。ご本人からの請求であることを確認のうえ、受領から1か月以内に回答します。ご要望に応じられない場合も、同じ期間内に理由をお知らせします。',
        ],
      },
      {
        title: '9. 安全管理',
        lines: [
          '通信は暗号化し、データは組織ごとに分離し、職務上必要な者だけが閲覧できるようにしています。当社のサポート担当者によるアクセスは記録され、所属組織の管理者が確認できます。',
        ],
      },
      {
        title: '10. 改定',
        lines: ['本方針を改定するときは、改定後の内容と日付をこのページに掲載し、効力が生じる前に利用者へお知らせします。'],
      },
    ],
  },
};
