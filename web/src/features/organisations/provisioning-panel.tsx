import { provisioningInput } from '@hakaru/contract/single-sign-on';
import * as z from 'zod/mini';
import { AppError } from '@hakaru/contract/errors';
import { useText } from '#platform/text';
import { Form } from '#ui/form/form';
import { Repeated } from '#ui/form/repeated';
import { SelectField } from '#ui/form/select-field';
import { CheckField, TextArea, TextField } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { Panel } from '#ui/panel';
import { ConflictNotice } from './conflict-notice';
import { provisioningCodes, provisioningText } from './oidc-text';
import s from './organisations.module.css';
import type { OrganisationDetailFragment } from './organisations.gen';
import { organisationsText } from './text';
import { useChange } from './use-change';

const NOBODY = 'nobody';
const rulesForm = z.object({
  enabled: z.boolean(),
  domains: z.string(),
  otherwise: z.enum([NOBODY, 'user', 'readonly'], 'required'),
  rules: provisioningInput.shape.rules,
});

/** Whom the identity provider may bring along: nobody, unless it is switched on. */
export function ProvisioningPanel({ organisation }: { organisation: OrganisationDetailFragment }) {
  const t = useText(provisioningText);
  const words = useText(organisationsText);
  const editing = useChange(organisation);
  const form = useForm(rulesForm, initialOf(organisation), provisioningCodes);
  const { enabled, rules } = form.values;
  const save = ({ enabled, domains, otherwise, rules }: z.output<typeof rulesForm>) =>
    editing
      .save({
        provisioning: enabled ? { domains: linesOf(domains), rules, otherwise: otherwise === NOBODY ? null : otherwise } : null,
      })
      .catch((error: unknown) => {
        throw error instanceof AppError ? new AppError(error.refusal, onField(error.fields)) : error;
      });
  const roles = (['user', 'readonly'] as const).map(value => ({ value, label: t(value) }));
  return (
    <Panel title={t('title')} subtitle={t('lead')}>
      <div className={s.stack}>
        <ConflictNotice editing={editing} />
        <Form form={form} submitLabel={words('save')} onSubmit={save}>
          <CheckField {...form.field('enabled')} label={t('enabled')} />
          {enabled && (
            <>
              <TextArea {...form.field('domains')} label={t('domains')} hint={t('domainsHint')} rows={3} required />
              <SelectField
                {...form.field('otherwise')}
                label={t('otherwise')}
                options={[{ value: NOBODY, label: t('nobody') }, ...roles]}
              />
              <Repeated
                title={t('rules')}
                addLabel={t('addRule')}
                removeLabel={n => t('removeRule', { n })}
                count={rules.length}
                onAdd={() => form.setValue('rules', [...rules, { attribute: '', value: '', role: 'readonly' as const }])}
                onRemove={at => form.setValue('rules', rules.toSpliced(at, 1))}
              >
                {at => (
                  <>
                    <TextField {...form.field(`rules.${at}.attribute`)} label={t('attribute', { n: at + 1 })} autoComplete="off" required />
                    <TextField {...form.field(`rules.${at}.value`)} label={t('value', { n: at + 1 })} autoComplete="off" required />
                    <SelectField {...form.field(`rules.${at}.role`)} label={t('role', { n: at + 1 })} options={roles} />
                  </>
                )}
              </Repeated>
            </>
          )}
        </Form>
      </div>
    </Panel>
  );
}

function initialOf({ provisioning }: OrganisationDetailFragment): z.input<typeof rulesForm> {
  const otherwise = provisioning?.otherwise;
  return {
    enabled: provisioning !== null,
    domains: provisioning?.domains.join('\n') ?? '',
    otherwise: otherwise === 'user' || otherwise === 'readonly' ? otherwise : NOBODY,
    rules: (provisioning?.rules ?? []).map(({ attribute, value, role }) => ({
      attribute,
      value,
      role: role === 'user' ? role : 'readonly',
    })),
  };
}

const linesOf = (text: string): string[] =>
  text
    .split(/[\s,]+/)
    .map(line => line.toLowerCase().replace(/^@/, ''))
    .filter(Boolean);

/** `provisioning.domains.1` is the second line of the one field there is. */
function onField(fields: AppError['fields']): AppError['fields'] {
  return Object.fromEntries(
    Object.entries(fields).map(([name, codes]) => {
      const own = name.replace(/^provisioning\./, '');
      return [own.startsWith('domains') ? 'domains' : own, codes];
    }),
  );
}
