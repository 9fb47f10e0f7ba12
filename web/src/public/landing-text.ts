import { defineText } from '#platform/text';

export const heroText = defineText({
  eyebrow: { en: 'Institutional investment reporting', jp: '機関投資家の運用報告' },
  title: { en: 'Ask any figure where it came from.', jp: 'どの数値にも、「なぜ」と問える。' },
  lead: {
    en: 'Hakaru gathers the data of all your mandates, measures it by methods you can read, and closes the month with a report that answers questions before the committee asks them.',
    jp: 'Hakaruは、すべてのマンデートのデータを集め、公開された計算方法で測り、月を締めて報告書にします。委員会で問われる前に、答えが数値の裏側に用意されています。',
  },
  contact: { en: 'Talk to us', jp: '導入のご相談はこちら' },
  how: { en: 'See how a month closes', jp: '月次が締まるまで' },
});

export const businessText = defineText({
  overline: { en: 'From a manager’s file to a published report', jp: '運用会社のファイルから、公開された報告書まで' },
  collectFor: { en: 'For asset managers', jp: '運用会社の方へ' },
  collect: { en: 'Collect and check', jp: '集めて、確かめる' },
  collectLead: {
    en: 'Send the file you already produce. Hakaru reads it, says which row is wrong and why, and keeps what it received, byte for byte.',
    jp: 'いつものファイルを、そのままお送りください。どの行の何がおかしいのかを具体的に示し、受け取った原本は1バイトも変えずに保管します。',
  },
  collectOne: { en: 'One request per mandate and month, with its due date', jp: 'マンデートと月ごとに、依頼と期限を一件ずつ' },
  collectTwo: { en: 'Findings on the row, not a rejected file', jp: 'ファイルごと差し戻さず、行ごとに指摘' },
  collectThree: { en: 'Nothing missing is ever read as zero', jp: '欠けた値を、ゼロとは読みません' },
  measureFor: { en: 'For asset owners', jp: 'アセットオーナーの方へ' },
  measure: { en: 'Measure and explain', jp: '測って、説明する' },
  measureLead: {
    en: 'Returns, risk, attribution and private-asset multiples, each by a stated method. Open a figure and read the sum, the inputs and who entered them.',
    jp: '収益率、リスク、要因分析、プライベートアセットの倍率を、明示された方法で計算します。数値を開けば、計算式と元データ、入力者まで読めます。',
  },
  measureOne: { en: 'Time-weighted and money-weighted, before and after fees', jp: '時間加重と金額加重、報酬控除前と控除後' },
  measureTwo: { en: 'Effects that add up to the excess return, to the last digit', jp: '要因の合計は、超過収益率と最後の桁まで一致' },
  measureThree: { en: 'What you knew then, and what you know now', jp: '当時わかっていた値と、いまの値を区別' },
  closeFor: { en: 'For consultants and committees', jp: 'コンサルタント・運用委員会の方へ' },
  close: { en: 'Close and publish', jp: '締めて、公開する' },
  closeLead: {
    en: 'The month-end is a list of tasks with names on them. When the last one is done the report is published, and a later correction is a restatement everyone can see.',
    jp: '月次の締めは、担当者の名前が入った作業の一覧です。最後の一つが終われば報告書は公開され、その後の訂正は、訂正前の数値とともに全員に見えるかたちで残ります。',
  },
  closeOne: { en: 'A second person publishes, where you ask for it', jp: '設定により、確定した人とは別の人が公開' },
  closeTwo: { en: 'Committee papers in Japanese and English from one source', jp: '日本語と英語の委員会資料を、一つの元データから' },
  closeThree: { en: 'Restated figures keep the old one beside the new', jp: '訂正後の数値の隣に、訂正前の数値' },
});

export const proofText = defineText({
  illustrative: { en: 'Illustrative', jp: 'イメージ' },
  award: { en: 'Award', jp: '受賞' },
  awardName: { en: 'Internal award 2026: the month closed two days sooner', jp: '月次の締めを2営業日短縮し、2026年基金内表彰を受賞' },
  awardBody: {
    en: 'Given by Hoshikawa Electric Corporate Pension Fund, our demo institution, to its reporting team. The institution and the award are invented to show the product.',
    jp: 'デモ用の架空の機関「星川電機企業年金基金」が、報告チームに贈った表彰です。機関も表彰も、製品をご覧いただくために創作したものです。',
  },
  testimonial: { en: 'Testimonial', jp: 'お客様の声' },
  quote: {
    en: '“The question used to be: who can find the spreadsheet? Now somebody clicks on the number, and the meeting goes on.”',
    jp: '「以前は、あの表計算ファイルは誰が持っているのか、という話から始まりました。いまは数値を開けば、そのまま議論を続けられます。」',
  },
  speaker: { en: 'Head of investment, Hoshikawa Electric Corporate Pension Fund', jp: '星川電機企業年金基金 運用執行理事' },
  speakerNote: { en: 'A fictional person of our demo institution', jp: 'デモ用の架空の機関に属する、架空の人物です' },
});

export const callText = defineText({
  title: { en: 'Bring one month-end. We will close it with you.', jp: '月次をひとつ、一緒に締めてみませんか。' },
  lead: {
    en: 'Tell us which kinds of mandates you hold. We will show you the same month from the first file to the published report, in about forty minutes.',
    jp: 'お持ちのマンデートの種類をお知らせください。最初のファイルから公開まで、ひと月分の流れを40分ほどでご覧いただけます。',
  },
  action: { en: 'Contact us', jp: 'お問い合わせ' },
});
