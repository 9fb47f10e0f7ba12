import { AppError } from '@hakaru/contract/errors';
import { organisationPackages } from '@hakaru/contract/organisations';
import { Select } from '@mantine/core';
import { useState } from 'react';
import { packageText } from '#features/organisations/public';
import { ask } from '#platform/api';
import { useText, useWords } from '#platform/text';
import { Button } from '#ui/button';
import { confirm } from '#ui/confirm';
import { Panel } from '#ui/panel';
import { toast } from '#ui/toast-queue';
import type { Holder } from './comparison';
import { SetPackageOfManyDocument } from './organisation-packages.gen';
import s from './organisation-packages.module.css';
import { packagesText } from './text';
import { useRefresh } from './use-refresh';

/** Sets one package for every ticked organisation: for all of them or, when one was changed meanwhile, for none. */
export function ManyPanel({ holders, onClear }: { holders: readonly Holder[]; onClear: () => void }) {
  const t = useText(packagesText);
  const packageName = useWords(packageText);
  const refresh = useRefresh();
  const [type, setType] = useState<string>(organisationPackages[0]);
  const organisations = holders.map(({ id, version }) => ({ id, version }));
  const n = holders.length;
  const named = { type: packageName(type), n };
  const send = async (held: boolean) => {
    try {
      await ask(SetPackageOfManyDocument, { type, held, organisations }, undefined, 'admin');
      toast(held ? t('grantedMany', named) : t('revokedMany', named));
    } catch (error) {
      toast(error instanceof AppError && error.refusal === 'conflict' ? t('conflictMany') : t('error'), { tone: 'error' });
    }
    await refresh();
  };
  const revoke = () =>
    confirm({
      title: t('revokeManyAsk', named),
      body: t('revokeBody'),
      confirmLabel: t('revoke'),
      danger: true,
      action: () => send(false),
    });
  return (
    <Panel title={t('selected', { n })} subtitle={holders.map(({ ref }) => ref).join(', ')}>
      <div className={s.many}>
        <Select
          aria-label={t('package')}
          data={organisationPackages.map(value => ({ value, label: packageName(value) }))}
          value={type}
          onChange={chosen => chosen && setType(chosen)}
          w={200}
          size="xs"
        />
        <Button kind="primary" onClick={() => void send(true)}>
          {t('grantAll')}
        </Button>
        <Button onClick={() => void revoke()}>{t('revokeAll')}</Button>
        <Button kind="subtle" onClick={onClear}>
          {t('clear')}
        </Button>
      </div>
    </Panel>
  );
}
