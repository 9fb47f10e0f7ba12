import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AppLink } from '#ui/app-link';
import type { BookView } from './book-page';
import { useArea } from './use-area';
import { knownSearch } from './known-search';

/** Links to a class's page, by its entity: around its name, and on a click on its bar. */
export function useClassLink({ index }: BookView): {
  link: (entityId: string, content: ReactNode) => ReactNode;
  open: (entityId: string) => void;
} {
  const role = useArea();
  const navigate = useNavigate();
  const to = '/$role/assetClasses/$assetClassId';
  const paramsOf = (entityId: string) => {
    const found = index.book.classes.find(one => one.entityId === entityId);
    return found && { role, assetClassId: found.id };
  };
  return {
    link: (entityId, content) => {
      const params = paramsOf(entityId);
      return params ? (
        <AppLink quiet to={to} params={params} search={knownSearch}>
          {content}
        </AppLink>
      ) : (
        content
      );
    },
    open: entityId => {
      const params = paramsOf(entityId);
      if (params) void navigate({ to, params, search: knownSearch });
    },
  };
}
