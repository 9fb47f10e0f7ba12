import type { AmountUnit } from '@hakaru/contract/preferences';
import { Ellipsis } from 'lucide-react';
import { FigureText, useExact } from '#features/figures/public';
import { ArrangedTable } from '#features/saved-views/public';
import { MISSING, useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { IconButton } from '#ui/button';
import type { TableColumn } from '#ui/data-table';
import { Menu, MenuItem } from '#ui/menu';
import { ALWAYS_FOLDED } from '#ui/phone-columns';
import { exactly } from '#ui/table-value';
import { Tag } from '#ui/tag';
import s from './hedge.module.css';
import type { HedgeLine } from './queries';
import { currencyHedgeText } from './text';

type Props = {
  screen: string;
  rows: readonly HedgeLine[];
  /** Null where the rows are for the whole asset. */
  nameOf: ((line: HedgeLine) => string) | null;
  onShow?: (line: HedgeLine) => void;
  onSet?: (line: HedgeLine) => void;
};

type FigureName = 'ratio' | 'exposure' | 'exposureBase' | 'notional' | 'gap' | 'value' | 'cost' | 'spotUp' | 'spotDown';

export function HedgeTable({ screen, rows, nameOf, onShow, onSet }: Props) {
  const exact = useExact();
  const t = useText(currencyHedgeText);
  const formats = useFormats();
  const percent = (value: string | undefined) => (value === undefined ? MISSING : formats.rate(value, { decimals: 1 }));
  const figure = (id: FigureName, unit?: AmountUnit, divider = false): TableColumn<HedgeLine> => ({
    id,
    header: t(id),
    align: 'end',
    divider,
    value: line => exact(line[id], unit),
    node: line => <FigureText figure={line[id]} {...(unit ? { unit } : {})} />,
  });
  const columns: (TableColumn<HedgeLine> | null)[] = [
    nameOf
      ? {
          id: 'mandate',
          header: t('mandate'),
          value: line => nameOf(line),
          node: line => (
            <>
              {nameOf(line)} <b className={s.beside}>{line.currency}</b>
            </>
          ),
        }
      : null,
    { id: 'currency', header: t('currency'), value: ({ currency }) => currency },
    { ...figure('ratio'), priority: 1 },
    nameOf
      ? {
          id: 'state',
          header: t('state'),
          value: ({ state }) => t(state === 'within' || state === 'under' || state === 'over' ? state : 'noTarget'),
          node: ({ state }) => <State state={state} />,
        }
      : null,
    nameOf ? { id: 'bullet', priority: ALWAYS_FOLDED, header: t('bullet'), menu: true, node: line => <Bullet line={line} /> } : null,
    nameOf
      ? {
          id: 'target',
          priority: 2,
          header: t('target'),
          align: 'end',
          value: ({ target }) => exactly(target?.target, 2),
          node: ({ target }) => percent(target?.target),
        }
      : null,
    nameOf
      ? {
          id: 'range',
          header: t('range'),
          align: 'end',
          value: ({ target }) => (target ? `${percent(target.lowest)} – ${percent(target.highest)}` : null),
          node: ({ target }) => (target ? `${percent(target.lowest)} – ${percent(target.highest)}` : MISSING),
        }
      : null,
    figure('exposure', 'thousand', true),
    figure('exposureBase', 'million'),
    figure('notional', 'thousand'),
    nameOf ? figure('gap', 'thousand') : null,
    { id: 'nextMaturity', header: t('nextMaturity'), align: 'end', divider: true, value: ({ nextMaturity }) => nextMaturity, date: true },
    figure('value', 'million'),
    figure('cost'),
    figure('spotUp', 'million', true),
    figure('spotDown', 'million'),
    onShow
      ? {
          id: 'actions',
          header: t('actions'),
          hideHeader: true,
          align: 'end',
          menu: true,
          node: line => (
            <RowMenu line={line} name={`${nameOf?.(line) ?? ''} ${line.currency}`.trim()} onShow={onShow} {...(onSet ? { onSet } : {})} />
          ),
        }
      : null,
  ];
  return (
    <div className={s.scroll}>
      <ArrangedTable
        screen={screen}
        caption={t(nameOf ? 'byMandate' : 'byCurrency')}
        columns={columns.flatMap(column => column ?? [])}
        rows={rows}
        rowId={({ entityId, currency }) => `${entityId} ${currency}`}
      />
    </div>
  );
}

function State({ state }: { state: string }) {
  const t = useText(currencyHedgeText);
  if (state !== 'within' && state !== 'under' && state !== 'over') return <>{t('noTarget')}</>;
  return <Tag {...(state === 'within' ? {} : { tone: 'warn' as const })}>{t(state)}</Tag>;
}

/** The bar ends at 150 %: the range is an area, the ratio a bar, the target a line. */
const FULL = 1.5;

function Bullet({ line: { ratio, target } }: { line: HedgeLine }) {
  const t = useText(currencyHedgeText);
  const formats = useFormats();
  if (ratio.value === null || !target) return <>{MISSING}</>;
  const at = (value: string) => `${Math.min(100, (100 * Number(value)) / FULL)}%`;
  const low = Number(target.lowest);
  const high = Number(target.highest);
  const say = (value: string) => formats.percent(value, { decimals: 1 });
  const label = t('bulletOf', { ratio: say(ratio.value), low: say(target.lowest), high: say(target.highest) });
  return (
    <span className={s.bullet} role="img" aria-label={label} title={label}>
      <i className={s.range} style={{ insetInlineStart: at(target.lowest), width: `${(100 * (high - low)) / FULL}%` }} />
      <i className={s.ratio} style={{ width: at(ratio.value) }} />
      <i className={s.target} style={{ insetInlineStart: at(target.target) }} />
    </span>
  );
}

type MenuProps = { line: HedgeLine; name: string; onShow: (line: HedgeLine) => void; onSet?: (line: HedgeLine) => void };

function RowMenu({ line, name, onShow, onSet }: MenuProps) {
  const t = useText(currencyHedgeText);
  return (
    <Menu target={<IconButton label={`${t('actions')}: ${name}`} icon={<Ellipsis size={16} />} tooltip={false} />} position="bottom-end">
      <MenuItem onClick={() => onShow(line)}>{t('historyShow', { name })}</MenuItem>
      {onSet && <MenuItem onClick={() => onSet(line)}>{t('setTarget')}</MenuItem>}
    </Menu>
  );
}
