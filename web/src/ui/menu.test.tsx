// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from './button';
import { Menu, MenuChoice, MenuItem } from './menu';
import { prepareDom } from './testing/prepare-dom';
import { UiRoot } from './ui-root';

prepareDom();
afterEach(cleanup);

function Page({ onEdit }: { onEdit: () => void }) {
  const [density, setDensity] = useState<'compact' | 'default'>('default');
  return (
    <UiRoot still>
      <Menu target={<Button>More</Button>}>
        <MenuItem onClick={onEdit}>Edit</MenuItem>
        <MenuItem disabled>Delete</MenuItem>
        <MenuChoice
          value={density}
          onChange={setDensity}
          options={[
            { value: 'compact', label: 'Compact' },
            { value: 'default', label: 'Default' },
          ]}
        />
      </Menu>
    </UiRoot>
  );
}

test('a menu holds items and radio items only, takes focus, and closes when something is chosen', async () => {
  const onEdit = vi.fn<() => void>();
  render(<Page onEdit={onEdit} />);
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
  expect(menu.querySelector('[role="presentation"][tabindex]')).toBeNull();
  fireEvent.click(screen.getByRole('menuitem', { name: 'Edit' }));
  expect(onEdit).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

test('a choice is announced as radio items, and the chosen one is checked', async () => {
  render(<Page onEdit={() => undefined} />);
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  fireEvent.click(await screen.findByRole('menuitemradio', { name: 'Compact' }));
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Compact' }).getAttribute('aria-checked')).toBe('true'));
});
