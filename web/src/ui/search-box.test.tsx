// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Button } from './button';
import { SearchBox } from './search-box';
import { prepareDom } from './testing/prepare-dom';
import { UiRoot } from './ui-root';

prepareDom();
afterEach(cleanup);

function Page() {
  const [address, setAddress] = useState('old');
  return (
    <UiRoot still>
      <SearchBox label="Find" value={address} onSearch={setAddress} />
      <output>{address}</output>
      <Button onClick={() => setAddress('')}>Clear</Button>
    </UiRoot>
  );
}

test('what is typed is asked for after a pause; an address cleared elsewhere empties the box, and it can be asked again', async () => {
  render(<Page />);
  const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Find' });
  expect(box.value).toBe('old');
  for (let round = 0; round < 2; round += 1) {
    fireEvent.change(box, { target: { value: 'new ' } });
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('new'), { timeout: 60_000 });
    expect(box.value).toBe('new '); // the echoed value must not remove the trailing space
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(box.value).toBe('');
  }
}, 360_000);
