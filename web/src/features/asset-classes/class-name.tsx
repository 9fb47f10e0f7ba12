import { classColour, knownSearch, useArea, useBook, type BookEntity } from '#features/figures/public';
import { useLanguage } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { Swatch } from '#ui/tag';

/** The name of a class, with its colour; it leads to the class's own page. */
export function ClassName({ entity }: { entity: BookEntity }) {
  const language = useLanguage();
  const role = useArea();
  const { data: book } = useBook();
  const held = book?.classes.find(({ entityId }) => entityId === entity.id);
  if (!held) return <>{entity.name[language]}</>;
  return (
    <>
      <Swatch color={classColour(held, book?.classes ?? [])} />
      <AppLink quiet to="/$role/assetClasses/$assetClassId" params={{ role, assetClassId: held.id }} search={knownSearch}>
        {entity.name[language]}
      </AppLink>
    </>
  );
}
