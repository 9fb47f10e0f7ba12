import { FigureText, useExact, verifiableOf, VerifyButton } from '#features/figures/public';
import { ArrangedTable } from '#features/saved-views/public';
import { useLanguage, useText } from '#platform/text';
import type { TableColumn } from '#ui/data-table';
import { shown, type EffectFigure, type SecurityEffects } from './queries';
import { mandateText } from './mandate-text';

type Row = { id: string; name: string; weight?: EffectFigure; own?: EffectFigure; effect?: EffectFigure };

/** The securities with the largest effects first, then the unexplained part and the excess return. */
export function SecurityTable({ effects }: { effects: SecurityEffects }) {
  const exact = useExact();
  const t = useText(mandateText);
  const language = useLanguage();
  const size = ({ effect: { value } }: SecurityEffects['lines'][number]) => (value === null ? -1 : Math.abs(Number(value)));
  const lines = effects.lines.toSorted((one, other) => size(other) - size(one));
  const rows: Row[] = [
    ...lines.map(({ securityId, ref, nameEn, nameJp, weight, return: own, effect }) => ({
      id: securityId,
      name: `${ref} ${language === 'jp' ? nameJp : nameEn}`,
      weight,
      own,
      effect,
    })),
    { id: 'explained', name: t('explained'), effect: effects.explained },
    { id: 'other', name: t('other'), effect: effects.other },
    { id: 'own', name: t('mandate'), own: effects.return },
    { id: 'benchmark', name: t('benchmark'), own: effects.benchmark },
  ];
  const column = (id: 'weight' | 'own' | 'effect', header: string): TableColumn<Row> => ({
    id,
    header,
    align: 'end',
    value: row => (row[id] ? exact(shown(row[id])) : null),
    node: row => (row[id] ? <FigureText figure={shown(row[id])} mark={false} /> : null),
  });
  const columns: TableColumn<Row>[] = [
    { id: 'name', header: t('security'), value: ({ name }) => name },
    { ...column('weight', t('weight')), priority: 2 },
    { ...column('own', t('unitReturn')), priority: 3 },
    { ...column('effect', t('effect')), priority: 1 },
  ];
  const verifiable = verifiableOf(
    lines.map(line => [line.return, line.effect]),
    [t('unitReturn'), t('effect')],
  );
  return (
    <>
      <ArrangedTable screen="attribution-securities" caption={t('bySecurity')} columns={columns} rows={rows} rowId={({ id }) => id} />
      <VerifyButton screen="attribution-securities" title={t('bySecurity')} {...verifiable} />
    </>
  );
}
