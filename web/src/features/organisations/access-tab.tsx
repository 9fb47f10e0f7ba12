import { AppError } from '@hakaru/contract/errors';
import * as z from 'zod/mini';
import { useText } from '#platform/text';
import { Form } from '#ui/form/form';
import { TextArea } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { Panel } from '#ui/panel';
import { accessText } from './access-text';
import { ConflictNotice } from './conflict-notice';
import s from './organisations.module.css';
import type { OrganisationDetailFragment } from './organisations.gen';
import { ProvisioningPanel } from './provisioning-panel';
import { SsoPanel } from './sso-panel';
import { organisationCodes, organisationsText } from './text';
import { useChange } from './use-change';

export function AccessTab({ organisation }: { organisation: OrganisationDetailFragment }) {
  return (
    <div className={s.stack}>
      <NetworkPanel organisation={organisation} />
      <SsoPanel organisation={organisation} />
      <ProvisioningPanel organisation={organisation} />
    </div>
  );
}

/** One network a line; the server, which will match them, says which cannot be read. */
const networkRules = z.object({ allowedCidrs: z.string() });

function NetworkPanel({ organisation }: { organisation: OrganisationDetailFragment }) {
  const t = useText(accessText);
  const words = useText(organisationsText);
  const editing = useChange(organisation);
  const form = useForm(networkRules, { allowedCidrs: organisation.allowedCidrs.join('\n') }, organisationCodes);
  const save = ({ allowedCidrs }: z.output<typeof networkRules>) => {
    const lines = allowedCidrs.split('\n').map(line => line.trim());
    return editing.save({ allowedCidrs: lines.filter(line => line !== '') }).catch((error: unknown) => {
      throw error instanceof AppError ? new AppError(error.refusal, onField('allowedCidrs', error.fields)) : error;
    });
  };
  return (
    <Panel title={t('network')}>
      <div className={s.stack}>
        <ConflictNotice editing={editing} />
        <Form form={form} submitLabel={words('save')} onSubmit={save}>
          <TextArea {...form.field('allowedCidrs')} label={t('network')} hint={t('networkHint')} />
        </Form>
      </div>
    </Panel>
  );
}

/** `allowedCidrs.3` is the fourth line of the one field there is. */
function onField(field: string, fields: AppError['fields']): AppError['fields'] {
  return Object.fromEntries(Object.entries(fields).map(([name, codes]) => [name.startsWith(field) ? field : name, codes]));
}
