import type { CategoryAxis } from '@hakaru/contract/categories';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { paletteColour } from '#features/figures/public';
import { ArrangedTable } from '#features/saved-views/public';
import { ask } from '#platform/api';
import { useLanguage, useText, type Language } from '#platform/text';
import { IconButton } from '#ui/button';
import type { TableColumn } from '#ui/data-table';
import { Menu, MenuItem, MenuLabel } from '#ui/menu';
import { Panel } from '#ui/panel';
import { joined } from '#ui/table-value';
import { Swatch, Tag } from '#ui/tag';
import { toast } from '#ui/toast-queue';
import s from './categories.module.css';
import { OrderCategoriesDocument } from './categories.gen';
import { OrderHandle } from './order-handle';
import { moved } from './placement';
import { useRefreshCategories, type Category } from './queries';
import { axisPanelText, axisText, categoriesText, kindText } from './text';
import { useArchiving } from './use-archiving';

export type AxisPanelProps = {
  assetId: string;
  axis: CategoryAxis;
  categories: readonly Category[];
  whyNot: string | null;
  onEdit: (id: string) => void;
};

/** The categories of one use, in their order, which is changed by dragging or by the arrow keys on a row's handle. */
export function AxisPanel(props: AxisPanelProps) {
  const t = useText(categoriesText);
  const panels = useText(axisPanelText);
  const { rows, said, handle } = useOrder(props);
  const columns = useColumns(props, handle);
  return (
    <Panel title={panels(props.axis)} flush>
      <ArrangedTable screen={`category-${props.axis}`} caption={panels(props.axis)} columns={columns} rows={rows} rowId={({ id }) => id} />
      <span className="sr-only" role="status" aria-label={t('order')}>
        {said}
      </span>
    </Panel>
  );
}

function useColumns({ axis, whyNot, onEdit }: AxisPanelProps, handle: (row: Category) => React.ReactNode): TableColumn<Category>[] {
  const t = useText(categoriesText);
  const kinds = useText(kindText);
  const axes = useText(axisText);
  const language = useLanguage();
  const formerly = ({ formerKind }: Category) =>
    formerKind && t('was', { kind: kinds(formerKind as keyof typeof kindText) /* a kind it was stored with */ });
  const across = [...(axis === 'x' ? [] : ['xCategories' as const]), ...(axis === 'y' ? [] : ['yCategories' as const])];
  return [
    {
      id: 'name',
      header: t('name'),
      value: row => nameIn(row, language),
      node: row => (
        <span className={s.name}>
          {row.kind !== 'archived' && handle(row)}
          {row.axis === 'class' && <Swatch color={paletteColour(row.colour)} />}
          {nameIn(row, language)}
        </span>
      ),
    },
    { id: 'ref', priority: 1, header: t('ref'), value: ({ ref }) => ref, node: ({ ref }) => <span className={s.quiet}>{ref}</span> },
    { id: 'other', header: language === 'jp' ? t('nameEn') : t('nameJp'), value: row => nameIn(row, language === 'jp' ? 'en' : 'jp') },
    { id: 'use', header: t('use'), value: row => axes(row.axis as CategoryAxis) /* by a CHECK constraint */ },
    {
      id: 'across',
      header: t('across'),
      value: row =>
        joined(
          row.isInPolicy ? t('inPolicy') : null,
          formerly(row),
          across
            .flatMap(name => row[name])
            .map(one => nameIn(one, language))
            .join(', '),
        ),
      node: row => (
        <span className={s.tags}>
          {row.isInPolicy && <Tag tone="accent">{t('inPolicy')}</Tag>}
          {row.formerKind && <Tag>{formerly(row)}</Tag>}
          {across
            .flatMap(name => row[name])
            .map(one => (
              <Tag key={one.id}>{nameIn(one, language)}</Tag>
            ))}
        </span>
      ),
    },
    {
      id: 'members',
      priority: 2,
      header: t('members'),
      align: 'end',
      value: ({ memberCount }) => memberCount,
      figure: { power: 0, decimals: 0 },
    },
    {
      id: 'actions',
      header: t('actions'),
      hideHeader: true,
      menu: true,
      node: row => <RowMenu row={row} whyNot={whyNot} onEdit={onEdit} />,
    },
  ];
}

function RowMenu({ row, whyNot, onEdit }: { row: Category; whyNot: string | null; onEdit: (id: string) => void }) {
  const t = useText(categoriesText);
  const language = useLanguage();
  const { archive, restore } = useArchiving();
  return (
    <Menu target={<IconButton label={t('actionsOf', { name: nameIn(row, language) })} icon={<Ellipsis size={14} />} tooltip={false} />}>
      {whyNot && <MenuLabel>{whyNot}</MenuLabel>}
      <MenuItem disabled={whyNot !== null} onClick={() => onEdit(row.id)}>
        {t('rename')}
      </MenuItem>
      {row.kind === 'archived' ? (
        <MenuItem disabled={whyNot !== null} onClick={() => void restore(row)}>
          {t('restore')}
        </MenuItem>
      ) : (
        <MenuItem disabled={whyNot !== null} onClick={() => void archive(row)}>
          {t('archive')}
        </MenuItem>
      )}
    </Menu>
  );
}

/** While a row is dragged, the order on screen is ahead of the saved one; when the server refuses it, the saved order is shown again. */
function useOrder({ assetId, categories, whyNot }: AxisPanelProps) {
  const t = useText(categoriesText);
  const language = useLanguage();
  const refresh = useRefreshCategories();
  const [draft, setDraft] = useState<readonly string[] | null>(null);
  const [said, setSaid] = useState('');
  const saved = categories.map(({ id }) => id);
  const order = draft ?? saved;
  const rows = order.flatMap(id => categories.find(one => one.id === id) ?? []);
  const save = async (after: readonly string[]) => {
    if (after.join() === saved.join()) return setDraft(null);
    setDraft(after);
    try {
      await ask(OrderCategoriesDocument, { assetId, before: saved, after: [...after] });
      toast(t('ordered'));
    } catch {
      toast(t('notOrdered'), { tone: 'error' });
    } finally {
      await refresh();
      setDraft(null);
    }
  };
  const handle = (row: Category) => {
    const place = order.indexOf(row.id);
    const step = (by: -1 | 1) => {
      const next = moved(order, place, place + by);
      const n = next.indexOf(row.id) + 1;
      setSaid(t('movedTo', { name: nameIn(row, language), n, of: next.length }));
      void save(next);
    };
    return (
      <OrderHandle
        label={t('orderOf', { name: nameIn(row, language) })}
        disabled={whyNot !== null}
        onStep={step}
        onOver={to => setDraft(before => moved(before ?? saved, (before ?? saved).indexOf(row.id), to))}
        onDrop={() =>
          setDraft(before => {
            if (before) void save(before);
            return before;
          })
        }
      />
    );
  };
  return { rows, said, handle };
}

export function nameIn({ name, nameJp }: { name: string; nameJp: string }, language: Language): string {
  return language === 'jp' ? nameJp : name;
}
