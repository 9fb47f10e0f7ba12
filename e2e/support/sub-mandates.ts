import { askAs } from '#support/ask';

/** The address of the sub-mandates of a mandate that has some. */
export async function subMandatesOfOwner(): Promise<string> {
  const { me } = await askAs<{ me: { organisation: { assets: { id: string; type: string }[] } } }>(
    'hoshiAdmin',
    '{ me { organisation { assets { id type } } } }',
  );
  const asset = me.organisation.assets.find(({ type }) => type === 'portfolio')?.id ?? '';
  const { book } = await askAs<{ book: { entities: { type: string; parentId: string | null }[] } }>(
    'hoshiAdmin',
    'query ($id: ID!) { book(assetId: $id) { entities { type parentId } } }',
    { id: asset },
  );
  const parent = book.entities.find(({ type }) => type === 'subMandate')?.parentId;
  return `/owner/mandates/${parent}/subMandates`;
}
