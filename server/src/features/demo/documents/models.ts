import type { DocumentType } from '@hakaru/contract/documents';
import type { FlowSide, FlowType } from '@hakaru/contract/private-assets';
import { KOMOREBI, REDFERN } from './notice-letters';
import { demoNoticePapers } from './notices';

type Reading = { point: string; pattern: string; isScaled?: true; isPositive?: true };
/** A field read by a language model provider; without a provider a person enters the value. */
type Prompt = { point: string; prompt: string };
export type DemoModel = {
  name: string;
  documentType: DocumentType;
  layout: string;
  readings: readonly Reading[];
  prompts?: readonly Prompt[];
};

const ENGLISH_NOTICE: readonly Reading[] = [
  { point: 'Notice number', pattern: 'Notice No\\. (.+)' },
  { point: 'Notice date', pattern: 'Notice date\\s+(.+)' },
  { point: 'Due date', pattern: '(?:Due|Payment) date\\s+(.+)' },
  { point: 'Currency', pattern: 'Currency\\s+([A-Z]{3})' },
  { point: 'Total amount', pattern: '(?:Total amount due|Total distribution|Net amount payable)\\s+([0-9,.]+)' },
  { point: 'Bank account', pattern: 'Bank account\\s+(.+)' },
];
const JAPANESE_NOTICE: readonly Reading[] = [
  { point: 'Notice number', pattern: '通知書\\s*第(.+?)号' },
  { point: 'Notice date', pattern: '通知日\\s*(.+)' },
  { point: 'Due date', pattern: '(?:払込|支払)期日\\s*(.+)' },
  { point: 'Currency', pattern: '通貨\\s*([A-Z]{3})' },
  { point: 'Total amount', pattern: '(?:払込|分配)金額合計\\s*([0-9,.]+)' },
  { point: 'Bank account', pattern: '振込口座\\s*(.+)' },
];

