import * as z from 'zod/mini';
import { breakdownTypes, timeDimensions, valueTypes } from './data-points';
import { documentTypes } from './enumerations';
import { name } from './fields';

/** A table field of documents of one type (decisions G32). */
export const documentTypeFieldInput = z.strictObject({
  documentType: z.enum(documentTypes, 'invalid'),
  tableName: name,
  fieldName: name,
  fieldNameJp: name,
  valueType: z.enum(valueTypes, 'invalid'),
  breakdownType: z.enum(breakdownTypes, 'invalid'),
  timeDimension: z.enum(timeDimensions, 'invalid'),
});
export type DocumentTypeFieldInput = z.infer<typeof documentTypeFieldInput>;
