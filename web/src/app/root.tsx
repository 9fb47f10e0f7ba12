import { Outlet, useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useLanguage, useText } from '#platform/text';
import { appText } from './text';

/** Wraps every page and sets the document's title. */
export function Root() {
  useDocumentTitle();
  return <Outlet />;
}

function useDocumentTitle(): void {
  const language = useLanguage();
  const t = useText(appText);
  const title = useMatches({ select: matches => matches.findLast(match => match.staticData.title)?.staticData.title?.[language] });
  const whole = title ? `${title} · ${t('product')}` : t('product');
  useEffect(() => {
    document.title = whole;
  }, [whole]);
}
