// @vitest-environment jsdom
import { day } from '@hakaru/contract/fields';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { setLanguage } from '#platform/text';
import { prepareDom } from '#ui/testing/prepare-dom';
import { UiRoot } from '#ui/ui-root';
import { DateField } from './date-field';
import { read, write } from './field-path';
import { Form } from './form';
import { NumberField } from './number-field';
import { listed, SelectField } from './select-field';
import { CheckField } from './text-fields';
import { useForm } from './use-form';

prepareDom();
beforeEach(() => setLanguage('en'));
afterEach(cleanup);

const rules = z.object({ day, weight: z.string().check(z.regex(/^-?\d+(\.\d+)?$/, 'number')), bank: z.string(), agreed: z.boolean() });

function Fields() {
  const form = useForm(rules, { day: '', weight: '', bank: '', agreed: false });
  return (
    <Form form={form} onSubmit={async () => undefined}>
      <DateField {...form.field('day')} label="Day" />
      <NumberField {...form.field('weight')} label="Weight" />
      <SelectField {...form.field('bank')} label="Bank" options={[]} optionsError="the list could not be read" />
      <CheckField {...form.field('agreed')} label="Agreed" />
      <output>{JSON.stringify(form.values)}</output>
    </Form>
  );
}

const show = () =>
  render(
    <UiRoot still>
      <Fields />
    </UiRoot>,
  );
const held = (): unknown => JSON.parse(screen.getByRole('status').textContent ?? '');
const input = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label });
const type = (label: string, value: string) => fireEvent.change(input(label), { target: { value } });

test('8.047 a day that is none says "Incorrect date format"; a good one is held as yyyy-MM-dd and shown as yyyy/MM/dd', () => {
  show();
  type('Day', '2026/13/01');
  fireEvent.blur(input('Day'));
  expect(screen.getByText('Incorrect date format')).toBeTruthy();
  type('Day', '２０２６年９月３日');
  fireEvent.blur(input('Day'));
  expect([held(), input('Day').value]).toEqual([expect.objectContaining({ day: '2026-09-03' }), '2026/09/03']);
  expect(screen.queryByText('Incorrect date format')).toBeNull();
});

test('full-width digits are left alone while typing and plain after leaving', () => {
  show();
  type('Weight', '１２．５');
  expect(input('Weight').value).toBe('１２．５');
  fireEvent.blur(input('Weight'));
  expect([input('Weight').value, held()]).toEqual(['12.5', expect.objectContaining({ weight: '12.5' })]);
});

test('8.053 options that failed to load are one disabled "-- Error: …"', async () => {
  show();
  fireEvent.click(screen.getByLabelText('Bank', { selector: 'input' }));
  const option = await screen.findByRole('option', { name: '-- Error: the list could not be read', hidden: true });
  expect(option.getAttribute('data-combobox-disabled')).toBe('true');
});

test('8.053 one option that failed is marked and cannot be chosen, the others can', () => {
  const failed = (reason: string) => `-- Error: ${reason}`;
  const options = [
    { value: 'a', label: 'Kaede' },
    { value: 'b', label: 'Minato', error: 'closed' },
  ];
  expect(listed({ options, failed })).toEqual([
    { value: 'a', label: 'Kaede', disabled: false },
    { value: 'b', label: '-- Error: closed', disabled: true },
  ]);
});

test('a box is ticked', () => {
  show();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Agreed' }));
  expect(held()).toMatchObject({ agreed: true });
});

test('paths reach into lists and leave the rest untouched', () => {
  const values = { options: [{ weight: '1' }, { weight: '2' }], name: { en: 'a' } };
  const next = write(values, 'options.1.weight', '9');
  expect([
    read(next, 'options.1.weight'),
    read(next, 'options.7.weight'),
    next.options[0] === values.options[0],
    next.name === values.name,
  ]).toEqual(['9', undefined, true, true]);
});
