import type { CorporationRole } from '@hakaru/contract/corporations';
import { useText } from '#platform/text';
import { Tag } from '#ui/tag';
import s from './corporations.module.css';
import { corporationRoleText } from './text';

export function RoleTags({ roles }: { roles: readonly CorporationRole[] }) {
  const roleOf = useText(corporationRoleText);
  return (
    <span className={s.tags}>
      {roles.map(role => (
        <Tag key={role}>{roleOf(role)}</Tag>
      ))}
    </span>
  );
}
