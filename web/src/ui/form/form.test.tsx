// @vitest-environment jsdom
import { AppError, invalid } from '@hakaru/contract/errors';
import { pasted } from '@hakaru/contract/fields';
import { passwordChangeForm } from '@hakaru/contract/passwords';
import { loginInput } from '@hakaru/contract/sign-in';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { setLanguage } from '#platform/text';
import { prepareDom } from '#ui/testing/prepare-dom';
import { UiRoot } from '#ui/ui-root';
import { Form } from './form';
import { FormDebug } from './form-debug';
import { PasswordField, TextArea, TextField } from './text-fields';
import { useForm } from './use-form';

prepareDom();
beforeEach(() => setLanguage('en'));
afterEach(cleanup);

function Login({ save }: { save: (values: { email: string; password: string }) => Promise<unknown> }) {
  const form = useForm(loginInput, { email: '', password: '' });
  return (
    <Form form={form} onSubmit={save} submitLabel="Log in">
      <TextField {...form.field('email')} label="Email" type="email" />
      <PasswordField {...form.field('password')} label="Password" />
    </Form>
  );
}

const show = (page: React.ReactNode) => render(<UiRoot still>{page}</UiRoot>);
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Log in' });
const fillIn = () => {
  type('Email', ' Taro@Example.jp ');
  type('Password', 'secret');
};

test('5.056 submit is disabled while invalid, and enabled once the rules hold', () => {
  show(<Login save={async () => undefined} />);
  expect(submit().disabled).toBe(true);
  fillIn();
  expect(submit().disabled).toBe(false);
});

test('5.001 5.002 5.003 leaving a field says what is wrong with it', () => {
  show(<Login save={async () => undefined} />);
  fireEvent.blur(screen.getByLabelText('Password'));
  expect(screen.getByText('Required')).toBeTruthy();
  type('Email', 'taro');
  fireEvent.blur(screen.getByLabelText('Email'));
  expect(screen.getByText('Please enter a valid email address')).toBeTruthy();
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
});

test('what is wrong is said after a press that took the focus away, so that nothing moves from under the pointer', async () => {
  show(<Login save={async () => undefined} />);
  fireEvent.pointerDown(submit());
  fireEvent.blur(screen.getByLabelText('Password'));
  expect(screen.queryByText('Required')).toBeNull();
  fireEvent.pointerUp(submit());
  expect(await screen.findByText('Required')).toBeTruthy();
});

test('what is sent is what the contract parsed', async () => {
  const save = vi.fn(async () => undefined);
  show(<Login save={save} />);
  fillIn();
  fireEvent.click(submit());
  await waitFor(() => expect(save).toHaveBeenCalledExactlyOnceWith({ email: 'taro@example.jp', password: 'secret' }));
});

test('5.055 submit is disabled while submitting, and a second press sends nothing', async () => {
  let finish: () => void = () => undefined;
  const save = vi.fn(() => new Promise<void>(resolve => (finish = resolve)));
  const { container } = show(<Login save={save} />);
  fillIn();
  const form = container.querySelector('form');
  if (!form) throw new Error('no form');
  fireEvent.submit(form);
  fireEvent.submit(form);
  expect(submit().disabled).toBe(true);
  expect(save).toHaveBeenCalledTimes(1);
  finish();
  await waitFor(() => expect(submit().disabled).toBe(false));
});

test('5.057 5.058 a server field error appears on its field and clears on edit', async () => {
  show(
    <Login
      save={async () => {
        throw invalid('password', 'auth.failed');
      }}
    />,
  );
  fillIn();
  fireEvent.click(submit());
  await screen.findByText('Email or password is incorrect');
  expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
  type('Password', 'other');
  expect(screen.queryByText('Email or password is incorrect')).toBeNull();
});

test('a failure of no field is shown above the buttons, in the language of the moment', async () => {
  setLanguage('jp');
  show(
    <Login
      save={async () => {
        throw new AppError('unavailable');
      }}
    />,
  );
  fillIn();
  fireEvent.click(submit());
  expect((await screen.findByRole('alert')).textContent).toMatch(/^現在サービスに接続できません/);
});

test('8.023 a fault of ours says so shortly, in the specification’s spelling', async () => {
  show(
    <Login
      save={async () => {
        throw new Error('a bug');
      }}
    />,
  );
  fillIn();
  fireEvent.click(submit());
  expect((await screen.findByRole('alert')).textContent).toBe('An error has occured.');
});

test('Enter that ends a conversion does not submit', () => {
  show(<Login save={async () => undefined} />);
  const composing = fireEvent.keyDown(screen.getByLabelText('Email'), { key: 'Enter', isComposing: true });
  const safari = fireEvent.keyDown(screen.getByLabelText('Email'), { key: 'Enter', keyCode: 229 });
  const plain = fireEvent.keyDown(screen.getByLabelText('Email'), { key: 'Enter', keyCode: 13 });
  expect([composing, safari, plain]).toEqual([false, false, true]);
});

function Change() {
  const form = useForm(passwordChangeForm, { current: '', password: '', password_confirmation: '' });
  return (
    <Form form={form} onSubmit={async () => undefined}>
      <PasswordField {...form.field('current')} label="Current" />
      <PasswordField {...form.field('password')} label="New" />
      <PasswordField {...form.field('password_confirmation')} label="Again" />
    </Form>
  );
}

test('5.014 5.017 rules across fields land on the field they name', () => {
  show(<Change />);
  type('Current', 'Abcdefg1!x');
  type('New', 'Abcdefg1!x');
  type('Again', 'other');
  fireEvent.blur(screen.getByLabelText('New'));
  expect(screen.getByText('New password must not match current password')).toBeTruthy();
  fireEvent.blur(screen.getByLabelText('Again'));
  expect(screen.getByText('Passwords must match')).toBeTruthy();
});

test('a rule across fields goes away when the other field is put right', () => {
  show(<Change />);
  type('Current', 'old');
  type('New', 'Abcdefg1!x');
  type('Again', 'Abcdefg1!y');
  fireEvent.blur(screen.getByLabelText('Again'));
  expect(screen.getByText('Passwords must match')).toBeTruthy();
  type('New', 'Abcdefg1!y');
  expect(screen.queryByText('Passwords must match')).toBeNull();
});

function Note() {
  const form = useForm(z.object({ note: pasted }), { note: '' });
  return (
    <Form form={form} onSubmit={async () => undefined}>
      <TextArea {...form.field('note')} label="Note" limit={1000} />
    </Form>
  );
}

test('5.024 pasted text beyond 1000 characters is refused, not cut', () => {
  show(<Note />);
  type('Note', 'あ'.repeat(1001));
  fireEvent.blur(screen.getByLabelText('Note'));
  expect(screen.getByText('This field is limited to 1000 characters')).toBeTruthy();
  expect(screen.getByText('1001 of 1000 characters')).toBeTruthy();
});

test('the debug panel is for super-users and never shows a password', () => {
  const { container, unmount } = show(<Login save={async () => undefined} />);
  expect(container.querySelector('details')).toBeNull();
  unmount();
  show(
    <FormDebug value={true}>
      <Login save={async () => undefined} />
    </FormDebug>,
  );
  fillIn();
  expect(screen.getByText('Debug panel')).toBeTruthy();
  expect(document.querySelector('details')?.textContent).toContain('Taro@Example.jp');
  expect(document.querySelector('details')?.textContent).not.toContain('secret');
});
