import { shiftMonthEnd } from '@hakaru/engine/calendar/month-end';
import { ask } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { confirm } from '#ui/confirm';
import { toast } from '#ui/toast-queue';
import { ledgerText } from './ledger-text';
import { useBankAccounts, useRefreshSpcs, type Spc } from './queries';
import { useRefusalWords } from './refusals';
import { CloseSpcMonthDocument, ReopenSpcMonthDocument } from './spcs.gen';

/** Closes the month after the last closed one, or with none closed everything up to the latest statement, and reopens the last month. */
export function ClosingTools({ spc: { id: spcId, closedUntil } }: { spc: Spc }) {
  const t = useText(ledgerText);
  const formats = useFormats();
  const why = useRefusalWords();
  const refresh = useRefreshSpcs();
  const { data: banks } = useBankAccounts(spcId);
  const latest = banks?.map(({ statementDay }) => statementDay ?? '').reduce((a, b) => (a > b ? a : b), '');
  const next = closedUntil ? shiftMonthEnd(closedUntil, 1) : latest ? shiftMonthEnd(latest, 0) : null;
  const settle = async (title: string, body: string, label: string, action: () => Promise<unknown>, done: string) => {
    if (!(await confirm({ title, body, confirmLabel: label, action, failureText: why }))) return;
    toast(done);
    await refresh();
  };
  const close = (day: string) => {
    const month = formats.month(day);
    return settle(
      t('closeAsk', { month }),
      t('closeBody'),
      t('close', { month }),
      () => ask(CloseSpcMonthDocument, { spcId, day }),
      t('closed'),
    );
  };
  const reopen = (day: string) => {
    const label = t('reopen', { month: formats.month(day) });
    return settle(label, '', label, () => ask(ReopenSpcMonthDocument, { spcId }), t('reopened'));
  };
  return (
    <>
      {closedUntil && <Button onClick={() => void reopen(closedUntil)}>{t('reopen', { month: formats.month(closedUntil) })}</Button>}
      {next && <Button onClick={() => void close(next)}>{t('close', { month: formats.month(next) })}</Button>}
    </>
  );
}
