import type { ReactNode } from 'react';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { Swatch } from '#ui/tag';
import { useChartData } from './chart-data';
import s from './charts.module.css';
import { chartsText } from './charts-text';
import { rowsPicture } from './rows-picture';

export type AllocationItem = {
  id: string;
  label: string;
  color: string;
  /** Fractions; null where the weight is unknown, and then nothing is drawn. */
  weight: number | null;
  policy: number | null;
  tolerance?: number | null;
  /** Figures with a trace, shown instead of those calculated here. */
  shown?: AllocationCells;
};

export type AllocationCells = { weight: ReactNode; policy: ReactNode; difference?: ReactNode };

export type AllocationProps = {
  label: string;
  items: readonly AllocationItem[];
  totals?: AllocationCells;
  /** Wraps the name of a class in a link to it. */ link: (id: string, content: ReactNode) => ReactNode;
  /** Called on a click on its bar or slice. */ onOpen: (id: string) => void;
};

/** Each class as a bar against its policy mark and tolerance band, with the figures beside: a table with bars in it. */
export function Allocation({ label, items, totals, link, onOpen }: AllocationProps) {
  const t = useText(chartsText);
  const f = useFormats();
  const most = Math.max(...items.flatMap(({ weight, policy, tolerance }) => [weight ?? 0, (policy ?? 0) + (tolerance ?? 0)]), 0.01) * 1.04;
  const place = (value: number) => `${(Math.max(0, value) / most) * 100}%`;
  const sum = (read: (item: AllocationItem) => number | null) => items.reduce((total, item) => total + (read(item) ?? 0), 0);
  /** An asset without a policy has neither its weights nor differences from them. */
  const hasPolicy = items.some(({ policy }) => policy !== null);
  const differenceOf = ({ weight, policy }: AllocationItem) => (policy === null || weight === null ? null : weight - policy);
  useChartData(
    () => ({
      header: [label, t('weight'), t('policy'), t('difference')],
      rows: items.map(item => [item.label, item.weight, item.policy, differenceOf(item)]),
    }),
    () =>
      rowsPicture(
        [t('weight'), t('policy'), t('difference')],
        items.map(item => ({
          label: item.label,
          bar: item.weight === null ? null : { from: 0, to: Math.max(0, item.weight) / most, color: item.color },
          tick: item.policy === null ? null : item.policy / most,
          texts: [f.weight(item.weight), f.weight(item.policy), f.rate(differenceOf(item), { decimals: 1, signed: true })],
        })),
      ),
  );
  return (
    <>
      <div className={s.stack} aria-hidden="true">
        {items.map(({ id, label: name, color, weight }) => (
          <i
            key={id}
            title={`${name} ${f.weight(weight)}`}
            style={{ background: color, flexGrow: Math.max(0, weight ?? 0), cursor: 'pointer' }}
            onClick={() => onOpen(id)}
          />
        ))}
      </div>
      <table className={s.allocation}>
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{t('assetClass')}</span>
            </th>
            <th scope="col">
              <span className="sr-only">{t('againstPolicy')}</span>
            </th>
            <th scope="col">{t('weight')}</th>
            {hasPolicy && <th scope="col">{t('policy')}</th>}
            {hasPolicy && <th scope="col">{t('difference')}</th>}
          </tr>
        </thead>
        <tbody>
          {items.map(item => (
            <Row key={item.id} item={item} difference={differenceOf(item)} {...{ hasPolicy, place, link, onOpen }} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('total')}</th>
            <td />
            <td className="num">{totals?.weight ?? f.weight(sum(item => item.weight))}</td>
            {hasPolicy && <td className={`num ${s.quiet}`}>{totals?.policy ?? f.weight(sum(item => item.policy))}</td>}
            {hasPolicy && <td />}
          </tr>
        </tfoot>
      </table>
    </>
  );
}

type RowProps = Pick<AllocationProps, 'link' | 'onOpen'> & {
  item: AllocationItem;
  difference: number | null;
  hasPolicy: boolean;
  place: (value: number) => string;
};

function Row({ item: { id, label, color, weight, policy, tolerance, shown }, difference, hasPolicy, place, link, onOpen }: RowProps) {
  const f = useFormats();
  const t = useText(chartsText);
  const said = `${label}: ${t('weight')} ${f.weight(weight)}${hasPolicy ? `, ${t('policy')} ${f.weight(policy)}` : ''}`;
  return (
    <tr>
      <th scope="row">
        <Swatch color={color} />
        {link(id, label)}
      </th>
      <td>
        <span className={s.track} aria-hidden="true" title={said} style={{ cursor: 'pointer' }} onClick={() => onOpen(id)}>
          {policy !== null && tolerance ? (
            <i className={s.band} style={{ left: place(policy - tolerance), right: `calc(100% - ${place(policy + tolerance)})` }} />
          ) : null}
          {weight !== null && <i className={s.fill} style={{ width: place(weight), background: color }} />}
          {policy !== null && <i className={s.tick} style={{ left: place(policy) }} />}
        </span>
      </td>
      <td className="num">{shown?.weight ?? f.weight(weight)}</td>
      {hasPolicy && <td className={`num ${s.quiet}`}>{shown?.policy ?? f.weight(policy)}</td>}
      {hasPolicy && <td className="num">{shown?.difference ?? f.rate(difference, { decimals: 1, signed: true })}</td>}
    </tr>
  );
}
