import { Ellipsis } from 'lucide-react';
import { FigureText, useExact } from '#features/figures/public';
import { ArrangedTable } from '#features/saved-views/public';
import { MISSING, useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { IconButton } from '#ui/button';
import type { TableColumn } from '#ui/data-table';
import { Menu, MenuItem } from '#ui/menu';
import { joined } from '#ui/table-value';
import type { Decision } from './decide-dialog';
import { shown, type Position, type Reconciliation } from './queries';
import s from './reconciliations.module.css';
import { StateTag } from './state-tag';
import { causeText, reconciliationText, stateText } from './text';

type FigureName =
  | 'managerUnits'
  | 'trusteeUnits'
  | 'unitsDifference'
  | 'managerValue'
  | 'trusteeValue'
  | 'difference'
  | 'share'
  | 'rateEffect';
export type Choosing = { chosen: ReadonlySet<string>; onChoose: (chosen: ReadonlySet<string>) => void };
type Props = { month: Reconciliation; rows: readonly Position[]; onDecide: (decision: Decision) => void } & Choosing;

/** Whether a difference can be cleared: nobody has decided about it yet. */
export const isClearable = ({ state }: Position): boolean => state === 'open' || state === 'explained';

export function PositionsTable({ month, rows, onDecide, ...choosing }: Props) {
  const t = useText(reconciliationText);
  const nameOf = usePositionName();
  const states = useText(stateText);
  const causes = useText(causeText);
  const causeWord = (cause: Position['cause']) => (cause ? causes(cause) : null);
  const rates = useRates();
  const exact = useExact();
  const canSay = month.mayNote && !month.isLocked;
  const hasRates = rows.some(({ rateEffect }) => rateEffect.value !== null);
  const figure = (of: FigureName): Pick<TableColumn<Position>, 'value' | 'node'> => ({
    value: row => exact(shown(row[of]), 'one'),
    node: row => <FigureText figure={shown(row[of])} unit="one" />,
  });
  const columns: (TableColumn<Position> | null)[] = [
    {
      id: 'position',
      header: t('position'),
      value: row => joined(nameOf(row), row.ref, row.isin),
      node: row => <Name row={row} name={nameOf(row)} />,
    },
    { id: 'state', priority: 2, header: t('state'), value: ({ state }) => states(state), node: ({ state }) => <StateTag state={state} /> },
    { id: 'managerUnits', header: t('managerUnits'), align: 'end', divider: true, ...figure('managerUnits') },
    { id: 'trusteeUnits', header: t('trusteeUnits'), align: 'end', ...figure('trusteeUnits') },
    { id: 'unitsDifference', header: t('unitsDifference'), align: 'end', ...figure('unitsDifference') },
    { id: 'manager', header: t('manager'), align: 'end', divider: true, ...figure('managerValue') },
    { id: 'trustee', header: t('trustee'), align: 'end', ...figure('trusteeValue') },
    { id: 'difference', priority: 1, header: t('difference'), align: 'end', ...figure('difference') },
    { id: 'share', header: t('share'), align: 'end', ...figure('share') },
    hasRates ? { id: 'rateEffect', header: t('rateEffect'), align: 'end', divider: true, ...figure('rateEffect') } : null,
    hasRates ? { id: 'rates', header: t('rates'), value: row => rates(row), node: row => <Rates row={row} /> } : null,
    {
      id: 'cause',
      header: t('cause'),
      divider: true,
      value: ({ cause, carriedCause }) => causeWord(cause ?? carriedCause),
      node: row => <Cause row={row} />,
    },
    {
      id: 'note',
      header: t('note'),
      value: ({ note, carriedNote, decidedBy }) => joined(note || carriedNote, decidedBy),
      node: row => <Note row={row} />,
    },
    canSay && month.mayDecide && rows.some(isClearable)
      ? { id: 'select', header: t('select'), menu: true, node: row => <Choice row={row} name={nameOf(row)} {...choosing} /> }
      : null,
    canSay
      ? {
          id: 'actions',
          header: t('actions'),
          hideHeader: true,
          align: 'end',
          menu: true,
          node: row => <RowMenu row={row} name={nameOf(row)} mayDecide={month.mayDecide} onDecide={onDecide} />,
        }
      : null,
  ];
  return (
    <div className={s.scroll}>
      <ArrangedTable
        screen="reconciliation"
        caption={t('positions')}
        columns={columns.flatMap(column => column ?? [])}
        rows={rows}
        rowId={({ id }) => id}
      />
    </div>
  );
}

export function usePositionName(): (row: Position) => string {
  const t = useText(reconciliationText);
  const isJapanese = useLanguage() === 'jp';
  return ({ kind, name, nameJp }) => {
    if (kind === 'account' || kind === 'beyondLines') return t(kind);
    return (isJapanese ? nameJp : name) ?? t('position');
  };
}

function Name({ row: { ref, isin, kind, carriedSince, isLapsed }, name }: { row: Position; name: string }) {
  const t = useText(reconciliationText);
  const formats = useFormats();
  const codes = [kind === 'cash' ? t('cash') : null, ref, isin].filter(Boolean).join(' · ');
  return (
    <span className={s.name}>
      {name}
      {codes && <small className={s.quiet}>{codes}</small>}
      {carriedSince && <small className={s.quiet}>{t('carriedSince', { month: formats.month(carriedSince) })}</small>}
      {isLapsed && <small className={s.quiet}>{t('lapsed')}</small>}
    </span>
  );
}

function Cause({ row: { cause, carriedCause } }: { row: Position }) {
  const t = useText(causeText);
  const said = cause ?? carriedCause;
  return <>{said ? t(said) : MISSING}</>;
}

/** The published rate each book used, and its value. */
function useRates(): (row: Position) => string | null {
  const t = useText(reconciliationText);
  const side = (method: string | null, rate: string) => [method?.replace('_', ' '), rate].filter(Boolean).join(' ');
  return ({ managerRate, managerRateMethod, trusteeRate, trusteeRateMethod }) =>
    managerRate && trusteeRate
      ? t('ratesOf', { manager: side(managerRateMethod, managerRate), trustee: side(trusteeRateMethod, trusteeRate) })
      : null;
}

function Rates({ row }: { row: Position }) {
  const said = useRates()(row);
  return said === null ? <>{MISSING}</> : <span className="num">{said}</span>;
}

function Note({ row: { note, carriedNote, decidedBy, decidedAt } }: { row: Position }) {
  const formats = useFormats();
  const said = note || carriedNote;
  if (!said && !decidedBy) return <>{MISSING}</>;
  return (
    <span className={s.name}>
      {said && (
        <span className={s.said} title={said}>
          {said}
        </span>
      )}
      {decidedBy && decidedAt && (
        <small className={s.quiet}>
          {decidedBy} · {formats.time(decidedAt)}
        </small>
      )}
    </span>
  );
}

function Choice({ row, name, chosen, onChoose }: { row: Position; name: string } & Choosing) {
  const t = useText(reconciliationText);
  if (!isClearable(row)) return null;
  const toggle = (isChosen: boolean) => onChoose(new Set(isChosen ? [...chosen, row.id] : [...chosen].filter(one => one !== row.id)));
  return (
    <input
      type="checkbox"
      aria-label={t('selectOf', { name })}
      checked={chosen.has(row.id)}
      onChange={event => toggle(event.currentTarget.checked)}
    />
  );
}

type MenuProps = { row: Position; name: string; mayDecide: boolean; onDecide: (decision: Decision) => void };

function RowMenu({ row, name, mayDecide, onDecide }: MenuProps) {
  const t = useText(reconciliationText);
  const { state } = row;
  if (state === 'matched' || state === 'settled') return null;
  const isDecided = state === 'cleared' || state === 'carried';
  const all = isDecided ? (['reopen'] as const) : (['explain', 'clear', 'carry'] as const);
  const offered = all.filter(act => mayDecide || act === 'explain');
  if (offered.length === 0) return null;
  return (
    <Menu target={<IconButton label={`${t('actions')}: ${name}`} icon={<Ellipsis size={16} />} tooltip={false} />} position="bottom-end">
      {offered.map(act => (
        <MenuItem key={act} onClick={() => onDecide({ act, row, name })}>
          {t(act)}
        </MenuItem>
      ))}
    </Menu>
  );
}
