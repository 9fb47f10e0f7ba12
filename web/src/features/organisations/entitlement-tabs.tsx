import { Checkbox } from '@mantine/core';
import { organisationInput } from '@hakaru/contract/organisation-settings';
import { CATEGORY_OF, modules, organisationPackages, organisationTypes } from '@hakaru/contract/organisations';
import * as z from 'zod/mini';
import { useText } from '#platform/text';
import { Form } from '#ui/form/form';
import { useForm } from '#ui/form/use-form';
import { Panel } from '#ui/panel';
import { ConflictNotice } from './conflict-notice';
import { MismatchNotice } from './mismatch-notice';
import s from './organisations.module.css';
import type { OrganisationDetailFragment } from './organisations.gen';
import { moduleNames, moduleText, organisationsText, packageText, tabText } from './text';
import { useChange } from './use-change';

const moduleRules = z.pick(organisationInput, { modules: true });

export function ModulesTab({ organisation }: { organisation: OrganisationDetailFragment }) {
  const t = useText(organisationsText);
  const tabs = useText(tabText);
  const nameOf = useText(moduleNames);
  const opens = useText(moduleText);
  const editing = useChange(organisation);
  const form = useForm(moduleRules, { modules: modules.filter(name => organisation.modules.includes(name)) });
  const type = organisationTypes.find(name => name === organisation.type) ?? 'others';
  return (
    <Panel title={tabs('modules')}>
      <div className={s.stack}>
        <ConflictNotice editing={editing} />
        <MismatchNotice category={CATEGORY_OF[type]} modules={form.values.modules} />
        <Form form={form} submitLabel={t('save')} onSubmit={values => editing.save(values)}>
          <CheckList
            label={tabs('modules')}
            options={modules.map(name => ({ name, label: nameOf(name), description: opens(name) }))}
            chosen={form.values.modules}
            onChange={next => form.setValue('modules', next)}
          />
        </Form>
      </div>
    </Panel>
  );
}

const packageRules = z.pick(organisationInput, { packages: true });

export function PackagesTab({ organisation }: { organisation: OrganisationDetailFragment }) {
  const t = useText(organisationsText);
  const tabs = useText(tabText);
  const words = useText(packageText);
  const editing = useChange(organisation);
  const held = organisation.packages.map(({ type }) => type);
  const form = useForm(packageRules, { packages: organisationPackages.filter(name => held.includes(name)) });
  return (
    <Panel title={tabs('packages')}>
      <div className={s.stack}>
        <ConflictNotice editing={editing} />
        <Form form={form} submitLabel={t('save')} onSubmit={values => editing.save(values)}>
          <CheckList
            label={tabs('packages')}
            options={organisationPackages.map(name => ({ name, label: words(name) }))}
            chosen={form.values.packages}
            onChange={next => form.setValue('packages', next)}
          />
        </Form>
      </div>
    </Panel>
  );
}

type CheckListProps = {
  label: string;
  options: readonly { name: string; label: string; description?: string }[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

/** Keeps the order of the options, so that the same choice is always the same list. */
function CheckList({ label, options, chosen, onChange }: CheckListProps) {
  const toggle = (name: string, isOn: boolean) =>
    onChange(options.map(option => option.name).filter(one => (one === name ? isOn : chosen.includes(one))));
  return (
    <fieldset className={s.checks} aria-label={label}>
      {options.map(({ name, label, description }) => (
        <Checkbox
          key={name}
          label={label}
          description={description}
          checked={chosen.includes(name)}
          onChange={event => toggle(name, event.currentTarget.checked)}
        />
      ))}
    </fieldset>
  );
}
