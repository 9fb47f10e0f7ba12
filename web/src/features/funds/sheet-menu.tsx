import { useBookContext } from '#features/figures/public';
import { useText } from '#platform/text';
import { PdfMenu } from '#ui/pdf-menu';
import { fundsText } from './text';

/** The fund as a one-page PDF, as the screen shows it: with its month-end and knowledge time. */
export function SheetMenu({ fundId, name }: { fundId: string; name: string }) {
  const t = useText(fundsText);
  const { assetId, asOf, known } = useBookContext();
  return (
    <PdfMenu
      label={t('print')}
      failureText={t('notPrinted')}
      nameOf={() => `fund_${name}_${asOf}`}
      pathOf={language => `privateFunds/${fundId}/sheet?${new URLSearchParams({ assetId, asOf, language, ...(known ? { known } : {}) })}`}
    />
  );
}
