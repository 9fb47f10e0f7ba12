import type { OwnProof, PasskeyCreation } from '@hakaru/contract/passkeys';
import type { NewSecret } from '@hakaru/contract/second-factors';
import { ask } from '#platform/api';
import { useText } from '#platform/text';
import { Dialog } from '#ui/dialog';
import { toast } from '#ui/toast-queue';
import { AuthenticatorSetup } from './authenticator-setup';
import type { Passkey } from './own-factor';
import { makePasskey } from './passkey-browser';
import { PasskeySetup, RenameForm } from './passkey-setup';
import { ProofForm } from './proof-form';
import { RecoveryCodes } from './recovery-codes';
import {
  AddPasskeyDocument,
  ConfirmAuthenticatorDocument,
  RemoveAuthenticatorDocument,
  RemovePasskeyDocument,
  RenewRecoveryCodesDocument,
  StartAuthenticatorDocument,
  StartPasskeyDocument,
} from './second-factors.gen';
import { codesText, enrolText, factorText, passkeyText } from './text';

/** What starts with proving the user's identity. */
export type Wanted = 'start' | 'renew' | 'remove' | 'addPasskey' | { removed: Passkey };

/** The action in progress. */
export type Doing =
  | { ask: Wanted }
  | { secret: NewSecret }
  | { creation: PasskeyCreation }
  | { renamed: Passkey }
  | { codes: readonly string[] };

export type Go = (next: Doing | null) => Promise<void>;
type StepsProps = { doing: Doing; /** How many second factors there are. */ count: number; go: Go };

export function FactorSteps({ doing, count, go }: StepsProps) {
  const t = useText(factorText);
  const enrol = useText(enrolText);
  const codes = useText(codesText);
  const passkeys = useText(passkeyText);
  const close = () => void go(null);
  if ('ask' in doing) return <Prove wanted={doing.ask} count={count} go={go} />;
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
      await go(shown(confirmAuthenticator));
    };
    return (
      <Dialog open onClose={close} title={enrol('title')}>
        <AuthenticatorSetup secret={doing.secret} onConfirm={confirm} onCancel={close} />
      </Dialog>
    );
  }
  if ('renamed' in doing)
    return (
      <Dialog open onClose={close} title={passkeys('renameTitle')}>
        <RenameForm passkey={doing.renamed} onDone={close} onCancel={close} />
      </Dialog>
    );
  const make = async (name: string) => {
    const passkey = await makePasskey(doing.creation);
    const { addPasskey } = await ask(AddPasskeyDocument, { name, passkey });
    toast(passkeys('added'));
    await go(shown(addPasskey.recoveryCodes));
  };
  return (
    <Dialog open onClose={close} title={passkeys('add')}>
      <PasskeySetup onMake={make} onCancel={close} />
    </Dialog>
  );
}

/** New recovery codes come with the first factor only. */
const shown = (codes: readonly string[]): Doing | null => (codes.length > 0 ? { codes } : null);

function Prove({ wanted, count, go }: { wanted: Wanted; count: number; go: Go }) {
  const t = useText(factorText);
  const passkeys = useText(passkeyText);
  const removed = typeof wanted === 'object' ? wanted.removed : null;
  const title = removed ? passkeys('removeTitle', { name: removed.name }) : wanted === 'remove' ? t('removeTitle') : t('prove');
  const label = removed ? passkeys('remove') : wanted === 'remove' ? t('remove') : undefined;
  const close = () => void go(null);
  return (
    <Dialog open onClose={close} title={title}>
      <ProofForm
        hasOne={count > 0}
        {...(label !== undefined && count === 1 ? { warning: t('removeLast') } : {})}
        {...(label === undefined ? {} : { removeLabel: label })}
        onProve={async proof => {
          const next = await act(wanted, { ...proof, code: proof.code || null });
          if (next === null) toast(removed ? passkeys('removed') : t('removedDone'));
          await go(next);
        }}
        onCancel={close}
      />
    </Dialog>
  );
}

/** Does what was asked for, with the proof. Null when nothing follows. */
async function act(wanted: Wanted, proof: OwnProof): Promise<Doing | null> {
  const { password, code = null, passkey = null } = proof;
  const given = { password, code, passkey };
  if (wanted === 'start') return { secret: (await ask(StartAuthenticatorDocument, given)).startAuthenticator };
  if (wanted === 'addPasskey') return { creation: (await ask(StartPasskeyDocument, given)).startPasskey };
  if (wanted === 'renew') return { codes: (await ask(RenewRecoveryCodesDocument, given)).renewRecoveryCodes };
  if (wanted === 'remove') await ask(RemoveAuthenticatorDocument, given);
  else await ask(RemovePasskeyDocument, { id: wanted.removed.id, ...given });
  return null;
}
