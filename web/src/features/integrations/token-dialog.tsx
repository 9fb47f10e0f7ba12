import { AppError } from '@hakaru/contract/errors';
import { serviceTokenInput, TOKEN_DAYS_MAX, tokenScopes, type TokenScope } from '@hakaru/contract/service-tokens';
import { Checkbox } from '@mantine/core';
import * as z from 'zod/mini';
import { ask } from '#platform/api';
import { useText } from '#platform/text';
import { Dialog } from '#ui/dialog';
import { Form } from '#ui/form/form';
import { SelectField } from '#ui/form/select-field';
import { TextArea, TextField } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { toast } from '#ui/toast-queue';
import { CreateServiceTokenDocument, UpdateServiceTokenDocument } from './integrations.gen';
import s from './integrations.module.css';
import { useRefreshTokens, type Token } from './queries';
import { scopeText, tokenCodes, tokenText } from './text';

const DAYS = [30, 90, 180, TOKEN_DAYS_MAX - 1] as const;
export const dayChoices = (word: (n: number) => string) => DAYS.map(n => ({ value: String(n), label: word(n) }));

/** The form edits the networks as one text and the number of days as a text; the API takes a list and a number. */
const tokenForm = z.object({
  name: serviceTokenInput.shape.name,
  scopes: serviceTokenInput.shape.scopes,
  allowedCidrs: z.string(),
  days: z.string(),
});

type Props = { token?: Token; onSecret?: (secret: string) => void; onClose: () => void };

/** Creates a token, whose secret is shown afterwards, or changes the permissions of one. */
export function TokenDialog({ token, onSecret, onClose }: Props) {
  const t = useText(tokenText);
  const refresh = useRefreshTokens();
  const form = useForm(tokenForm, heldBy(token), tokenCodes);
  const save = async ({ days, ...values }: z.output<typeof tokenForm>) => {
    const input = { ...values, allowedCidrs: linesOf(values.allowedCidrs) };
    const secret = await send(token, input, Number(days)).catch((error: unknown) => {
      throw error instanceof AppError ? new AppError(error.refusal, onFields(error.fields)) : error;
    });
    await refresh();
    onClose();
    if (secret === null) toast(t('saved'));
    else onSecret?.(secret);
  };
  return (
    <Dialog open onClose={onClose} title={t(token ? 'edit' : 'add')}>
      <Form form={form} onSubmit={save} onCancel={onClose}>
        <TextField {...form.field('name')} label={t('name')} hint={t('nameHint')} required />
        <Scopes chosen={form.values.scopes} failure={form.errors['scopes'] ?? null} onChange={scopes => form.setValue('scopes', scopes)} />
        <TextArea {...form.field('allowedCidrs')} label={t('networks')} hint={t('networksHint')} rows={2} />
        {!token && <SelectField {...form.field('days')} label={t('days')} options={dayChoices(n => t('daysOf', { n }))} required />}
      </Form>
    </Dialog>
  );
}

type ScopesProps = { chosen: readonly TokenScope[]; failure: string | null; onChange: (scopes: TokenScope[]) => void };

function Scopes({ chosen, failure, onChange }: ScopesProps) {
  const t = useText(tokenText);
  const word = useText(scopeText);
  const set = (scope: TokenScope, isChosen: boolean) =>
    onChange(tokenScopes.filter(one => (one === scope ? isChosen : chosen.includes(one))));
  return (
    <fieldset className={s.choices}>
      <legend>{t('scopes')}</legend>
      {tokenScopes.map(scope => (
        <Checkbox
          key={scope}
          label={word(scope)}
          checked={chosen.includes(scope)}
          onChange={event => set(scope, event.currentTarget.checked)}
        />
      ))}
      {failure === null ? <span className={s.hint}>{t('scopesHint')}</span> : <span className="neg">{failure}</span>}
    </fieldset>
  );
}

type Input = { name: string; scopes: TokenScope[]; allowedCidrs: string[] };

/** Returns the secret of a new token, or null when a token was changed. */
async function send(token: Token | undefined, input: Input, days: number): Promise<string | null> {
  if (!token) return (await ask(CreateServiceTokenDocument, { input: { ...input, days } })).createServiceToken.secret;
  await ask(UpdateServiceTokenDocument, { id: token.id, version: token.version, input });
  return null;
}

function heldBy(token: Token | undefined): z.input<typeof tokenForm> {
  return {
    name: token?.name ?? '',
    scopes: tokenScopes.filter(scope => token?.scopes.includes(scope)),
    allowedCidrs: token?.allowedCidrs.join('\n') ?? '',
    days: '90',
  };
}

const linesOf = (text: string) =>
  text
    .split(/[\n,]/)
    .map(line => line.trim())
    .filter(Boolean);

/** The form has one field for all networks: the error of `allowedCidrs.3`, the fourth line, is shown at `allowedCidrs`. */
function onFields(fields: AppError['fields']): AppError['fields'] {
  return Object.fromEntries(Object.entries(fields).map(([name, codes]) => [name.split('.')[0] ?? name, codes]));
}
