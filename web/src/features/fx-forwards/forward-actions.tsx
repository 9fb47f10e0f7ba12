import { setOffInput } from '@hakaru/contract/fx-forwards';
import { minorUnitsOf } from '@hakaru/engine/money/currencies';
import { useState } from 'react';
import * as z from 'zod/mini';
import { readAmount } from '#features/instructions/public';
import { useClientsOf } from '#features/profile/public';
import { ask } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { confirm } from '#ui/confirm';
import { Dialog } from '#ui/dialog';
import { DateField } from '#ui/form/date-field';
import { Form } from '#ui/form/form';
import { NumberField } from '#ui/form/number-field';
import { TextArea } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { toast } from '#ui/toast-queue';
import {
  CancelFxForwardDocument,
  CancelFxForwardSetOffDocument,
  DeleteFxForwardDocument,
  FinalizeFxForwardsDocument,
  SetOffFxForwardDocument,
  SplitFxForwardDocument,
} from './fx-forwards.gen';
import { ConfirmRate } from './new-forward-page';
import { useRefreshForwards, type ForwardRecord } from './queries';
import { forwardCodes, fxForwardsText } from './text';
import { isFarFromMid, useRefusal } from './use-refusal';

/** The actions a forward allows now, as listed by the server. */
export function ForwardActions({ forward }: { forward: ForwardRecord }) {
  const t = useText(fxForwardsText);
  const ask = useMoves(forward);
  const [dialog, setDialog] = useState<'setoff' | 'split' | null>(null);
  const may = (action: string) => forward.abilities.includes(action);
  const close = () => setDialog(null);
  return (
    <>
      {may('delete') && <Button onClick={() => ask('delete')}>{t('delete')}</Button>}
      {may('cancel') && <Button onClick={() => ask('cancel')}>{t('cancel')}</Button>}
      {may('cancel setoff') && <Button onClick={() => ask('cancelSetoff')}>{t('cancelSetoff')}</Button>}
      {may('split') && <Button onClick={() => setDialog('split')}>{t('split')}</Button>}
      {may('setoff') && <Button onClick={() => setDialog('setoff')}>{t('setoff')}</Button>}
      {may('finalize') && (
        <Button kind="primary" onClick={() => ask('finalize')}>
          {t('finalize')}
        </Button>
      )}
      {dialog === 'setoff' && <SetOffDialog forward={forward} onClose={close} />}
      {dialog === 'split' && <SplitDialog forward={forward} onClose={close} />}
    </>
  );
}

type Move = 'finalize' | 'delete' | 'cancel' | 'cancelSetoff';

function useMoves(forward: ForwardRecord): (move: Move) => void {
  const { id, version } = forward;
  const clientsOf = useClientsOf();
  const t = useText(fxForwardsText);
  const refresh = useRefreshForwards();
  const refusal = useRefusal();
  const item = { id, version };
  const send: Readonly<Record<Move, () => Promise<unknown>>> = {
    finalize: () => ask(FinalizeFxForwardsDocument, { items: [item] }),
    delete: () => ask(DeleteFxForwardDocument, { item }),
    cancel: () => ask(CancelFxForwardDocument, { item }),
    cancelSetoff: () => ask(CancelFxForwardSetOffDocument, { item }),
  };
  return move =>
    void confirm({
      title: t(move),
      client: clientsOf([forward]),
      body: t(`${move}Body`),
      confirmLabel: t(move),
      danger: move === 'delete' || move === 'cancel',
      action: async () => {
        await send[move]();
        toast(t('moved'));
        await refresh();
      },
      failureText: refusal,
    });
}

type DialogProps = { forward: ForwardRecord; onClose: () => void };

function SetOffDialog({ forward, onClose }: DialogProps) {
  const { id, version, valueDay } = forward;
  const clientsOf = useClientsOf();
  const t = useText(fxForwardsText);
  const refresh = useRefreshForwards();
  const [isFar, setIsFar] = useState(false);
  const form = useForm(setOffInput, { tradeDate: valueDay, forwardRate: '', isRateConfirmed: false }, forwardCodes);
  const save = async (input: z.output<typeof setOffInput>) => {
    try {
      await ask(SetOffFxForwardDocument, { item: { id, version }, input });
    } catch (error) {
      if (isFarFromMid(error)) setIsFar(true);
      throw error;
    }
    toast(t('moved'));
    await refresh();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('setoff')} client={clientsOf([forward])} size="small">
      <p>{t('setOffLead')}</p>
      <Form form={form} onSubmit={save} onCancel={onClose}>
        <DateField {...form.field('tradeDate')} label={t('tradeDate')} required />
        <NumberField {...form.field('forwardRate')} label={t('setOffRate')} required />
        {isFar && (
          <ConfirmRate isConfirmed={form.values.isRateConfirmed === true} onChange={isSure => form.setValue('isRateConfirmed', isSure)} />
        )}
      </Form>
    </Dialog>
  );
}

/** One amount per line, as typed. */
const splitForm = z.pipe(
  z.transform(({ amounts }: { amounts: string }) => ({
    amounts: amounts.split('\n').flatMap(line => (line.trim() === '' ? [] : [readAmount(line) ?? line.trim()])),
  })),
  z.object({ amounts: z.array(z.string()).check(z.minLength(2, 'tooFewParts')) }),
);

function SplitDialog({ forward, onClose }: DialogProps) {
  const { id, version, amount, currency } = forward;
  const clientsOf = useClientsOf();
  const t = useText(fxForwardsText);
  const formats = useFormats();
  const refresh = useRefreshForwards();
  const form = useForm(splitForm, { amounts: '' }, forwardCodes);
  const save = async ({ amounts }: z.output<typeof splitForm>) => {
    await ask(SplitFxForwardDocument, { item: { id, version }, amounts });
    toast(t('moved'));
    await refresh();
    onClose();
  };
  const whole = `${currency} ${formats.number(amount, { decimals: minorUnitsOf(currency) })}`;
  return (
    <Dialog open onClose={onClose} title={t('split')} client={clientsOf([forward])} size="small">
      <p>{t('splitLead', { amount: whole })}</p>
      <Form form={form} onSubmit={save} onCancel={onClose}>
        <TextArea {...form.field('amounts')} label={t('amounts')} rows={4} required />
      </Form>
    </Dialog>
  );
}
