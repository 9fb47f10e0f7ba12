// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { setLanguage } from '#platform/text';
import { prepareDom } from '#ui/testing/prepare-dom';
import { UiRoot } from '#ui/ui-root';
import { SplitEditor, type SplitLine } from './split-editor';

prepareDom();
beforeEach(() => setLanguage('en'));
afterEach(cleanup);

function Editor({ percents }: { percents: readonly (string | null)[] }) {
  const [lines, setLines] = useState<SplitLine[]>(() => percents.map((percent, at) => ({ id: `row${at}`, label: `Part ${at}`, percent })));
  return (
    <UiRoot still>
      <SplitEditor label="Split" lines={lines} onChange={setLines} />
    </UiRoot>
  );
}

const type = (at: number, text: string) => fireEvent.change(screen.getByLabelText(`Target of Part ${at}`), { target: { value: text } });
const whole = () => screen.getByRole('alert').textContent;

test('5.028 a target outside 0 to 100 says so on its own row', () => {
  render(<Editor percents={['50', '50']} />);
  for (const wrong of ['-0.0001', '100.0001', 'ten']) {
    type(0, wrong);
    expect(screen.getByText('Target must be between 0 and 100')).toBeTruthy();
  }
  type(0, '50');
  expect(screen.queryByText('Target must be between 0 and 100')).toBeNull();
});

test('5.029 5.030 an empty target is allowed; the total is exact to four decimals', () => {
  render(<Editor percents={['33.3333', '33.3333', '33.3334', null]} />);
  expect(whole()).toBe('');
  expect(screen.getByTestId('split-total').textContent).toBe('100.0000');
  type(2, '33.3333');
  expect(screen.getByTestId('split-total').textContent).toBe('99.9999');
  expect(whole()).toBe('A valid split must total to 100.');
});

test('full-width digits are read', () => {
  render(<Editor percents={['50', null]} />);
  type(1, '５０．０');
  expect(screen.getByTestId('split-total').textContent).toBe('100.0000');
});
