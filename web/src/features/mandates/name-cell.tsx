import { classColour, keepKnown, type BookIndex } from '#features/figures/public';
import { CommentMark } from '#features/comments/public';
import { useLanguage } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { Swatch } from '#ui/tag';
import type { MandateRow } from './mandate-rows';
import s from './mandates.module.css';
import { useArea } from './use-area';

export function NameCell({ row: { kind, entity, assetClass }, classes }: { row: MandateRow; classes: BookIndex['book']['classes'] }) {
  const language = useLanguage();
  const role = useArea();
  const name = entity.name[language];
  if (kind === 'class') {
    return (
      <span className={s.className}>
        <Swatch color={classColour(assetClass, classes)} />
        {name}
      </span>
    );
  }
  return (
    <>
      <CommentMark kind="mandate" subject={entity.id} />
      <AppLink quiet to="/$role/mandates/$mandateId" params={{ role, mandateId: entity.id }} search={keepKnown} title={name}>
        {name}
      </AppLink>
    </>
  );
}
