import { TOKEN_OVERLAP_HOURS } from '@hakaru/contract/service-tokens';
import * as z from 'zod/mini';
import { ask } from '#platform/api';
import { useText } from '#platform/text';
import { Dialog } from '#ui/dialog';
import { Form } from '#ui/form/form';
import { SelectField } from '#ui/form/select-field';
import { useForm } from '#ui/form/use-form';
import { RotateServiceTokenDocument } from './integrations.gen';
import { useRefreshTokens, type Token } from './queries';
import { tokenCodes, tokenText } from './text';
import { dayChoices } from './token-dialog';

type Props = { token: Token; onSecret: (secret: string) => void; onClose: () => void };

/** A new secret and a new expiry for one of the user's own tokens. */
export function RenewDialog({ token, onSecret, onClose }: Props) {
  const t = useText(tokenText);
  const refresh = useRefreshTokens();
  const form = useForm(z.object({ days: z.string() }), { days: '90' }, tokenCodes);
  const renew = async ({ days }: { days: string }) => {
    const { rotateServiceToken } = await ask(RotateServiceTokenDocument, { id: token.id, version: token.version, days: Number(days) });
    await refresh();
    onClose();
    onSecret(rotateServiceToken.secret);
  };
  return (
    <Dialog open onClose={onClose} title={t('renew')} size="small">
      <p>{t('renewLead', { hours: TOKEN_OVERLAP_HOURS })}</p>
      <Form form={form} onSubmit={renew} onCancel={onClose} submitLabel={t('renew')}>
        <SelectField {...form.field('days')} label={t('days')} options={dayChoices(n => t('daysOf', { n }))} required />
      </Form>
    </Dialog>
  );
}
