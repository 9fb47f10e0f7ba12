import { splitErrors, splitTotal, type SplitRow } from '@hakaru/contract/splits';
import { X } from 'lucide-react';
import { useText } from '#platform/text';
import { IconButton } from '#ui/button';
import { Swatch } from '#ui/tag';
import { PercentInput } from './percent-input';
import s from './split-editor.module.css';
import { splitText } from './split-text';

/** One row of a split: the percentage as text, null when empty. A band only where the split has bands. */
export type SplitLine = SplitRow & { label: string; color?: string; band?: string };

export type SplitEditorProps = {
  label: string;
  lines: readonly SplitLine[];
  onChange: (lines: SplitLine[]) => void;
  /** Where rows are chosen one by one, they can be removed again. */
  onRemove?: (id: string) => void;
  /** The server's refusal of the rows as a whole. */
  failure?: string | null;
};

/** Shares of a whole: every target between 0 and 100, together 100 to four decimals. Errors are shown while typing. */
export function SplitEditor({ label, lines, onChange, onRemove, failure }: SplitEditorProps) {
  const t = useText(splitText);
  const errors = splitErrors(lines);
  const hasBands = lines.some(({ band }) => band !== undefined);
  const set = (id: string, change: Partial<SplitLine>) => onChange(lines.map(line => (line.id === id ? { ...line, ...change } : line)));
  const whole = failure ?? (errors['total'] ? t('splitTotal') : null);
  return (
    <div>
      <table className={s.table}>
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr>
            <th scope="col">{t('name')}</th>
            <th scope="col" data-end>
              {t('target')}
            </th>
            {hasBands && (
              <th scope="col" data-end>
                {t('band')}
              </th>
            )}
            {onRemove && <td />}
          </tr>
        </thead>
        <tbody>
          {lines.map(line => (
            <SplitLineRow
              key={line.id}
              line={line}
              hasBands={hasBands}
              error={errors[`rows.${line.id}`] ? t('targetRange') : null}
              onSet={set}
              {...(onRemove ? { onRemove } : {})}
            />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('total')}</th>
            <td className={errors['total'] ? 'num neg' : 'num'} data-end data-testid="split-total">
              {splitTotal(lines)}
            </td>
            {hasBands && <td />}
            {onRemove && <td />}
          </tr>
        </tfoot>
      </table>
      <p className={s.failure} role="alert">
        {whole}
      </p>
    </div>
  );
}

type LineProps = {
  line: SplitLine;
  hasBands: boolean;
  error: string | null;
  onSet: (id: string, change: Partial<SplitLine>) => void;
  onRemove?: (id: string) => void;
};

function SplitLineRow({ line, hasBands, error, onSet, onRemove }: LineProps) {
  const t = useText(splitText);
  const { id, label, color, percent, band } = line;
  return (
    <tr>
      <th scope="row">
        <span className={s.name}>
          {color && <Swatch color={color} />}
          {label}
        </span>
      </th>
      <td data-end>
        <PercentInput
          label={t('targetOf', { name: label })}
          value={percent ?? ''}
          onChange={text => onSet(id, { percent: text === '' ? null : text })}
          error={error}
        />
      </td>
      {hasBands && (
        <td data-end>
          <PercentInput
            label={t('bandOf', { name: label })}
            value={band ?? '0'}
            onChange={text => onSet(id, { band: text })}
            error={isBand(band) ? null : t('targetRange')}
          />
        </td>
      )}
      {onRemove && (
        <td>
          <IconButton label={t('remove', { name: label })} icon={<X size={14} />} onClick={() => onRemove(id)} />
        </td>
      )}
    </tr>
  );
}

/** A band obeys the rule of a single target, without the rule about the sum. */
function isBand(band: string | undefined): boolean {
  return band === undefined || splitErrors([{ id: 'band', percent: band }])['rows.band'] === undefined;
}
