import { environments } from '@hakaru/contract/limits';
import { ChevronDown } from 'lucide-react';
import { useSite } from '#features/site/public';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { Menu, MenuItem } from '#ui/menu';
import { onEnvironment } from './copy-url';
import { superText } from './text';

/** The same page in another environment, where its address is configured. */
export function EnvironmentSwitch() {
  const t = useText(superText);
  const site = useSite();
  const target = (
    <Button kind="subtle">
      {t('environment')}: {site.environment}
      <ChevronDown size={13} aria-hidden="true" />
    </Button>
  );
  return (
    <Menu target={target}>
      {environments.map(name => {
        const address = onEnvironment(location.href, site.environments[name]);
        const isHere = name === site.environment;
        return (
          <MenuItem key={name} disabled={isHere || address === null} onClick={() => location.assign(address ?? location.href)}>
            {isHere || address ? name : t('noAddress', { name })}
          </MenuItem>
        );
      })}
    </Menu>
  );
}
