import { isDay } from '@hakaru/engine/calendar/day';
import { minorUnitsOf } from '@hakaru/engine/money/currencies';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { Notice } from '#ui/notice';
import { useAccounts, useBalance } from './queries';
import { cashflowText } from './text';

type Props = { mandateId: string; currency: string; day: string };

/** The account's balance on a day, beside a form that is about to change it. */
export function AccountBalance({ mandateId, currency, day }: Props) {
  const isAsked = mandateId !== '' && /^[A-Z]{3}$/.test(currency) && isDay(day);
  return isAsked ? <Known mandateId={mandateId} currency={currency} day={day} /> : null;
}

function Known({ mandateId, currency, day }: Props) {
  const t = useText(cashflowText);
  const formats = useFormats();
  const { data: accounts } = useAccounts({ assetId: null, mandateId });
  const { data } = useBalance({ assetId: null, mandateId, currency, day });
  const ref = accounts?.[0]?.ref;
  if (!data || !ref) return null;
  const money = (value: string) => `${currency} ${formats.number(value, { decimals: minorUnitsOf(currency) })}`;
  const said = { ref, balance: money(data.balance), forecast: money(data.forecast_balance), day: formats.date(day) };
  return <Notice>{t('balanceBeside', said)}</Notice>;
}
