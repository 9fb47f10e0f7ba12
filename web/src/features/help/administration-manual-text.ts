import type { Chapter } from './manual';

/** What the administrators of an organisation look after. */
export const ADMINISTRATION_MANUAL: readonly Chapter[] = [
  {
    id: 'tokens',
    title: { en: 'Service tokens for your own systems', jp: '自社システム用のサービストークン' },
    pages: ['/settings/integrations'],
    paragraphs: [
      {
        en: 'A service token lets a system of yours read or send data without a person’s password, for example a data warehouse that reads returns. It never has more rights than the administrator who made it, and only the “Scopes” you choose; “Allowed IP addresses” narrows it further.',
        jp: 'サービストークンにより、自社のシステムがユーザーのパスワードなしでデータを取得・送信できます（データウェアハウスへの収益率の連携など）。作成した管理者の権限を超えることはなく、「許可する範囲」で選んだ内容だけが使えます。「接続許可IPアドレス」でさらに限定できます。',
      },
      {
        en: 'The secret is shown once. “Renew secret” gives a new one while the old one still works for some hours; “Revoke” ends the token at once. Everything a token does is in the audit trail under its name.',
        jp: 'シークレットは一度だけ表示されます。「シークレットを更新」では、旧シークレットも一定時間使えます。「失効させる」と直ちに使えなくなります。トークンによる操作は、その名称で操作履歴に残ります。',
      },
    ],
    steps: [
      {
        en: 'Choose “Add service token”, name the system and tick its scopes.',
        jp: '「サービストークンを追加」を選び、システムの名称と範囲を設定します。',
      },
      {
        en: '“Copy secret” and put it into the system; send it with every request.',
        jp: '「シークレットをコピー」し、システムに設定します。リクエストごとに送信します。',
      },
    ],
  },
  {
    id: 'webhooks',
    title: { en: 'Webhooks', jp: 'Webhook' },
    pages: ['/settings/integrations'],
    paragraphs: [
      {
        en: 'A webhook notifies your system as soon as something happens: “Import approved”, “Month populated”, “Report published” and others. A message is signed and holds ids and a link, never a figure; your system then asks for the figures with a service token.',
        jp: 'Webhookは、「取込の承認」「月末確定」「報告書の公開」などの際に、自社のシステムへ通知します。通知は署名付きで、IDとリンクだけを含み、数値は含みません。数値はサービストークンで取得します。',
      },
      {
        en: 'Your system checks the header Hakaru-Signature with the signing secret. “Deliveries” shows each attempt and its answer for 30 days and can “Send again”; a webhook that cannot be delivered to for three days is disabled and its administrators are notified.',
        jp: '受信するシステムは、署名用シークレットでHakaru-Signatureヘッダーを検証します。「送信履歴」には各送信と応答が30日間残り、「再送信」できます。3日間送信できないWebhookは停止し、管理者に通知されます。',
      },
    ],
    steps: [
      { en: 'Choose “Add webhook”, enter the address and its events.', jp: '「Webhookを追加」を選び、アドレスとイベントを入力します。' },
      { en: '“Send a test” and look under “Deliveries”.', jp: '「テスト送信」を行い、「送信履歴」で確認します。' },
    ],
  },
  {
    id: 'audit',
    title: { en: 'Audit trail and second person', jp: '操作履歴と第二者による承認' },
    pages: ['/settings/support', '/settings/organisation'],
    paragraphs: [
      {
        en: 'Every change leaves an entry with its person, day and values before and after. The entries are chained, so that one that was altered is noticed. What support did inside your organisation is marked as such.',
        jp: 'すべての変更は、操作者・日時・変更前後の値とともに記録されます。記録は連鎖しているため、改変されると検知されます。サポートによる操作は、その旨が表示されます。',
      },
      {
        en: 'Your organisation may ask for a second person on imports and on publishing. Support is never the second person.',
        jp: '取込や公開に第二者による承認を求めることができます。サポートが第二者になることはありません。',
      },
    ],
  },
];
