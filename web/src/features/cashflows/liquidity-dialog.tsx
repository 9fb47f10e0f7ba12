import type { LadderSource, LadderStepId } from '@hakaru/contract/liquidity';
import { frequencyNames } from '@hakaru/contract/redemption-terms';
import { minorUnitsOf } from '@hakaru/engine/money/currencies';
import { useArea } from '#features/figures/public';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { DataTable, type TableColumn } from '#ui/data-table';
import { Dialog } from '#ui/dialog';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState } from '#ui/states';
import { exactly, onDay } from '#ui/table-value';
import { FundPacingLink } from './fund-pacing-link';
import { useLiquidityItems, type LiquidityItem } from './liquidity-queries';
import { liquidityText } from './liquidity-text';
import type { Scope } from './queries';
import { redemptionText } from './redemption-text';
import s from './cashflows.module.css';

export type OpenCell = { source: LadderSource; step: LadderStepId; currency: string };
type Props = {
  scope: Scope;
  cell: OpenCell;
  /** Whether amounts in other currencies were converted to the shown one. */ isTurned: boolean;
  onClose: () => void;
};

/** The parts of an amount on the ladder, each linked to its source. */
export function LiquidityDialog({ scope, cell: { source, step, currency }, isTurned, onClose }: Props) {
  const t = useText(liquidityText);
  const language = useLanguage();
  const formats = useFormats();
  const { data } = useLiquidityItems({ ...scope, source, step, currency: isTurned ? null : currency });
  const columns: TableColumn<LiquidityItem>[] = [
    { id: 'day', header: t('day'), value: ({ day }) => onDay(day), node: ({ day }) => <span className="num">{formats.date(day)}</span> },
    {
      id: 'origin',
      priority: 3,
      header: t('origin'),
      value: ({ kind, ref, name, nameJp }) => (kind === 'balance' ? t('balance') : `${ref} ${language === 'jp' ? nameJp : name}`),
      node: item => <Origin item={item} scope={scope} />,
    },
    { id: 'certainty', header: t('certainty'), value: ({ isConfirmed }) => t(isConfirmed ? 'confirmed' : 'expected') },
    { id: 'currency', priority: 2, header: t('currency'), value: item => item.currency },
    {
      id: 'amount',
      priority: 1,
      header: t('amount'),
      align: 'end',
      value: item => exactly(item.amount),
      node: item => formats.number(item.amount, { decimals: minorUnitsOf(item.currency) }),
    },
  ];
  return (
    <Dialog open onClose={onClose} title={t('originTitle', { source: t(source), step: t(step) })} size="large">
      {!data && <SkeletonRows rows={4} />}
      {data?.length === 0 && <EmptyState title={t('none')} next="add" />}
      {data && data.length > 0 && (
        <DataTable
          caption={t('table')}
          columns={columns}
          rows={data}
          rowId={({ day, kind, id, ref, amount }) => [day, kind, id, ref, amount].join()}
        />
      )}
    </Dialog>
  );
}

function Origin({ item: { kind, id, ref, name, nameJp, currency, redemption, pacing }, scope }: { item: LiquidityItem; scope: Scope }) {
  const t = useText(liquidityText);
  const role = useArea();
  const language = useLanguage();
  const text = `${ref} ${language === 'jp' ? nameJp : name}`;
  const account = scope.mandateId ? { account: `mandate:${scope.mandateId}` } : {};
  if (kind === 'balance')
    return (
      <AppLink to="/$role/cashflow" params={{ role }} search={{ ...account, currency }}>
        {t('balance')}
      </AppLink>
    );
  if (kind === 'fund')
    return (
      <>
        <FundPacingLink fundId={id ?? ''}>{text}</FundPacingLink>
        <PacingNote pacing={pacing} currency={currency} />
      </>
    );
  if (kind === 'bond')
    return (
      <AppLink to="/$role/securities/$securityRef" params={{ role, securityRef: ref }}>
        {text}
      </AppLink>
    );
  if (kind === 'redemption' && redemption)
    return (
      <>
        <AppLink to="/$role/mandates/$mandateId" params={{ role, mandateId: id ?? '' }}>
          {text}
        </AppLink>
        <RedemptionNote redemption={redemption} currency={currency} />
      </>
    );
  return (
    <AppLink to="/$role/transactions" params={{ role }} search={{ search: ref }}>
      {text}
    </AppLink>
  );
}

/** The year and the assumptions behind an expected amount, which is a quarter of that year. */
function PacingNote({ pacing, currency }: { pacing: LiquidityItem['pacing']; currency: string }) {
  const t = useText(liquidityText);
  const formats = useFormats();
  if (!pacing) return <p className={s.note}>{t('atPace')}</p>;
  const { year, lifeYears, fromDay, callRate, distributionRate, call, distribution, growthPercent } = pacing;
  const money = (amount: string) => formats.number(amount, { decimals: minorUnitsOf(currency) });
  const rates = { callRate: formats.rate(callRate), distributionRate: formats.rate(distributionRate), growth: growthPercent };
  const day = formats.date(fromDay);
  return (
    <p className={s.note}>{t('pacing', { year, life: lifeYears, day, ...rates, call: money(call), distribution: money(distribution) })}</p>
  );
}

/** The value and the terms from which a redemption was calculated. */
function RedemptionNote({ redemption, currency }: { redemption: NonNullable<LiquidityItem['redemption']>; currency: string }) {
  const t = useText(redemptionText);
  const formats = useFormats();
  const language = useLanguage();
  const { value, valuedOn, cash, dealingDay, fromDay, noticeDays, frequency, gatePercent, lockUpUntil } = redemption;
  const money = (amount: string) => formats.number(amount, { decimals: minorUnitsOf(currency) });
  const words = frequencyNames[frequency as keyof typeof frequencyNames][language]; // the server sends no other
  return (
    <p className={s.note}>
      {t('origin', {
        valuedOn: formats.date(valuedOn),
        value: money(value),
        cash: money(cash),
        notice: noticeDays,
        frequency: words,
        dealingDay: formats.date(dealingDay),
        fromDay: formats.date(fromDay),
      })}
      {gatePercent !== null && ` ${t('gated', { percent: gatePercent })}`}
      {lockUpUntil !== null && ` ${t('locked', { day: formats.date(lockUpUntil) })}`}
    </p>
  );
}
