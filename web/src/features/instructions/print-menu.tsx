import { useText } from '#platform/text';
import { PdfMenu } from '#ui/pdf-menu';
import { instructionsText } from './text';

/** The instruction as a PDF, in either language. */
export function PrintMenu({ id, name }: { id: string; name: string }) {
  const t = useText(instructionsText);
  return (
    <PdfMenu
      label={t('print')}
      failureText={t('notPrinted')}
      nameOf={() => `instruction_${name}`}
      pathOf={language => `instructions/${id}/pdf?language=${language}`}
    />
  );
}
