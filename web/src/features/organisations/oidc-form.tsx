import { oidcInput, subjectClaims } from '@hakaru/contract/single-sign-on';
import * as z from 'zod/mini';
import { useText } from '#platform/text';
import { Form } from '#ui/form/form';
import { SelectField } from '#ui/form/select-field';
import { PasswordField, TextField } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { onSsoFields, type SsoEditing, type SsoSetting } from './sso-fields';
import { claimText, oidcCodes, oidcText } from './oidc-text';
import { organisationsText } from './text';

const oidcForm = z.object({
  issuer: oidcInput.shape.issuer,
  clientId: oidcInput.shape.clientId,
  clientSecret: z.string(),
  subjectClaim: oidcInput.shape.subjectClaim,
});

export function OidcForm({ sso, editing }: { sso: SsoSetting | null; editing: SsoEditing }) {
  const t = useText(oidcText);
  const claims = useText(claimText);
  const words = useText(organisationsText);
  const own = sso?.provider === 'oidc' ? sso : null;
  const initial = {
    issuer: own?.issuer ?? '',
    clientId: own?.clientId ?? '',
    clientSecret: '',
    subjectClaim: own?.subjectClaim ?? 'email',
  };
  const form = useForm(oidcForm, initial, oidcCodes);
  const save = ({ clientSecret, ...values }: z.output<typeof oidcForm>) =>
    onSsoFields('oidc.', editing.save({ oidc: { ...values, clientSecret: clientSecret === '' ? null : clientSecret } }));
  return (
    <>
      <Form form={form} submitLabel={words('save')} onSubmit={save}>
        <TextField {...form.field('issuer')} label={t('issuer')} hint={t('issuerHint')} autoComplete="off" required />
        <TextField {...form.field('clientId')} label={t('clientId')} autoComplete="off" required />
        <PasswordField
          {...form.field('clientSecret')}
          label={t('clientSecret')}
          hint={own?.hasClientSecret ? t('secretKept') : t('secretHint')}
          autoComplete="new-password"
        />
        <SelectField
          {...form.field('subjectClaim')}
          label={t('subjectClaim')}
          hint={t('subjectHint')}
          options={subjectClaims.map(value => ({ value, label: claims(value) }))}
          required
        />
      </Form>
      <p>
        {t('redirect')} <code>{sso?.redirectUrl ?? `${location.origin}${t('redirectPath')}`}</code>
      </p>
    </>
  );
}