/** One extraction model for each document type and issuer layout of the demo's documents. */
export const demoModels: readonly DemoModel[] = [
  { name: 'Redfern call notice', documentType: 'PA_CONTRIBUTION', layout: REDFERN.en, readings: ENGLISH_NOTICE },
  { name: 'レッドファーン 払込通知', documentType: 'PA_CONTRIBUTION', layout: REDFERN.jp, readings: JAPANESE_NOTICE },
  { name: 'Redfern distribution notice', documentType: 'PA_DISTRIBUTION', layout: REDFERN.en, readings: ENGLISH_NOTICE },
  { name: 'レッドファーン 分配通知', documentType: 'PA_DISTRIBUTION', layout: REDFERN.jp, readings: JAPANESE_NOTICE },
  { name: 'こもれび 分配通知', documentType: 'PA_DISTRIBUTION', layout: KOMOREBI, readings: JAPANESE_NOTICE },
  { name: 'Redfern netted notice', documentType: 'PA_CASHFLOW', layout: REDFERN.en, readings: ENGLISH_NOTICE },
  {
    name: 'Redfern capital account',
    documentType: 'PA_CAPITAL_ACC',
    layout: REDFERN.en,
    readings: [
      { point: 'As of', pattern: 'As of\\s+(.+)' },
      { point: 'Opening balance', pattern: 'Opening balance\\s+([0-9,.]+)' },
      { point: 'Contributions', pattern: 'Contributions\\s+([0-9,.]+)' },
      { point: 'Distributions', pattern: 'Distributions\\s+(\\(?[0-9,.]+\\)?)', isPositive: true },
      { point: 'Net gain', pattern: 'Net gain\\s+(\\(?[0-9,.]+\\)?)' },
      { point: 'Net asset value', pattern: 'Net asset value\\s+([0-9,.]+)' },
      { point: 'Accrued carry', pattern: 'Accrued carry\\s+([0-9,.]+)' },
      { point: 'Currency', pattern: 'Currency\\s+([A-Z]{3})' },
    ],
  },
  {
    name: 'レッドファーン 資本勘定',
    documentType: 'PA_CAPITAL_ACC',
    layout: REDFERN.jp,
    readings: [
      { point: 'As of', pattern: '基準日\\s*(.+)' },
      { point: 'Opening balance', pattern: '期首残高\\s*([0-9,.]+)', isScaled: true },
      { point: 'Contributions', pattern: '期中出資\\s*([0-9,.]+)', isScaled: true },
      { point: 'Distributions', pattern: '期中分配\\s*(▲?[0-9,.]+)', isScaled: true, isPositive: true },
      { point: 'Net gain', pattern: '期中損益\\s*(▲?[0-9,.]+)', isScaled: true },
      { point: 'Net asset value', pattern: '純資産価額\\s*([0-9,.]+)', isScaled: true },
      { point: 'Currency', pattern: '単位.\\s*[千百万億]*(円)' },
    ],
  },
  {
    name: 'Redfern financial statements',
    documentType: 'PA_FIN_STATEMENT',
    layout: REDFERN.en,
    readings: [
      { point: 'Total assets', pattern: 'Total assets\\s+([0-9,.]+)' },
      { point: 'Net assets', pattern: 'Net assets\\s+([0-9,.]+)' },
    ],
  },
  {
    name: 'レッドファーン 組合決算',
    documentType: 'PA_FIN_STATEMENT',
    layout: REDFERN.jp,
    readings: [
      { point: 'Total assets', pattern: '資産合計\\s*([0-9,.]+)', isScaled: true },
      { point: 'Net assets', pattern: '純資産合計\\s*([0-9,.]+)', isScaled: true },
    ],
  },
  {
    name: 'Redfern quarterly report',
    documentType: 'PA_INVEST_REPORT',
    layout: REDFERN.en,
    readings: [{ point: 'Net IRR', pattern: 'Net IRR since inception\\s+(\\S+)' }],
    prompts: [{ point: 'Expected distributions', prompt: 'What does the manager say about distributions to come? Copy the sentence.' }],
  },
  {
    name: 'レッドファーン 運用状況報告',
    documentType: 'PA_INVEST_REPORT',
    layout: REDFERN.jp,
    readings: [{ point: 'Net IRR', pattern: 'ネットIRR.設定来.\\s*(\\S+)' }],
  },
  {
    name: 'Marlowe monthly report',
    documentType: 'MMR_DOC',
    layout: 'Marlowe Finch Investors',
    readings: [
      { point: 'Market value', pattern: 'Market value\\s+(.+)' },
      { point: 'Return', pattern: 'Return for the month\\s+(\\S+)' },
    ],
  },
  {
    name: '椿 月次運用報告',
    documentType: 'MMR_DOC',
    layout: '椿アセットマネジメント',
    readings: [
      { point: 'Market value', pattern: '時価総額\\s*(.+)' },
      { point: 'Return', pattern: '月間収益率\\s*(\\S+)' },
    ],
  },
  {
    name: '目論見書',
    documentType: 'MF_PROSPECTUS',
    layout: '目論見書',
    readings: [{ point: 'Management fee', pattern: '年率.\\s*(\\S+)' }],
  },
];

/** A proposed change that nobody has accepted: it would read a revised notice with the number of the notice it revises. */
export const WAITING_CHANGE = { model: 'Redfern distribution notice', point: 'Notice number', pattern: 'Notice No\\. (\\S+)' } as const;

const WORDS: Readonly<Record<string, readonly [side: FlowSide, type: FlowType]>> = {
  'Investment in portfolio companies': ['call', 'investment'],
  'Management fee': ['call', 'managementFee'],
  'Partnership expenses': ['call', 'partnershipExpense'],
  'Return of capital': ['distribution', 'returnOfCapital'],
  'Dividend income': ['distribution', 'dividendIncome'],
  'Interest income': ['distribution', 'interestIncome'],
  'Realised gain': ['distribution', 'realizedGainLoss'],
  投資資金: ['call', 'investment'],
  管理報酬: ['call', 'managementFee'],
  組合費用: ['call', 'partnershipExpense'],
  元本払戻し: ['distribution', 'returnOfCapital'],
  配当収入: ['distribution', 'dividendIncome'],
  実現益: ['distribution', 'realizedGainLoss'],
};

export type DemoMapping = { fund: string; textPattern: string; side: FlowSide; cashflowType: FlowType };

/** The cashflow mappings of each fund's notices, without repetitions. */
export function demoMappings(): DemoMapping[] {
  const learned = new Map<string, DemoMapping>();
  for (const { about: fund, amounts } of demoNoticePapers)
    for (const [textPattern] of amounts) {
      const word = WORDS[textPattern];
      if (word) learned.set(`${fund} ${textPattern}`, { fund, textPattern, side: word[0], cashflowType: word[1] });
    }
  return [...learned.values()];
}
