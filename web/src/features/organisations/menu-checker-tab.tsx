import { Checkbox, Select } from '@mantine/core';
import { CATEGORY_OF, areaOf, assetTypes, organisationTypes, userPackages, type AssetType } from '@hakaru/contract/organisations';
import type { Visitor } from '@hakaru/contract/navigation';
import { useState } from 'react';
import { menuText, type MenuWord } from '#features/menus/public';
import { useOrganisationPeople } from '#features/platform-users/public';
import { ArrangedTable } from '#features/saved-views/public';
import { useText, useWords } from '#platform/text';
import type { TableColumn } from '#ui/data-table';
import { Panel } from '#ui/panel';
import { joined } from '#ui/table-value';
import { Tag } from '#ui/tag';
import { userPackageText } from '#ui/user-package-text';
import { checkerText } from './access-text';
import { menuVerdicts, type MenuVerdict } from './menu-reasons';
import s from './organisations.module.css';
import type { OrganisationDetailFragment } from './organisations.gen';
import { moduleNames, packageText, typeText } from './text';

const ANYBODY = '';

/** For support: names the module, package or rule that a user lacks for a missing menu item. */
export function MenuCheckerTab({ organisation }: { organisation: OrganisationDetailFragment }) {
  const t = useText(checkerText);
  const people = useOrganisationPeople(organisation.id);
  const [personId, setPersonId] = useState(ANYBODY);
  const [held, setHeld] = useState<readonly string[]>([]);
  const [assetType, setAssetType] = useState<AssetType>('portfolio');
  const person = people.find(({ id }) => id === personId);
  const visitor = visitorOf(organisation, {
    assetType,
    superuser: person?.superuser ?? false,
    userPackages: person ? person.packages.map(({ type }) => type) : held,
  });
  const verdicts = menuVerdicts(visitor);
  const summary = t('summary', { shown: verdicts.filter(({ miss }) => miss === null).length, all: verdicts.length });
  return (
    <div className={s.stack}>
      <Panel title={t('title')} subtitle={t('lead')}>
        <div className={s.row}>
          <Select
            label={t('who')}
            w={320}
            searchable
            allowDeselect={false}
            data={[
              { value: ANYBODY, label: t('anybody') },
              ...people.map(({ id, name, email }) => ({ value: id, label: `${name} (${email})` })),
            ]}
            value={personId}
            onChange={next => setPersonId(next ?? ANYBODY)}
          />
          <Select
            label={t('assetType')}
            w={180}
            allowDeselect={false}
            data={assetTypes.map(value => ({ value, label: t(value) }))}
            value={assetType}
            onChange={next => setAssetType(next === 'benchmark' ? 'benchmark' : 'portfolio')}
          />
          {!person && <PackageChoice held={held} onChange={setHeld} />}
        </div>
      </Panel>
      <Panel title={t('items')} subtitle={summary} flush>
        <VerdictTable verdicts={verdicts} visitor={visitor} />
      </Panel>
    </div>
  );
}

function PackageChoice({ held, onChange }: { held: readonly string[]; onChange: (held: readonly string[]) => void }) {
  const t = useText(checkerText);
  const packageName = useText(userPackageText);
  return (
    <div role="group" aria-label={t('userPackages')} className={s.choice}>
      {userPackages.map(type => (
        <Checkbox
          key={type}
          label={packageName(type)}
          checked={held.includes(type)}
          onChange={event => onChange(event.currentTarget.checked ? [...held, type] : held.filter(one => one !== type))}
        />
      ))}
    </div>
  );
}

function VerdictTable({ verdicts, visitor }: { verdicts: readonly MenuVerdict[]; visitor: Visitor }) {
  const t = useText(checkerText);
  const word = useText(menuText);
  const reason = useReason(visitor);
  const columns: TableColumn<MenuVerdict>[] = [
    {
      id: 'item',
      header: t('item'),
      value: ({ item }) => joined(word(item.id as MenuWord), item.group === 'mobile' ? t('mobile') : null), // the server sends no other
      node: ({ item }) => (
        <span className={s.headline}>
          {word(item.id as MenuWord) /* a test checks that every menu item has a text */}
          {item.group === 'mobile' && <Tag>{t('mobile')}</Tag>}
        </span>
      ),
    },
    { id: 'path', header: t('path'), value: ({ path }) => path },
    {
      id: 'state',
      priority: 1,
      header: t('state'),
      value: ({ miss }) => (miss === null ? t('shown') : t('hidden')),
      node: ({ miss }) => <Shown isShown={miss === null} />,
    },
    { id: 'reason', priority: 2, header: t('reason'), value: reason },
  ];
  return (
    <ArrangedTable
      screen="menu-checker"
      caption={t('title')}
      columns={columns}
      rows={verdicts}
      rowId={({ item }) => item.id}
      emphasis={({ miss }) => (miss === null ? undefined : 'quiet')}
    />
  );
}

function Shown({ isShown }: { isShown: boolean }) {
  const t = useText(checkerText);
  return <Tag tone={isShown ? 'ok' : 'quiet'}>{isShown ? t('shown') : t('hidden')}</Tag>;
}

function useReason(visitor: Visitor): (verdict: MenuVerdict) => string {
  const t = useText(checkerText);
  const types = useText(typeText);
  const moduleName = useWords(moduleNames);
  const packageName = useWords(packageText);
  const userPackageName = useWords(userPackageText);
  return ({ item: { gate, areas = [], assetType = 'portfolio' }, miss }) => {
    if (miss === null) return t('open');
    if (miss === 'area') return t('area', { areas: areas.join(', '), area: areaOf(visitor.category) });
    if (miss === 'assetType') return t('assetTypeMiss', { type: t(assetType) });
    if (miss === 'category') return t('category', { names: (gate.categories ?? []).map(name => types(name)).join(', ') });
    if (miss === 'module') return t('module', { names: (gate.modules ?? []).map(moduleName).join(', ') });
    if (miss === 'organisationPackage')
      return t('organisationPackage', { names: (gate.organisationPackages ?? []).map(packageName).join(', ') });
    return miss === 'userPackage' ? t('userPackage', { names: (gate.userPackages ?? []).map(userPackageName).join(', ') }) : t('superuser');
  };
}

type PersonFacts = Pick<Visitor, 'assetType' | 'superuser' | 'userPackages'>;

/** No item depends on the role, so an ordinary user's stands for all. */
function visitorOf({ type, modules, packages }: OrganisationDetailFragment, facts: PersonFacts): Visitor {
  const known = organisationTypes.find(name => name === type) ?? 'others';
  return { ...facts, role: 'user', category: CATEGORY_OF[known], modules, organisationPackages: packages.map(one => one.type) };
}
