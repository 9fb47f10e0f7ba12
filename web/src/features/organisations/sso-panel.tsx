import { AppError } from '@hakaru/contract/errors';
import { ssoInput } from '@hakaru/contract/single-sign-on';
import * as z from 'zod/mini';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { confirm } from '#ui/confirm';
import { Form } from '#ui/form/form';
import { TextArea, TextField } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { Notice } from '#ui/notice';
import { Panel } from '#ui/panel';
import { Certificates } from './certificates';
import { ConflictNotice } from './conflict-notice';
import { useNameOf } from './names';
import s from './organisations.module.css';
import type { OrganisationDetailFragment } from './organisations.gen';
import { ssoText } from './sso-text';
import { organisationCodes, organisationsText } from './text';
import { useChange } from './use-change';

/** An empty second certificate is none. */
const ssoForm = z.object({
  issuer: ssoInput.shape.issuer,
  entryPoint: ssoInput.shape.entryPoint,
  certificate: ssoInput.shape.certificate,
  nextCertificate: z.string(),
});

export function SsoPanel({ organisation }: { organisation: OrganisationDetailFragment }) {
  const t = useText(ssoText);
  const words = useText(organisationsText);
  const nameOf = useNameOf();
  const editing = useChange(organisation);
  const { sso } = organisation;
  const form = useForm(ssoForm, textsOf(sso), organisationCodes);
  const remove = () =>
    confirm({
      title: t('ssoOffAsk', { name: nameOf(organisation) }),
      body: t('ssoOffBody'),
      confirmLabel: t('ssoOff'),
      danger: true,
      action: () => editing.save({ sso: null }),
    });
  const save = ({ nextCertificate, ...values }: z.output<typeof ssoForm>) =>
    editing
      .save({ sso: { ...values, nextCertificate: nextCertificate.trim() === '' ? null : nextCertificate } })
      .catch((error: unknown) => {
        throw error instanceof AppError ? new AppError(error.refusal, unnested('sso.', error.fields)) : error;
      });
  return (
    <Panel title={t('sso')} subtitle={t('ssoHint')} tools={sso && <Button onClick={() => void remove()}>{t('ssoOff')}</Button>}>
      <div className={s.stack}>
        <ConflictNotice editing={editing} />
        {sso && !sso.issuer && <Notice>{t('ssoTest')}</Notice>}
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
      </div>
    </Panel>
  );
}

const textsOf = (sso: OrganisationDetailFragment['sso']) => ({
  issuer: sso?.issuer ?? '',
  entryPoint: sso?.entryPoint ?? '',
  certificate: sso?.certificate ?? '',
  nextCertificate: sso?.nextCertificate ?? '',
});

function unnested(prefix: string, fields: AppError['fields']): AppError['fields'] {
  return Object.fromEntries(
    Object.entries(fields).map(([name, codes]) => [name.startsWith(prefix) ? name.slice(prefix.length) : name, codes]),
  );
}
