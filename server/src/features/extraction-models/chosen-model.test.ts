import { expect, test } from 'vitest';
import { chosenModel } from './jobs';

const model = (name: string, layout: string | null) => ({
  id: name,
  version: 1,
  name,
  documentType: 'PA_CONTRIBUTION' as const,
  layout,
  mappings: [],
});
const MODELS = [model('any', null), model('redfern', 'レッドファーン・プライベート・キャピタル'), model('marks', '※')];
const chosen = (text: string, sureness?: number) =>
  chosenModel(MODELS, 'PA_CONTRIBUTION', [{ text, words: [sureness === undefined ? {} : { sureness }] }])?.name;

test('the words of a layout are known on a scan though dust stands among them, and in a file only as they are', () => {
  expect(chosen('レッドファーン・プライベート・キャピタル')).toBe('redfern');
  expect(chosen('レッドファーン*・プライベート ・キャピタル', 88)).toBe('redfern');
  expect(chosen('レッドファーン*・プライベート ・キャピタル')).toBe('any');
  expect(chosen('レッドファン・プライベート・キャピタル', 88)).toBe('any'); // the name differs by one character
  expect(chosen('no mark here', 88)).toBe('any'); // a layout without letters or digits is compared literally
  expect(chosenModel(MODELS, 'MMR_DOC', [])).toBeUndefined();
});
