import { rateMethods, type RateMethod } from '@hakaru/contract/enumerations';
import { organisationSettingsInput } from '@hakaru/contract/organisation-settings';
import { amountUnits, type AmountUnit } from '@hakaru/contract/preferences';
import { timeZones, type TimeZone } from '@hakaru/contract/time-zones';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { AppError } from '@hakaru/contract/errors';
import { LinkingPanel } from '#features/attribution/public';
import { ConsentPanel } from '#features/manager-comparisons/public';
import { Certificates, moduleNames, packageText, typeText } from '#features/organisations/public';
import { refreshProfile } from '#features/profile/public';
import { OfferPanel } from '#features/structure-templates/public';
import { ask } from '#platform/api';
import { useText, useWords } from '#platform/text';
import { Form } from '#ui/form/form';
import { TextArea, TextField } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { ErrorState } from '#ui/states';
import { Swatch, Tag } from '#ui/tag';
import { toast } from '#ui/toast-queue';
import { OrganisationSettingsDocument, UpdateOrganisationSettingsDocument, type OwnOrganisationFragment } from './organisation.gen';
import { ReportingRules } from './reporting-rules';
import { SettingsFrame } from './settings-frame';
import s from './settings.module.css';
import { organisationCodes, organisationText, settingsText } from './text';

export function OrganisationPage() {
  const t = useText(settingsText);
  return (
    <SettingsFrame title={t('organisation')} adminOnly>
      <Settings />
    </SettingsFrame>
  );
}

const KEY = ['settings', 'organisation'] as const;

function Settings() {
  const t = useText(settingsText);
  const words = useText(organisationText);
  const { data, isError, refetch } = useQuery({ queryKey: KEY, queryFn: ({ signal }) => ask(OrganisationSettingsDocument, {}, signal) });
  if (isError) return <ErrorState title={t('failed')} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows />;
  const settings = data.organisationSettings;
  return (
    <>
      <Panel title={words('names')}>
        <SettingsForm key={settings.version} settings={settings} />
      </Panel>
      <LinkingPanel />
      <ConsentPanel />
      <OfferPanel />
      <Contract settings={settings} />
    </>
  );
}

/** The list is one text to a person and many networks to the contract. */
const lines = (text: string) =>
  text
    .split(/[\n,]/)
    .map(line => line.trim())
    .filter(Boolean);
const settingsForm = z.object({
  nameEn: organisationSettingsInput.shape.nameEn,
  nameJp: organisationSettingsInput.shape.nameJp,
  allowedCidrs: z.string(),
  fiscalYearStart: z.string(),
  rateMethod: z.enum(rateMethods, 'required'),
  amountUnit: z.enum(amountUnits, 'required'),
  timeZone: z.enum(timeZones, 'required'),
  secondPerson: z.boolean(),
  importSecondPerson: z.boolean(),
  instructionSecondPerson: z.boolean(),
  secondFactorRequired: z.boolean(),
});

function SettingsForm({ settings }: { settings: OwnOrganisationFragment }) {
  const t = useText(settingsText);
  const words = useText(organisationText);
  const client = useQueryClient();
  const { version, ownAddress } = settings;
  const form = useForm(settingsForm, textsOf(settings), organisationCodes);
  const save = async (values: z.output<typeof settingsForm>) => {
    const fiscalYearStart = Number(values.fiscalYearStart);
    const { secondPerson, ...rest } = values;
    // The month-end screen sets this rule too: who did not touch it here must not put back what was there before.
    const rule = secondPerson === settings.secondPerson ? {} : { secondPerson };
    const input = { ...rest, ...rule, fiscalYearStart, allowedCidrs: lines(values.allowedCidrs), version };
    await ask(UpdateOrganisationSettingsDocument, { input }).catch((error: unknown) => {
      throw error instanceof AppError ? new AppError(error.refusal, onList(error.fields)) : error;
    });
    toast(t('saved'));
    await Promise.all([client.invalidateQueries({ queryKey: KEY }), refreshProfile()]);
  };
  return (
    <Form form={form} onSubmit={save} submitLabel={t('save')}>
      <TextField {...form.field('nameEn')} label={words('nameEn')} required />
      <TextField {...form.field('nameJp')} label={words('nameJp')} required />
      <TextArea {...form.field('allowedCidrs')} label={words('cidrs')} hint={words('cidrsHint', { ip: ownAddress })} />
      <ReportingRules field={name => form.field(name)} />
    </Form>
  );
}

function textsOf({
  nameEn,
  nameJp,
  allowedCidrs,
  fiscalYearStart,
  rateMethod,
  amountUnit,
  timeZone,
  secondPerson,
  importSecondPerson,
  instructionSecondPerson,
  secondFactorRequired,
}: OwnOrganisationFragment) {
  return {
    nameEn,
    nameJp,
    secondPerson,
    importSecondPerson,
    instructionSecondPerson,
    secondFactorRequired,
    allowedCidrs: allowedCidrs.join('\n'),
    fiscalYearStart: String(fiscalYearStart),
    rateMethod: rateMethod as RateMethod, // the table knows no other
    amountUnit: amountUnit as AmountUnit, // the table knows no other
    timeZone: timeZone as TimeZone, // only this list is ever saved
  };
}

/** `allowedCidrs.3` is the fourth line of the one field there is. */
function onList(fields: AppError['fields']): AppError['fields'] {
  return Object.fromEntries(Object.entries(fields).map(([name, codes]) => [name.split('.')[0] ?? name, codes]));
}

function Contract({ settings }: { settings: OwnOrganisationFragment }) {
  const t = useText(organisationText);
  const typeName = useWords(typeText);
  const moduleName = useWords(moduleNames);
  const packageName = useWords(packageText);
  const { ref, category, modules, packages, hasSso, ssoCertificates, brand } = settings;
  return (
    <Panel title={t('contract')} subtitle={t('contractHint')}>
      <dl className={s.facts}>
        <dt>{t('ref')}</dt>
        <dd>{ref}</dd>
        <dt>{t('category')}</dt>
        <dd>{typeName(category)}</dd>
        <dt>{t('modules')}</dt>
        <dd>
          <Tags names={modules.map(moduleName)} />
        </dd>
        <dt>{t('packages')}</dt>
        <dd>
          <Tags names={packages.map(({ type }) => packageName(type))} />
        </dd>
        <dt>{t('sso')}</dt>
        <dd>{hasSso ? t('yes') : t('no')}</dd>
        {ssoCertificates.length > 0 && (
          <>
            <dt>{t('certificates')}</dt>
            <dd>
              <Certificates certificates={ssoCertificates} advice="tellSupport" />
            </dd>
          </>
        )}
        <dt>{t('branding')}</dt>
        <dd>{brand ? <BrandSwatch {...brand} /> : t('no')}</dd>
      </dl>
    </Panel>
  );
}

function BrandSwatch({ name, colour }: { name: string; colour: string }) {
  return (
    <span className={s.tags}>
      <Swatch color={colour} /> {name} <span className="num">{colour}</span>
    </span>
  );
}

function Tags({ names }: { names: readonly string[] }) {
  const t = useText(organisationText);
  if (names.length === 0) return t('none');
  return (
    <span className={s.tags}>
      {names.map(name => (
        <Tag key={name}>{name}</Tag>
      ))}
    </span>
  );
}
