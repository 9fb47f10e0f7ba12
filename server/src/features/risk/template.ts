import type { Language } from '@hakaru/contract/languages';
import { riskColumns, riskSheets, type RiskColumn, type RiskSheet } from '@hakaru/contract/risk-uploads';
import { writeWorkbook, type Sheet } from '@hakaru/workbook/workbook';
import { XLSX } from '#features/imports/public';
import type { Attachment } from '#platform/attachments';

const FACTORS = ['MARKET', 'SIZE', 'VALUE', 'MOMENTUM'];
const HEADS: Readonly<Record<RiskSheet, readonly RiskColumn[]>> = {
  covariance: ['asOf', 'factor'],
  exposures: ['asOf', 'mandate', 'security', 'name', 'weight', 'benchmarkWeight', 'specificRisk'],
  betas: ['asOf', 'mandate', 'beta'],
};

/** An empty workbook with the three sheets; the factors are examples to overwrite. */
export async function templateFile(language: Language): Promise<Attachment> {
  const sheets = Object.entries(HEADS).map(([kind, names]): Sheet => {
    const heads = [...names.map(name => riskColumns[name][language]), ...(kind === 'betas' ? [] : FACTORS)];
    return {
      name: riskSheets[kind as RiskSheet].title[language], // keys of the table above
      rows: [heads.map(value => ({ value, style: { bold: true } }))],
      frozen: { rows: 1 },
      columns: heads.map(() => ({ width: 16 })),
    };
  });
  return { name: 'risk_template.xlsx', bytes: Buffer.from(await writeWorkbook(sheets)), type: XLSX };
}
