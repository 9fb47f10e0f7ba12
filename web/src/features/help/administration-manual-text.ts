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
    id: 'intakes',
    title: { en: 'File intake', jp: 'ファイル自動受付' },
    pages: ['/settings/intakes'],
    paragraphs: [
      {
        en: 'A drop folder takes workbooks from people and programs that do not use a browser, for example over SFTP. Each client has a folder of its own with a random name. Every minute, files that have stopped growing are taken and imported like an upload: the same checks, the same error workbook, and approval by a person.',
        jp: '受付フォルダは、ブラウザーを使わない担当者やプログラムから、SFTPなどでファイルを受け付けます。顧客ごとに無作為な名前のフォルダが作成されます。書き込みの終わったファイルを1分ごとに取り込み、画面からのアップロードと同じチェックとエラーファイルの作成を行います。承認は担当者が行います。',
      },
      {
        en: 'Reports may also come by mail. The intake has an address of its own, and only senders it names count, once the mail server has confirmed that the message is theirs. Whoever names them answers for what they send.',
        jp: '報告ファイルはメールでも受け付けられます。受付ごとに専用のアドレスがあり、登録した送信者からのメールで、送信元がメールサーバーで確認されたものだけを取り込みます。送信者を登録した管理者が、届いたファイルに責任を負います。',
      },
      {
        en: 'It works with the rights of the administrator who switched it on. When they leave or are no administrator any more, it stops, the files stay in the folder, and administrators are notified; one of them switches it on again in their own name.',
        jp: '受付は、開始した管理者の権限で動作します。その管理者が退任するか管理者でなくなると停止し、ファイルはフォルダに残り、管理者に通知されます。別の管理者が自分の名前で再開できます。',
      },
      {
        en: 'Receipts go by email to the people chosen: what was found, what to do next and a link, never a figure. Taken files lie in done/, refused ones in refused/ with the reason beside them, for thirty days. Programs that write slowly should use a name ending in .part and rename the file when it is whole.',
        jp: '選択した宛先には、確認結果、次の対応、リンクをメールで通知します（数値は含みません）。取り込んだファイルはdone/に、受け付けなかったファイルは理由とともにrefused/に、30日間残ります。書き込みに時間のかかるプログラムでは、末尾を.partとした名前で書き込み、完了後に変更してください。',
      },
    ],
    steps: [
      {
        en: '“Open intake”, choose the client, who gets receipts and, for reports by mail, who may send them.',
        jp: '「自動受付を開設」を選び、顧客、受領通知の宛先、メールで送る場合は送信者を指定します。',
      },
      {
        en: 'Copy the folder’s name or the mail address and pass it to whoever sends.',
        jp: 'フォルダ名またはメールアドレスをコピーし、送信する担当者に伝えます。',
      },
      { en: 'See under “Files” what became of each file.', jp: '「受付履歴」で各ファイルの結果を確認します。' },
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
