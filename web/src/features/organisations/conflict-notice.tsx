import { changesOf, fieldText } from '#features/audit/public';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { Notice } from '#ui/notice';
import s from './organisations.module.css';
import type { OrganisationDetailFragment } from './organisations.gen';
import { conflictText } from './text';
import type { useChange } from './use-change';

/** Somebody saved first: what they wrote beside what is entered here, and the choice between them. */
export function ConflictNotice({ editing }: { editing: ReturnType<typeof useChange> }) {
  const t = useText(conflictText);
  const { conflict, save, takeTheirs } = editing;
  if (!conflict) return null;
  const { latest, mine } = conflict;
  const { oidc: _, ...shown } = mine; // holds a secret
  const differing = changesOf(pick(latest, Object.keys(shown)), shown);
  return (
    <Notice tone="warn">
      <div className={s.conflict}>
        <span>
          {t('title')} {differing.length === 0 && t('elsewhere')}
        </span>
        {differing.length > 0 && <Differences differing={differing} />}
        <div className={s.buttons}>
          <Button onClick={() => void save(mine, latest.version).catch(() => undefined)}>{t('keepMine')}</Button>
          <Button onClick={() => takeTheirs(latest)}>{t('takeTheirs')}</Button>
        </div>
      </div>
    </Notice>
  );
}

function Differences({ differing }: { differing: ReturnType<typeof changesOf> }) {
  const t = useText(conflictText);
  const field = useText(fieldText);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('field')}</th>
          <th scope="col">{t('theirs')}</th>
          <th scope="col">{t('yours')}</th>
        </tr>
      </thead>
      <tbody>
        {differing.map(({ field: name, before, after }) => (
          <tr key={name}>
            <th scope="row">{Object.hasOwn(fieldText, name) ? field(name as keyof typeof fieldText) /* asked by its own keys */ : name}</th>
            <td>{before || t('nothing')}</td>
            <td>{after || t('nothing')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function pick(organisation: OrganisationDetailFragment, fields: readonly string[]): object {
  const packages = organisation.packages.map(({ type }) => type);
  return Object.fromEntries(Object.entries({ ...organisation, packages }).filter(([name]) => fields.includes(name)));
}
