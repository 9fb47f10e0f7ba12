import { useState } from 'react';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { confirm } from '#ui/confirm';
import { Panel } from '#ui/panel';
import { Segmented } from '#ui/tabs';
import { ConflictNotice } from './conflict-notice';
import { useNameOf } from './names';
import { OidcForm } from './oidc-form';
import { methodText } from './oidc-text';
import s from './organisations.module.css';
import type { OrganisationDetailFragment } from './organisations.gen';
import { SamlForm } from './saml-form';
import { ssoText } from './sso-text';
import { useChange } from './use-change';

/** How users marked for single sign-on log in: one of two ways. */
export function SsoPanel({ organisation }: { organisation: OrganisationDetailFragment }) {
  const t = useText(ssoText);
  const methods = useText(methodText);
  const nameOf = useNameOf();
  const editing = useChange(organisation);
  const { sso } = organisation;
  const [method, setMethod] = useState<'saml' | 'oidc'>(sso?.provider === 'oidc' ? 'oidc' : 'saml');
  const remove = () =>
    confirm({
      title: t('ssoOffAsk', { name: nameOf(organisation) }),
      body: t('ssoOffBody'),
      confirmLabel: t('ssoOff'),
      danger: true,
      action: () => editing.save({ sso: null }),
    });
  const choices = (['saml', 'oidc'] as const).map(value => ({ value, label: methods(value) }));
  return (
    <Panel title={t('sso')} subtitle={t('ssoHint')} tools={sso && <Button onClick={() => void remove()}>{t('ssoOff')}</Button>}>
      <div className={s.stack}>
        <ConflictNotice editing={editing} />
        <div className={s.buttons}>
          <Segmented label={methods('method')} value={method} onChange={setMethod} items={choices} />
        </div>
        {method === 'saml' ? <SamlForm sso={sso} editing={editing} /> : <OidcForm sso={sso} editing={editing} />}
      </div>
    </Panel>
  );
}
