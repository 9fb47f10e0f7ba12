import { Ellipsis } from 'lucide-react';
import { FigureText } from '#features/figures/public';
import { ArrangedTable } from '#features/saved-views/public';
import { MISSING, useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { IconButton } from '#ui/button';
import type { TableColumn } from '#ui/data-table';
import { Menu, MenuItem } from '#ui/menu';
import { Tag } from '#ui/tag';
import s from './hedge.module.css';
import type { HedgeLine } from './queries';
import { currencyHedgeText } from './text';

type Props = {
  screen: string;
  rows: readonly HedgeLine[];
  /** Null where the rows are of the whole asset. */
  nameOf: ((line: HedgeLine) => string) | null;
  onShow?: (line: HedgeLine) => void;
  onSet?: (line: HedgeLine) => void;
};

export function HedgeTable({ screen, rows, nameOf, onShow, onSet }: Props) {
  const t = useText(currencyHedgeText);
  const formats = useFormats();
  const percent = (value: string | undefined) => (value === undefined ? MISSING : formats.percent(value, { decimals: 1 }));
  const columns: (TableColumn<HedgeLine> | null)[] = [
    nameOf ? { id: 'mandate', header: t('mandate'), value: line => nameOf(line) } : null,
    { id: 'currency', header: t('currency'), value: ({ currency }) => currency },
    { id: 'ratio', header: t('ratio'), align: 'end', cell: ({ ratio }) => <FigureText figure={ratio} /> },
    nameOf ? { id: 'state', header: t('state'), cell: ({ state }) => <State state={state} /> } : null,
    nameOf ? { id: 'bullet', header: t('bullet'), cell: line => <Bullet line={line} /> } : null,
    nameOf ? { id: 'target', header: t('target'), align: 'end', cell: ({ target }) => percent(target?.target) } : null,
    nameOf
      ? {
          id: 'range',
          header: t('range'),
          align: 'end',
          cell: ({ target }) => (target ? `${percent(target.lowest)} – ${percent(target.highest)}` : MISSING),
        }
      : null,
    {
      id: 'exposure',
      header: t('exposure'),
      align: 'end',
      divider: true,
      cell: ({ exposure }) => <FigureText figure={exposure} unit="thousand" />,
    },
    {
      id: 'exposureBase',
      header: t('exposureBase'),
      align: 'end',
      cell: ({ exposureBase }) => <FigureText figure={exposureBase} unit="million" />,
    },
    { id: 'notional', header: t('notional'), align: 'end', cell: ({ notional }) => <FigureText figure={notional} unit="thousand" /> },
    nameOf ? { id: 'gap', header: t('gap'), align: 'end', cell: ({ gap }) => <FigureText figure={gap} unit="thousand" /> } : null,
    { id: 'nextMaturity', header: t('nextMaturity'), align: 'end', divider: true, value: ({ nextMaturity }) => nextMaturity, date: true },
    { id: 'value', header: t('value'), align: 'end', cell: ({ value }) => <FigureText figure={value} unit="million" /> },
    { id: 'cost', header: t('cost'), align: 'end', cell: ({ cost }) => <FigureText figure={cost} /> },
    { id: 'spotUp', header: t('spotUp'), align: 'end', divider: true, cell: ({ spotUp }) => <FigureText figure={spotUp} unit="million" /> },
    { id: 'spotDown', header: t('spotDown'), align: 'end', cell: ({ spotDown }) => <FigureText figure={spotDown} unit="million" /> },
    onShow
      ? {
          id: 'actions',
          header: t('actions'),
          hideHeader: true,
          align: 'end',
          cell: line => (
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

/** Of 150 %: the range as a field, the ratio as a bar, the target as a line. */
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
