import { AppError } from '@hakaru/contract/errors';
import { useState } from 'react';
import { ask } from '#platform/api';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { useCodeWords } from '#ui/form/code-words';
import { TextField } from '#ui/form/text-fields';
import type { BoundField } from '#ui/form/use-form';
import { hasFactor, useOwnFactor } from './own-factor';
import { answerWithPasskey } from './passkey-browser';
import { AskForPasskeyDocument } from './second-factors.gen';
import s from './second-factors.module.css';
import { factorCodes, factorText } from './text';

type Props = { code: BoundField; passkey: BoundField };

/** A passkey or a code, required beside the password for actions that cannot be undone; only for users who have a second factor. */
export function SecondProof({ code, passkey }: Props) {
  const t = useText(factorText);
  const { data } = useOwnFactor();
  const [isTyping, setTyping] = useState(false);
  const factor = data?.secondFactor;
  if (!factor || !hasFactor(factor)) return null;
  const mayAsk = factor.passkeys.length > 0;
  if (mayAsk && !isTyping) {
    const type = () => {
      passkey.form.set(passkey.name, null);
      setTyping(true);
    };
    return <PasskeyField code={code} passkey={passkey} onType={type} />;
  }
  return (
    <div>
      <TextField {...code} label={factor.enrolledAt ? t('code') : t('recoveryCode')} autoComplete="one-time-code" required />
      {mayAsk && (
        <Button kind="subtle" onClick={() => setTyping(false)}>
          {t('usePasskey')}
        </Button>
      )}
    </div>
  );
}

/** The passkey is asked for before the form is sent, and its answer sent along. */
function PasskeyField({ code, passkey, onType }: Props & { onType: () => void }) {
  const t = useText(factorText);
  const say = useCodeWords(factorCodes);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { form, name } = passkey;
  // Without an answer the server asks for a code.
  const refusal = form.error(name) ?? code.form.error(code.name);
  const isReady = form.value(name) !== null && refusal === null;
  const use = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const { askForPasskey } = await ask(AskForPasskeyDocument, {});
      form.set(name, await answerWithPasskey(askForPasskey));
      code.form.set(code.name, '');
    } catch (error) {
      setFailure(say((error instanceof AppError && error.fields['passkey']?.[0]) || 'passkeyUnusable'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={s.passkey}>
      {isReady ? (
        <p role="status">{t('passkeyReady')}</p>
      ) : (
        <Button onClick={() => void use()} busy={isBusy}>
          {t('usePasskey')}
        </Button>
      )}
      {(failure ?? refusal) && (
        <p className={s.error} role="alert">
          {failure ?? refusal}
        </p>
      )}
      <Button kind="subtle" onClick={onType}>
        {t('useCode')}
      </Button>
    </div>
  );
}
