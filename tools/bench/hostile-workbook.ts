import { zip } from '@hakaru/workbook/zip';

const DEPTH = 800_000;

/** A workbook of 8 KB whose only sheet is deeply nested elements. */
export async function hostileFile(): Promise<Buffer> {
  const parts: Record<string, string> = {
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="Data" r:id="a"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Id="a" Type="x/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': '<a>'.repeat(DEPTH) + '</a>'.repeat(DEPTH),
  };
  return Buffer.from(await zip(Object.entries(parts).map(([path, content]) => ({ path, text: [content] }))));
}
