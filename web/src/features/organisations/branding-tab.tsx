import { AppError } from '@hakaru/contract/errors';
import { whiteContrast } from '@hakaru/contract/organisation-settings';
import type * as z from 'zod/mini';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { Form } from '#ui/form/form';
import { CheckField, TextField } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { Panel } from '#ui/panel';
import { toast } from '#ui/toast-queue';
import { brandText } from './access-text';
import { brandOf, brandRules } from './brand-form';
import { ConflictNotice } from './conflict-notice';
import { pickFile } from './pick-file';
import s from './organisations.module.css';
import type { OrganisationDetailFragment } from './organisations.gen';
import { organisationCodes, organisationsText } from './text';
import { useChange } from './use-change';

const USUAL = '#1f3d7a';

export function BrandingTab({ organisation }: { organisation: OrganisationDetailFragment }) {
  const t = useText(brandText);
  const words = useText(organisationsText);
  const editing = useChange(organisation);
  const { brand, shell } = organisation;
  const form = useForm(
    brandRules,
    { name: brand?.name ?? '', colour: brand?.colour ?? USUAL, logo: brand?.logo ?? '', shell },
    organisationCodes,
  );
  const { name, colour, logo } = form.values;
  const save = (values: z.output<typeof brandRules>) =>
    editing.save({ brand: brandOf(values), shell: values.shell }).catch((error: unknown) => {
      throw error instanceof AppError ? new AppError(error.refusal, unnested(error.fields)) : error;
    });
  return (
    <Panel title={t('brand')} subtitle={t('brandHint')}>
      <div className={s.stack}>
        <ConflictNotice editing={editing} />
        <Preview name={name} colour={colour} logo={logo} shell={form.values.shell} />
        <Form form={form} submitLabel={words('save')} onSubmit={save}>
          <TextField {...form.field('name')} label={t('name')} />
          <div className={s.colour}>
            <TextField {...form.field('colour')} label={t('colour')} maxLength={7} />
            <input
              type="color"
              className={s.picker}
              aria-label={t('pick')}
              value={isColour(colour) ? colour : USUAL}
              onChange={event => form.setValue('colour', event.currentTarget.value)}
            />
          </div>
          <Contrast colour={colour} />
          <Logo logo={logo} onChange={next => form.setValue('logo', next)} />
          <CheckField {...form.field('shell')} label={t('shell')} />
        </Form>
      </div>
    </Panel>
  );
}

function Contrast({ colour }: { colour: string }) {
  const t = useText(brandText);
  const formats = useFormats();
  if (!isColour(colour)) return null;
  return <p className={s.note}>{t('contrast', { ratio: formats.number(whiteContrast(colour), { decimals: 1 }) })}</p>;
}

const LOGO_BYTES = 70 * 1024;

function Logo({ logo, onChange }: { logo: string; onChange: (logo: string) => void }) {
  const t = useText(brandText);
  const choose = async () => {
    const file = await pickFile('image/png,image/jpeg,image/svg+xml');
    if (!file) return;
    if (file.size > LOGO_BYTES) toast(t('logoTooLarge'), { tone: 'error' });
    else onChange(file.url);
  };
  return (
    <div role="group" aria-label={t('logo')} className={s.logo}>
      <div className={s.label}>{t('logo')}</div>
      <p className={s.note}>{t('logoHint')}</p>
      <div className={s.buttons}>
        <Button onClick={() => void choose()}>{t('chooseLogo')}</Button>
        {logo && <Button onClick={() => onChange('')}>{t('removeLogo')}</Button>}
      </div>
    </div>
  );
}

type PreviewProps = { name: string; colour: string; logo: string; shell: boolean };

/** The bar as the organisation's users will see it. */
function Preview({ name, colour, logo, shell }: PreviewProps) {
  const t = useText(brandText);
  const isBranded = name.trim() !== '' && isColour(colour);
  return (
    <div>
      <div className={s.label}>{t('preview')}</div>
      <div className={s.preview} style={isBranded ? { background: colour, color: '#ffffff' } : undefined}>
        {isBranded && logo && <img src={logo} alt="" />}
        {isBranded ? name : t('noBrand')}
        <span className={s.previewItem}>{t('sample')}</span>
        {shell && <small>{t('powered')}</small>}
      </div>
    </div>
  );
}

function isColour(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text);
}

function unnested(fields: AppError['fields']): AppError['fields'] {
  return Object.fromEntries(Object.entries(fields).map(([name, codes]) => [name.replace(/^brand\./, ''), codes]));
}
