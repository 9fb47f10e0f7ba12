import { ssoInput } from '@hakaru/contract/single-sign-on';
import * as z from 'zod/mini';
import { useText } from '#platform/text';
import { Form } from '#ui/form/form';
import { TextArea, TextField } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { Notice } from '#ui/notice';
import { Certificates } from './certificates';
import { onSsoFields, type SsoEditing, type SsoSetting } from './sso-fields';
import { ssoText } from './sso-text';
import { organisationCodes, organisationsText } from './text';

/** An empty second certificate is none. */
const samlForm = z.object({
  issuer: ssoInput.shape.issuer,
  entryPoint: ssoInput.shape.entryPoint,
  certificate: ssoInput.shape.certificate,
  nextCertificate: z.string(),
});

export function SamlForm({ sso, editing }: { sso: SsoSetting | null; editing: SsoEditing }) {
  const t = useText(ssoText);
  const words = useText(organisationsText);
  const form = useForm(samlForm, textsOf(sso), organisationCodes);
  const save = ({ nextCertificate, ...values }: z.output<typeof samlForm>) =>
    onSsoFields('sso.', editing.save({ sso: { ...values, nextCertificate: nextCertificate.trim() === '' ? null : nextCertificate } }));
  return (
    <>
      {sso?.provider === 'test' && <Notice>{t('ssoTest')}</Notice>}
      {sso && <Certificates certificates={sso.certificates} advice="renewSoon" />}
      <Form form={form} submitLabel={words('save')} onSubmit={save}>
        <TextField {...form.field('issuer')} label={t('issuer')} required />
        <TextField {...form.field('entryPoint')} label={t('entryPoint')} placeholder={t('entryPointShape')} required />
        <TextArea {...form.field('certificate')} label={t('certificate')} rows={6} required />
        <TextArea {...form.field('nextCertificate')} label={t('nextCertificate')} hint={t('nextHint')} rows={6} />
      </Form>
      <p>
        {t('metadata')} <a href={t('metadataPath')}>{sso?.metadataUrl ?? t('metadataPath')}</a>
      </p>
    </>
  );
}

const textsOf = (sso: SsoSetting | null) => ({
  issuer: sso?.provider === 'saml' ? (sso.issuer ?? '') : '',
  entryPoint: sso?.entryPoint ?? '',
  certificate: sso?.certificate ?? '',
  nextCertificate: sso?.nextCertificate ?? '',
});
