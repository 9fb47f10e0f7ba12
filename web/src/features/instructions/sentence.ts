import { minorUnitsOf } from '@hakaru/engine/money/currencies';
import { typeName } from '#features/transactions/public';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { readAmount } from './amount-text';
import { SPOT, type InstructionTexts } from './instruction-form';
import { instructionsText } from './text';

export type Said = Pick<
  InstructionTexts,
  'category' | 'type' | 'side' | 'currency' | 'counterCurrency' | 'amount' | 'fromName' | 'toName' | 'settlementDate'
>;

/** The instruction as one sentence, so that a wrong direction or a missing zero is noticed before it is sent. */
export function useSentence(): (said: Said) => string {
  const t = useText(instructionsText);
  const formats = useFormats();
  const language = useLanguage();
  return said => {
    const amount = readAmount(said.amount);
    const money =
      amount && /^[A-Z]{3}$/.test(said.currency)
        ? `${said.currency} ${formats.number(amount, { decimals: minorUnitsOf(said.currency) })}`
        : t('unsaid');
    const side = said.category === SPOT ? said.type : said.category === 'FX Forward' ? said.side : '';
    if (side !== '') return t(side === 'buy' ? 'dealBuy' : 'dealSell', { amount: money, counter: said.counterCurrency || t('unsaid') });
    return t('paid', {
      type: typeName(said.type, language),
      amount: money,
      from: said.fromName || t('unsaid'),
      to: said.toName || t('unsaid'),
      day: said.settlementDate ? formats.date(said.settlementDate) : t('unsaid'),
    });
  };
}
