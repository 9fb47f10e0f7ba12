import { classColour, knownSearch, useArea, useBook, type BookEntity } from '#features/figures/public';
import { useLanguage } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { Swatch } from '#ui/tag';

/** The name of a row in the reader's language; a class has its colour and leads to its own page. */
export function AccountName({ entity }: { entity: BookEntity }) {
  const language = useLanguage();
  const role = useArea();
  const { data: book } = useBook();
  const held = book?.classes.find(({ entityId }) => entityId === entity.id);
  const name = entity.name[language];
  if (!held) return entity.id === book?.rootId ? <strong>{name}</strong> : <>{name}</>;
  return (
    <>
      <Swatch color={classColour(held, book?.classes ?? [])} />
      <AppLink quiet to="/$role/assetClasses/$assetClassId" params={{ role, assetClassId: held.id }} search={knownSearch}>
        {name}
      </AppLink>
    </>
  );
}
