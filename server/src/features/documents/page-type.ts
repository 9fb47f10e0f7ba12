import { builder } from '#platform/graphql';
import type { PageRow } from './pages-store';

export const DocumentPageText = builder.objectRef<PageRow>('DocumentPageText').implement({
  description:
    'One page as it was read. Boxes are six numbers a word: where it begins in the text, its length, and x, y, width and height in points.',
  fields: t => ({
    page: t.exposeInt('page'),
    width: t.exposeFloat('width'),
    height: t.exposeFloat('height'),
    text: t.exposeString('text'),
    boxes: t.exposeFloatList('boxes'),
  }),
});
