import { notFound, useNavigate, useParams } from '@tanstack/react-router';
import { FavouriteStar } from '#features/favourites/public';
import { BookPage, keepKnown, useArea, useBook, type Book, type BookEntity } from '#features/figures/public';
import { ChosenAsOf } from '#features/private-assets/public';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { FundHeadlines } from './fund-headlines';
import { FundTabs, fundTabs, type FundTab } from './fund-tabs';
import { SheetMenu } from './sheet-menu';
import { fundsText } from './text';
import { fundsTitles } from './title-text';

/** One private fund of the asset on screen: notices, statements, companies, documents, terms and notes. */
export function PrivateFundPage() {
  return (
    <ChosenAsOf>
      <PrivateFund />
    </ChosenAsOf>
  );
}

const fundIn = ({ entities }: Book, fundId: string): BookEntity | undefined =>
  entities.find(({ id, type }) => id === fundId && type === 'subMandate');

function PrivateFund() {
  const t = useText(fundsText);
  const titles = useText(fundsTitles);
  const language = useLanguage();
  const role = useArea();
  const navigate = useNavigate();
  const { fundId = '', tab: named = 'ledger' } = useParams({ strict: false });
  const tab = fundTabs.find(name => name === named);
  const { data: book } = useBook();
  const entity = book && fundIn(book, fundId);
  if (!tab) throw notFound();
  const go = (next: FundTab) => {
    const place = { search: keepKnown, resetScroll: false };
    void (next === 'ledger'
      ? navigate({ to: '/$role/privateEquity/$fundId', params: { role, fundId }, ...place })
      : navigate({ to: '/$role/privateEquity/$fundId/$tab', params: { role, fundId, tab: next }, ...place }));
  };
  return (
    <BookPage
      title={entity?.name[language] ?? titles('fund')}
      context={() => (
        <>
          {entity?.ref} ·{' '}
          <AppLink to="/$role/privateEquity" params={{ role }} search={keepKnown}>
            {t('all')}
          </AppLink>
        </>
      )}
      {...(entity
        ? {
            actions: (
              <>
                <FavouriteStar kind="fund" id={entity.id} />
                <SheetMenu fundId={entity.id} name={entity.ref} />
              </>
            ),
          }
        : {})}
    >
      {view => {
        const found = fundIn(view.index.book, fundId);
        if (!found) throw notFound();
        return (
          <>
            <FundHeadlines entity={found} base={view.index.book.baseCurrency} />
            <FundTabs key={found.id} entity={found} tab={tab} onTab={go} />
          </>
        );
      }}
    </BookPage>
  );
}
