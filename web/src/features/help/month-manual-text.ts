import { SHEET_ROWS } from '@hakaru/contract/limits';
import type { Chapter } from './manual';

const ROWS = SHEET_ROWS.toLocaleString('en');

/** From a file that arrives to a report that is printed. */
export const MONTH_MANUAL: readonly Chapter[] = [
  {
    id: 'imports',
    title: { en: 'Files that arrive, and what is found in them', jp: 'ファイルの取込と検証' },
    pages: ['/$role/import', '/$role/import/history', '/settings/tolerances'],
    paragraphs: [
      {
        en: `Every file is read in a process of its own and checked row by row: form, codes, sums, last month’s values, prices and the return the figures imply. A sheet may have up to ${ROWS} rows and a file up to 25 MB. Several files may be dropped together; “Summary of these files” counts them.`,
        jp: `ファイルは行ごとに検証されます。様式、コード、合計、前月値との差、単価、数値から計算される収益率が対象です。1シートは${ROWS}行、1ファイルは25MBまでです。複数のファイルを同時に取り込むと、「ファイル全体の概要」に件数が表示されます。`,
      },
      {
        en: 'A finding names its cell, what was found and what to do. “Download error workbook” returns the sender’s own workbook with every finding as a note on its cell and a list of all of them as a last sheet; nothing else in it is changed, so that it can be corrected and sent again.',
        jp: '検証結果には、該当セル、内容、対処方法が表示されます。「エラー付きExcelをダウンロード」では、送付されたブックの該当セルにメモを付け、末尾のシートに一覧を加えたものを受け取れます。他の内容は変わらないため、そのまま修正して再送できます。',
      },
      {
        en: 'The file stays as it was sent. Where a value is plainly wrong, “Use this value” takes another one with a reason: both stay on record, and the trace shows both. The rows without errors may be saved first, as an import of their own.',
        jp: '送付ファイルは変更されません。明らかな誤りは「この値を使用」により、理由を付けて別の値を使用できます。両方の値が記録され、数値の根拠にも表示されます。エラーのない行だけを、別の取込として先に保存することもできます。',
      },
      {
        en: 'A change to a month that is populated is proposed to the owner, who sees the values and figures before and after and chooses “Accept” or “Return”.',
        jp: '確定済みの月の変更は、アセットオーナーへの提案になります。変更前後の値と数値を確認し、「承諾」または「差し戻す」を選びます。',
      },
    ],
    steps: [
      { en: 'Open the newest file of the history and read “Findings”.', jp: '履歴から最新のファイルを開き、「検証結果」を確認します。' },
      {
        en: 'With j and k go through them; Enter opens the cell, f uses the correction proposed.',
        jp: 'jとkで順に移動し、Enterでセルを開き、fで修正案を使用します。',
      },
      {
        en: 'Choose “Approve”. Warnings need a reason. A large file shows “Being approved” until its values are recorded, also after you leave the page.',
        jp: '「承認」を選びます。警告には理由が必要です。行数の多いファイルは、値の登録が終わるまで「承認処理中」と表示され、画面を離れても処理は続きます。',
      },
    ],
  },
  {
    id: 'monthEnd',
    title: { en: 'The month-end', jp: '月末処理' },
    pages: ['/$role/monthEnd', '/$role/reportingTasks'],
    paragraphs: [
      {
        en: 'The strip above the figures shows how far the month in progress is: received, checked, populated, published. A month that is not populated can be opened as preliminary; it is marked everywhere, and totals are shown over the mandates reported at both ends of the month.',
        jp: '画面上部の帯に、進行中の月の受領・検証・確定・公開の状況が表示されます。未確定の月は速報として表示でき、その旨が全画面に表示されます。合計は、前月末・当月末とも報告のあるマンデートを対象にします。',
      },
      {
        en: '“Not ready” lists each mandate that is in the way, with its manager, due date and last value; “Remind” writes to the people who report, at most once a day. “Carried as estimated” are private assets that keep their last value plus calls less distributions.',
        jp: '「未準備のマンデート」には、運用会社、期限、直前の時価が表示されます。「督促」で報告担当者に通知できます（1日1回まで）。「推定値として繰り越すもの」は、直前の時価に払込を加え分配を差し引いたプライベートアセットです。',
      },
      {
        en: '“Populate Data” confirms the month: from then on a changed value needs a reason. “Cancel Populated Month-end” takes the newest one back; a published report stays as it is, and what differs afterwards is a restatement.',
        jp: '「データ確定」で月末を確定します。以後の変更には理由が必要です。「月末確定を取消」では、最新の月末だけを取り消せます。公開済みの報告書はそのまま残り、以後に生じた差異は訂正として扱われます。',
      },
      {
        en: 'Years of history come in one go. “History workbook”, under Import Data and in the guide, is a workbook with a row for each month of each mandate and index that has no value yet, up to ten years. Import it filled in and approve it; “Populate opening history” then populates the months in order, and “Publish opening history” under Reports publishes their reports. Every figure traces to its cell; sending the workbook again changes nothing, and a later correction is a restatement.',
        jp: '過去の実績はまとめて登録できます。データ取込または初期設定の「過去実績ブック」に、時価・収益率が未登録のマンデートと指数の各月の行があります（最長10年分）。入力して取込・承認した後、「過去分を一括確定」で月末を順に確定し、報告書の「過去分を一括公開」で公開します。数値はセルまでたどれます。同じブックを再送しても変わらず、後からの修正は訂正として扱われます。',
      },
    ],
    steps: [
      { en: 'Work through “Not ready” until it is empty.', jp: '「未準備のマンデート」がなくなるまで対応します。' },
      { en: 'Choose “Populate Data”; you may leave the page while it runs.', jp: '「データ確定」を選びます。処理中も画面を離れられます。' },
      {
        en: 'Look at what changed in the month, and open the trace of anything that surprises you.',
        jp: '当月の変動を確認し、気になる数値は根拠をたどります。',
      },
      {
        en: 'Publish under Reports. Where your organisation asks for it, the person who populated the month cannot publish its pack.',
        jp: '報告書を公開します。組織の設定により、月末を確定した人とは別の人が公開します。',
      },
    ],
  },
  {
    id: 'packs',
    title: { en: 'Committee packs', jp: '委員会資料' },
    pages: ['/$role/committeePacks', '/$role/reports'],
    paragraphs: [
      {
        en: 'A pack is made of published figures only, so that a later correction does not change it. Choose the publication, the sections and their order; “Preview” shows each page as it is printed, A4 landscape.',
        jp: '委員会資料は公開済みの数値だけで作成されるため、後の訂正で内容が変わることはありません。公開版、掲載項目と順序を選ぶと、「プレビュー」に印刷される内容（A4横）が表示されます。',
      },
      {
        en: 'Comments on figures are printed where you chose “Add to committee pack”. “Save as a template” keeps titles, language, sections and order for the next meeting. Packs are stored as they were created, each with an Excel appendix.',
        jp: '「委員会資料に載せる」を選んだコメントが掲載されます。「ひな形として保存」で、表題・言語・掲載項目・順序を次回に使えます。作成した資料は、Excel付表とともに作成時のまま保存されます。',
      },
    ],
    steps: [
      { en: 'Choose the “Publication” and the “Meeting date”.', jp: '「公開版」と「開催日」を選びます。' },
      { en: 'Tick the “Sections” and put them in order.', jp: '「掲載項目」を選び、並べ替えます。' },
      {
        en: 'Choose “Create the pack”; it appears under “Packs” when it is ready.',
        jp: '「資料を作成」を選びます。完了すると「作成した資料」に表示されます。',
      },
    ],
  },
  {
    id: 'rebalancing',
    title: { en: 'Rebalancing', jp: 'リバランス' },
    pages: ['/$role/assetClasses/rebalancing'],
    paragraphs: [
      {
        en: 'Each class is compared with the policy in force. “Rebalance to” is either “Policy weights” or “Permitted bands”; the cash mandate, the cash to keep, the minimum trade and the cost of each class are yours to set.',
        jp: '資産クラスを適用中の政策と比較します。「調整の目標」には「政策アセットミックスまで」または「許容範囲内まで」を選び、資金口座、残す現金、最低取引額、費用を設定します。',
      },
      {
        en: 'Sales come first; purchases, costs included, are paid from the proceeds and from cash above the amount to keep. If that is not enough, all purchases are cut in the same proportion, and “Remark” says so.',
        jp: '売却を先に行い、売却代金と残す現金を超える現金から、費用込みで購入します。不足する場合はすべての購入を同じ割合で減らし、「備考」に表示します。',
      },
    ],
    steps: [
      { en: 'Set the “Terms” and read the “Trades”.', jp: '「条件」を設定し、「必要な売買」を確認します。' },
      {
        en: '“Save as proposal”, then “Create draft instructions”: one cash transfer for each trade, finalized by the rules of instructions.',
        jp: '「案として保存」した後、「指図の下書きを作成」を選びます。売買ごとに資金移動の下書きが作成され、指図の規則に従って確定します。',
      },
    ],
  },
  {
    id: 'watchlist',
    title: { en: 'Watchlist', jp: 'ウォッチリスト' },
    pages: ['/$role/watchlist'],
    paragraphs: [
      {
        en: 'A manager, mandate, fund, company or security is watched for a reason, with a “Trigger” and a “Limit” where it can be measured: excess, tracking error or drawdown over three years, the age of a value or of a price. It is judged at each month-end and again when a figure is corrected.',
        jp: '運用機関・マンデート・ファンド・企業・銘柄を、理由を付けて登録します。測定できるものには「判定基準」と「基準値」を設定します（3年の超過収益率・トラッキングエラー・ドローダウン、時価や単価の経過日数）。月末ごと、および数値の訂正時に判定されます。',
      },
      {
        en: 'Notes are kept with their day. “Next review” appears in the calendar, and what crosses its limit is notified.',
        jp: 'メモは日付とともに残ります。「次回見直し日」はカレンダーに表示され、基準に抵触すると通知されます。',
      },
    ],
  },
];
