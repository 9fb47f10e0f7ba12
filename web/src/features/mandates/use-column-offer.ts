import { figuresText, horizonText } from '#features/figures/public';
import { useLanguage, useText } from '#platform/text';
import { columnsAddress, excessColumns, listedTerms, returnColumns, riskColumns, termColumns } from './mandate-columns';
import { mandatesText } from './text';

/** Columns loaded only when chosen; the choice is part of the address, so that a link shows the same table. */
export function useColumnOffer(shown: readonly string[], setAddress: (columns: string | undefined) => void) {
  const t = useText(mandatesText);
  const words = useText(figuresText);
  const horizon = useText(horizonText);
  const language = useLanguage();
  const named = (column: string, group: string) => ({
    id: column,
    name: horizon(column.split('.')[1] as keyof typeof horizonText), // columns are made of horizons
    group,
  });
  const terms: Record<string, string> = {
    ref: t('ref'),
    manager: t('manager'),
    trustee: t('trustee'),
    feeBps: t('feeBps'),
    status: t('status'),
  };
  const termName = (id: string) => listedTerms.find(term => term.id === id)?.header[language] ?? terms[id] ?? id;
  const risks = { 'trackingError.3y': t('te'), 'informationRatio.3y': t('ir') };
  return {
    offered: [
      ...termColumns.map(id => ({ id, name: termName(id) })),
      { id: 'estimatedShare.-', name: words('estimatedShare'), group: words('quality') },
      { id: 'valueAge.-', name: words('valueAge'), group: words('quality') },
      ...returnColumns.map(column => named(column, t('returns'))),
      ...excessColumns.map(column => named(column, t('excess'))),
      ...riskColumns.map(id => ({ id, name: risks[id], group: t('risk3y') })),
    ],
    shown,
    onShow: (next: readonly string[]) => setAddress(columnsAddress(next)),
    onReset: () => setAddress(undefined),
  };
}
