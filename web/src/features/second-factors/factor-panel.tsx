import type { NewSecret } from '@hakaru/contract/second-factors';
import { presentedPassword } from '@hakaru/contract/passwords';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { ask } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { Form } from '#ui/form/form';
import { PasswordField, TextField } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { ErrorState } from '#ui/states';
import { Tag } from '#ui/tag';
import { toast } from '#ui/toast-queue';
import { AuthenticatorSetup } from './authenticator-setup';
import { FACTOR_KEY, useOwnFactor } from './code-field';
import { RecoveryCodes } from './recovery-codes';
import {
  ConfirmAuthenticatorDocument,
  RemoveAuthenticatorDocument,
  RenewRecoveryCodesDocument,
  StartAuthenticatorDocument,
  type SecondFactorQuery,
} from './second-factors.gen';
import s from './second-factors.module.css';
import { codesText, enrolText, factorCodes, factorText } from './text';

/** The action in progress; each starts with proving the user's identity. */
type Doing = { ask: 'start' | 'renew' | 'remove' } | { secret: NewSecret } | { codes: readonly string[] };

/** The user's own second factor. Not shown to support staff working in another organisation. */
export function FactorPanel() {
  const t = useText(factorText);
  const client = useQueryClient();
  const { data, isError, refetch } = useOwnFactor();
  const [doing, setDoing] = useState<Doing | null>(null);
  const factor = data?.secondFactor;
  const go = async (next: Doing | null) => {
    setDoing(next);
    await client.invalidateQueries({ queryKey: FACTOR_KEY });
  };
  return (
    <Panel title={t('title')} tools={factor?.enrolledAt && <Tag tone="ok">{t('on')}</Tag>}>
      {isError ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : !factor ? (
        <SkeletonRows rows={2} />
      ) : factor.isSso ? (
        <p>{t('sso')}</p>
      ) : factor.enrolledAt ? (
        <Enrolled factor={factor} enrolledAt={factor.enrolledAt} onAsk={ask => setDoing({ ask })} />
      ) : (
        <>
          <p className={s.note}>{t('off')}</p>
          <Button onClick={() => setDoing({ ask: 'start' })}>{t('setUp')}</Button>
        </>
      )}
      {doing && <Steps doing={doing} hasOne={Boolean(factor?.enrolledAt)} go={go} />}
    </Panel>
  );
}

type Factor = SecondFactorQuery['secondFactor'];
type EnrolledProps = { factor: Factor; enrolledAt: string; onAsk: (what: 'start' | 'renew' | 'remove') => void };

function Enrolled({ factor, enrolledAt, onAsk }: EnrolledProps) {
  const t = useText(factorText);
  const formats = useFormats();
  return (
    <>
      <dl className={s.facts}>
        <dt>{t('enrolled')}</dt>
        <dd className="num">{formats.time(enrolledAt)}</dd>
        <dt>{t('lastUsed')}</dt>
        <dd className="num">{factor.lastUsedAt ? formats.time(factor.lastUsedAt) : t('never')}</dd>
        <dt>{t('codes')}</dt>
        <dd className="num">{t('codesOf', { n: factor.recoveryCodesLeft })}</dd>
      </dl>
      {factor.isRequired && <p className={s.note}>{t('required')}</p>}
      <div className={s.buttons}>
        <Button onClick={() => onAsk('start')}>{t('replace')}</Button>
        <Button onClick={() => onAsk('renew')}>{t('renew')}</Button>
        {!factor.isRequired && <Button onClick={() => onAsk('remove')}>{t('remove')}</Button>}
      </div>
    </>
  );
}

type StepsProps = { doing: Doing; hasOne: boolean; go: (next: Doing | null) => Promise<void> };

function Steps({ doing, hasOne, go }: StepsProps) {
  const t = useText(factorText);
  const enrol = useText(enrolText);
  const codes = useText(codesText);
  const close = () => void go(null);
  if ('codes' in doing)
    return (
      <Dialog open onClose={close} title={codes('title')}>
        <RecoveryCodes codes={doing.codes} onKept={close} />
      </Dialog>
    );
  if ('secret' in doing) {
    const confirm = async (code: string) => {
      const { confirmAuthenticator } = await ask(ConfirmAuthenticatorDocument, { code });
      toast(t('enrolledDone'));
      await go({ codes: confirmAuthenticator });
    };
    return (
      <Dialog open onClose={close} title={enrol('title')}>
        <AuthenticatorSetup secret={doing.secret} onConfirm={confirm} onCancel={close} />
      </Dialog>
    );
  }
  const prove = async ({ password, code }: Proof) => {
    if (doing.ask === 'start') {
      const { startAuthenticator } = await ask(StartAuthenticatorDocument, { password, code: code || null });
      await go({ secret: startAuthenticator });
    } else if (doing.ask === 'renew') {
      await go({ codes: (await ask(RenewRecoveryCodesDocument, { password, code })).renewRecoveryCodes });
    } else {
      await ask(RemoveAuthenticatorDocument, { password, code });
      toast(t('removedDone'));
      await go(null);
    }
  };
  return (
    <Dialog open onClose={close} title={doing.ask === 'remove' ? t('removeTitle') : t('prove')}>
      <ProofForm hasOne={hasOne} isRemoval={doing.ask === 'remove'} onProve={prove} onCancel={close} />
    </Dialog>
  );
}

type Proof = { password: string; code: string };
const proofForm = z.object({ password: presentedPassword, code: z.string() });
const proofWithCode = z.object({ password: presentedPassword, code: z.string().check(z.minLength(1, 'required')) });

type ProofFormProps = { hasOne: boolean; isRemoval: boolean; onProve: (proof: Proof) => Promise<void>; onCancel: () => void };

/** Password, and a code where a second factor exists: the same proof as a login. */
function ProofForm({ hasOne, isRemoval, onProve, onCancel }: ProofFormProps) {
  const t = useText(factorText);
  const form = useForm(hasOne ? proofWithCode : proofForm, { password: '', code: '' }, factorCodes);
  return (
    <Form form={form} onSubmit={onProve} submitLabel={isRemoval ? t('remove') : t('next')} onCancel={onCancel} danger={isRemoval}>
      <PasswordField {...form.field('password')} label={t('password')} required />
      {hasOne && <TextField {...form.field('code')} label={t('code')} autoComplete="one-time-code" required />}
    </Form>
  );
}
