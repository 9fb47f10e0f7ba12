import { builder } from '#platform/graphql';
import type { PageRow, ScannablePageRow } from './pages-store';

export const DocumentPageText = builder.objectRef<PageRow | ScannablePageRow>('DocumentPageText').implement({
  description:
    'One page as it was read. Boxes are six numbers a word: where it begins in the text, its length, and x, y, width and height in points.',
  fields: t => ({
    page: t.exposeInt('page'),
    width: t.exposeFloat('width'),
    height: t.exposeFloat('height'),
    text: t.exposeString('text'),
    boxes: t.exposeFloatList('boxes'),
    ocr: t.string({
      nullable: true,
      description: 'How the page’s picture was read, for a page without words: waiting, read or refused.',
      resolve: page => ('ocr' in page ? page.ocr : null),
    }),
    ocrCode: t.string({ nullable: true, resolve: page => ('ocrCode' in page ? page.ocrCode : null) }),
  }),
});
