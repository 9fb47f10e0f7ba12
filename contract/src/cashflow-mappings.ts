import * as z from 'zod/mini';
import { evenText } from './document-reading';
import { readAmount } from './document-values';
import { signHandlings } from './enumerations';
import { signedDecimal } from './extraction';
import { id, requiredText, TEXT_LIMITS } from './fields';
import { flowSides, flowTypeNames, type FlowSide, type FlowType } from './private-assets';

/** Maps words in a fund's notices to a type of cash flow. */
export const cashflowMappingInput = z.strictObject({
  securityId: id,
  textPattern: requiredText(TEXT_LIMITS.description),
  side: z.enum(flowSides, 'invalid'),
  cashflowType: z.enum(flowTypeNames, 'invalid'),
  sign: z._default(z.enum(signHandlings, 'invalid'), 'None'),
});
export type CashflowMappingInput = z.infer<typeof cashflowMappingInput>;

type Learned = Pick<CashflowMappingInput, 'textPattern' | 'side' | 'cashflowType' | 'sign'>;
export type ReadFlow = { page: number; from: number; to: number; text: string; side: FlowSide; type: FlowType; amount: string };
export type FlowConflict = { page: number; text: string; types: FlowType[] };

/**
 * The flows named in a notice: each line that contains the words of a mapping followed by an amount. The longest words win; two mappings of
 * the same length with different types, sides or signs are a conflict and give no flow.
 */
export function flowsOf(pages: readonly { page: number; text: string }[], mappings: readonly Learned[]) {
  const flows: ReadFlow[] = [];
  const conflicts: FlowConflict[] = [];
  for (const { page, text } of pages)
    for (const { line, from } of linesOf(text)) {
      const fits = mappings.flatMap(mapping => fitOf(line, mapping));
      const longest = Math.max(0, ...fits.map(({ mapping }) => mapping.textPattern.length));
      const best = fits.filter(({ mapping }) => mapping.textPattern.length === longest);
      const types = [...new Set(best.map(({ mapping }) => mapping.cashflowType))];
      const [first] = best;
      const meanings = new Set(best.map(({ mapping }) => [mapping.side, mapping.cashflowType, mapping.sign].join()));
      if (meanings.size > 1) conflicts.push({ page, text: line, types });
      else if (first) {
        const { side, cashflowType: type, sign } = first.mapping;
        flows.push({ page, from, to: from + line.length, text: line, side, type, amount: signedDecimal(first.amount, sign) });
      }
    }
  return { flows, conflicts };
}

function fitOf(line: string, mapping: Learned): { mapping: Learned; amount: string }[] {
  const words = evenText(mapping.textPattern).toLowerCase();
  const at = evenText(line).toLowerCase().indexOf(words);
  const amount = at < 0 ? null : readAmount(line.slice(at + words.length));
  return amount === null ? [] : [{ mapping, amount }];
}

function linesOf(text: string): { line: string; from: number }[] {
  let from: number = 0;
  return text.split('\n').map(line => {
    const one = { line, from };
    from += line.length + 1;
    return one;
  });
}
