import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { FigureText, type BookEntity, type BookView, type FigureGrid } from '#features/figures/public';
import { useText } from '#platform/text';
import s from './accounts.module.css';
import { accountsText } from './text';

export type ColourBy = 'class' | 'excess' | 'deviation';

export type MapNodeProps = {
  entity: BookEntity;
  depth: number;
  tree: ReadonlyMap<string, readonly BookEntity[]>;
  view: BookView;
  figures: FigureGrid;
  colourBy: ColourBy;
};

/** One account with its children to the right. Parts of mandates start folded, because there are many. */
export function MapNode({ entity, depth, tree, view, figures, colourBy }: MapNodeProps) {
  const t = useText(accountsText);
  const children = tree.get(entity.id) ?? [];
  const [open, setOpen] = useState(depth < 2);
  const name = view.index.nameOf(entity.id);
  const value = figures.at(entity.id, 'marketValue.-');
  const third = colourBy === 'class' ? undefined : figures.at(entity.id, colourBy === 'excess' ? 'excess.1y' : 'deviation.-');
  return (
    <li className={s.branch}>
      <div className={s.node} style={{ borderInlineStartColor: colourOf({ entity, view, colourBy, third: third?.value ?? null }) }}>
        <span className={s.nodeName} title={name}>
          {name}
        </span>
        <span className={s.nodeFigures}>
          {value?.value === null ? <span className={s.quiet}>{t('missing')}</span> : <FigureText figure={value} />}
          <span className={s.quiet}>
            <FigureText figure={figures.at(entity.id, 'weight.-')} />
          </span>
          <FigureText figure={third} />
        </span>
        {children.length > 0 && (
          <button
            type="button"
            className={s.fold}
            aria-expanded={open}
            aria-label={t(open ? 'fold' : 'unfold', { name })}
            onClick={() => setOpen(!open)}
          >
            <ChevronRight size={14} aria-hidden="true" />
          </button>
        )}
      </div>
      {open && children.length > 0 && (
        <ul className={s.twigs}>
          {children.map(child => (
            <MapNode key={child.id} entity={child} depth={depth + 1} tree={tree} view={view} figures={figures} colourBy={colourBy} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** Positive is blue and negative vermilion, as on every diverging scale; without a figure the node is grey. */
function colourOf({
  entity,
  view,
  colourBy,
  third,
}: {
  entity: BookEntity;
  view: BookView;
  colourBy: ColourBy;
  third: string | null;
}): string {
  if (colourBy === 'class') return entity.id === view.index.root?.id ? 'var(--ink-3)' : view.index.colourOf(entity.id);
  if (third === null || Number(third) === 0) return 'var(--line-3)';
  return Number(third) > 0 ? 'var(--div-pos)' : 'var(--div-neg)';
}
