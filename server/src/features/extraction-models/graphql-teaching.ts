import { DOCUMENTS_GATE } from '@hakaru/contract/gates';
import { invalid } from '@hakaru/contract/errors';
import type { FieldMapping } from '@hakaru/contract/extraction';
import { MEMBER, type Access } from '#platform/access';
import { signedIn } from '#platform/context';
import { CaptionSideEnum, ExpectedSignEnum, SignHandlingEnum, UnitPlaceEnum } from '#platform/enumerations/documents';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { ExtractedType } from './graphql';
import type { Pointed } from './teaching/pointed-text';
import { teach, type Teaching } from './teaching/teach';

const READER: Access = { ...MEMBER, gate: DOCUMENTS_GATE };

const TaughtMapping = builder.objectRef<FieldMapping>('TaughtFieldMapping').implement({
  fields: t => ({
    dataPointId: t.exposeID('dataPointId'),
    kind: t.exposeInt('kind'),
    pattern: t.exposeString('pattern', { nullable: true }),
    prompt: t.exposeString('prompt', { nullable: true }),
    factor: t.exposeString('factor', { nullable: true }),
    signHandling: t.expose('signHandling', { type: SignHandlingEnum }),
    expectedSign: t.expose('expectedSign', { type: ExpectedSignEnum }),
  }),
});

const TeachingType = builder.objectRef<Teaching>('ExtractionTeaching').implement({
  description: 'What stands at a place of a page, and mappings that would read it.',
  fields: t => ({
    pointed: t.exposeString('pointed'),
    box: t.floatList({ resolve: ({ box }) => (box ? [box.x, box.y, box.width, box.height] : []) }),
    label: t.exposeString('label', { nullable: true }),
    side: t.expose('side', { type: CaptionSideEnum, nullable: true, description: 'left or above' }),
    unit: t.exposeString('unit'),
    unitPlace: t.expose('unitPlace', { type: UnitPlaceEnum, description: 'none, beside the number, or once on the page' }),
    dataPointId: t.exposeID('dataPointId', { nullable: true }),
    mappings: t.expose('mappings', { type: [TaughtMapping] }),
    reads: t.expose('reads', { type: ExtractedType, nullable: true }),
    isExact: t.exposeBoolean('isExact', { description: 'The mappings read the very place that was pointed at.' }),
  }),
});

builder.queryFields(t => ({
  teachExtraction: t.field({
    access: READER,
    type: TeachingType,
    args: {
      documentId: t.arg.id({ required: true }),
      page: t.arg.int({ required: true }),
      documentType: t.arg.string({ required: true }),
      dataPointId: t.arg.id({ description: 'Without one it is guessed from the label.' }),
      box: t.arg.floatList({ description: 'x, y, width and height in points.' }),
      at: t.arg.int({ description: 'Instead of a box: where the first word begins in the page’s text.' }),
      words: t.arg.int({ description: 'How many words, with `at`.' }),
    },
    resolve: (_, { documentId, page, documentType, dataPointId, ...place }, ctx) =>
      teach(signedIn(ctx), {
        documentId: idOf(documentId),
        page,
        documentType,
        dataPointId: dataPointId ? idOf(dataPointId) : null,
        pointed: pointedOf(place),
      }),
  }),
}));

const MOST_WORDS = 30;

type Place = { box?: number[] | null | undefined; at?: number | null | undefined; words?: number | null | undefined };

function pointedOf({ box, at, words }: Place): Pointed {
  if (at != null) return { at, words: Math.min(MOST_WORDS, Math.max(1, words ?? 1)) };
  const [x, y, width, height, ...more] = box ?? [];
  if (x === undefined || y === undefined || width === undefined || height === undefined || more.length > 0) throw invalid('box', 'invalid');
  return { x, y, width, height };
}
