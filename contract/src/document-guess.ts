import { plainText } from './document-values';
import type { DocumentType } from './documents';
import type { OrganisationPackageType } from './organisations';

/** Words that identify a document's type. Where several are on a page, the first one decides, because a title comes before its text. */
const WORDS: readonly (readonly [type: DocumentType, words: readonly string[]])[] = [
  ['PA_CASHFLOW', ['capital call and distribution', 'notice of net', 'netted notice', '出資・分配', '払込・分配']],
  ['PA_CAPITAL_ACC', ['capital account statement', 'statement of capital account', '資本勘定']],
  [
    'PA_CONTRIBUTION',
    ['capital call', 'drawdown notice', 'contribution notice', 'キャピタルコール', 'キャピタル・コール', '出資払込', '払込通知'],
  ],
  ['PA_DISTRIBUTION', ['distribution notice', 'notice of distribution', '分配通知', '分配金のお知らせ', '分配金支払']],
  ['PA_FIN_STATEMENT', ['financial statements', 'balance sheet', '財務諸表', '決算報告書', '貸借対照表']],
  ['MMR_DOC', ['monthly manager report', 'monthly report', '月次運用報告', '月次レポート']],
  ['PA_INVEST_REPORT', ['quarterly report', 'investor report', 'investment report', '投資家向け', '運用状況報告']],
  ['MF_PROSPECTUS', ['prospectus', '目論見書']],
  ['CORP_CFD', ['corporate disclosure', 'cash flow of the corporation', '資金収支', '法人資金']],
];

export type TypeGuess = { type: DocumentType; /** The words it is based on, as written in the document or its name. */ reason: string };

/**
 * The probable type of a text, with the words it is based on; null when none of them occurs.
 *
 * @example guessType('Capital Call Notice No. 7') // { type: 'PA_CONTRIBUTION', reason: 'Capital Call' }
 */
export function guessType(text: string): TypeGuess | null {
  const plain = plainText(text.replace(/[_-]/g, ' '));
  const small = plain.toLowerCase();
  let best: { type: DocumentType; at: number; length: number } | null = null;
  for (const [type, words] of WORDS)
    for (const word of words) {
      const at = small.indexOf(word);
      if (at >= 0 && (best === null || at < best.at)) best = { type, at, length: word.length };
    }
  return best && { type: best.type, reason: plain.slice(best.at, best.at + best.length) };
}

/** The organisation package of each document type; without it a document is stored, but nothing is extracted from it. */
export const documentTypePackages: Readonly<Record<DocumentType, OrganisationPackageType>> = {
  PA_CASHFLOW: 'privateAssets',
  PA_DISTRIBUTION: 'privateAssets',
  PA_CONTRIBUTION: 'privateAssets',
  PA_FIN_STATEMENT: 'privateAssets',
  PA_INVEST_REPORT: 'privateAssets',
  PA_CAPITAL_ACC: 'privateAssets',
  CORP_CFD: 'basel',
  MMR_DOC: 'reporting',
  MF_PROSPECTUS: 'marketData',
};

export function isTypeInScope(type: DocumentType, packages: readonly string[]): boolean {
  return packages.includes(documentTypePackages[type]);
}
