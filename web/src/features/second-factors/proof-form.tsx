import { ownProof, type OwnProof } from '@hakaru/contract/passkeys';
import * as z from 'zod/mini';
import { useText } from '#platform/text';
import { Form } from '#ui/form/form';
import { PasswordField } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { SecondProof } from './second-proof';
import { factorCodes, factorText } from './text';

const withSecond = ownProof.check(
  z.refine(({ code, passkey }) => Boolean(code) || Boolean(passkey), { error: 'required', path: ['code'] }),
);

export type ProofFormProps = {
  hasOne: boolean;
  /** The red button of a removal. */
  removeLabel?: string;
  /** What a removal entails. */
  warning?: string;
  onProve: (proof: OwnProof) => Promise<void>;
  onCancel: () => void;
};

/** Password, and a code or a passkey where a second factor exists: the same proof as a login. */
export function ProofForm({ hasOne, removeLabel, warning, onProve, onCancel }: ProofFormProps) {
  const t = useText(factorText);
  const form = useForm(hasOne ? withSecond : ownProof, { password: '', code: '', passkey: null }, factorCodes);
  const danger = removeLabel !== undefined;
  return (
    <Form form={form} onSubmit={onProve} submitLabel={removeLabel ?? t('next')} onCancel={onCancel} danger={danger}>
      {warning && <p>{warning}</p>}
      <PasswordField {...form.field('password')} label={t('password')} required />
      <SecondProof code={form.field('code')} passkey={form.field('passkey')} />
    </Form>
  );
}
