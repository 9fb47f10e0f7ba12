import { ArrangedTable } from '#features/saved-views/public';
import { useLanguage, useText, useWords } from '#platform/text';
import type { StructurePreviewPartsFragment } from './structure-templates.gen';
import { codeText, partText, structureText } from './text';

type Row = StructurePreviewPartsFragment['parts'][number]['items'][number] & { part: string };

/** Parts whose codes people know; in the others a code stands for the name. */
const WITH_CODES: ReadonlySet<string> = new Set(['classes', 'policy', 'benchmarks']);

/** Everything that is copied, by name. */
export function PreviewTable({ preview }: { preview: StructurePreviewPartsFragment }) {
  const t = useText(structureText);
  const parts = useWords(partText);
  const words = useWords(codeText);
  const language = useLanguage();
  const rows: Row[] = preview.parts.flatMap(({ part, items }) => items.map(item => ({ ...item, part })));
  const nameOf = ({ code, nameEn, nameJp }: Row) => (language === 'jp' ? nameJp : nameEn) ?? words(code);
  const detailOf = ({ part, detail }: Row) =>
    detail
      .split(' · ')
      .map(one => (part === 'packages' && /^\d+$/.test(one) ? t('businessDay', { n: one }) : words(one)))
      .join(' · ');
  return (
    <ArrangedTable<Row>
      screen="structure-preview"
      caption={t('preview')}
      columns={[
        { id: 'part', header: t('part'), value: ({ part }) => parts(part) },
        { id: 'name', priority: 1, header: t('name'), value: nameOf },
        { id: 'code', header: t('code'), value: ({ part, code }) => (WITH_CODES.has(part) ? code : '') },
        { id: 'detail', priority: 2, header: t('detail'), value: detailOf },
      ]}
      rows={rows}
      rowId={({ part, code, nameEn }) => `${part} ${code} ${nameEn ?? ''}`}
    />
  );
}
