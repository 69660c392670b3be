import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import type { SignUpForm } from '#machines/sign-up/sign-up.types.ts';
import { createDoorRecord } from '#src/flows/kit/door-record.ts';
import { SignInForm } from '#src/flows/sign-in/SignInForm.tsx';
import { SignUpView } from '#src/flows/sign-up/SignUpView.tsx';
import { Routed } from '../kit/routed.tsx';
import { askingSignIn } from '../samples/sign-in.ts';

const urls = { terms: 'https://www.example/terms', privacy: 'https://www.example/privacy' };
const filling = { kind: 'filling', form: null, trouble: null, reasonCode: null, isBusy: false } as const;

/** A tab's storage, and both forms over it, as after a reload. */
function openTab() {
  const stored = new Map<string, string>();
  const setItem = vi.fn<(key: string, words: string) => void>((key, words) => void stored.set(key, words));
  const storage = { setItem, getItem: (key: string) => stored.get(key) ?? null, removeItem: (key: string) => void stored.delete(key) };
  const record = () => createDoorRecord(storage);
  const signUp = (form: SignUpForm | null = null) => (
    <Routed>
      <SignUpView screen={{ ...filling, form }} send={() => {}} typed={record().typed()} onType={record().add} urls={urls} />
    </Routed>
  );
  const signIn = () => (
    <Routed>
      <SignInForm
        screen={askingSignIn}
        send={() => {}}
        providers={[]}
        typedEmail={record().typed().email}
        onType={(email) => record().add({ email })}
        onTouched={() => {}}
      />
    </Routed>
  );
  return { signUp, signIn, written: () => JSON.stringify(setItem.mock.calls) };
}
const field = (name: string | RegExp) => page.getByRole('textbox', { name });

it('what was typed at sign-up is there again after a reload, but for the password (SIGNUP-02)', async () => {
  const { signUp, written } = openTab();
  const first = await render(signUp());
  await field('First name').fill('Ana');
  await field('Last name').fill('Ruiz');
  await field('Email').fill('ana@example.com');
  await field(/Password/).fill('Kneaded-Dough-7');
  await first.unmount();
  await render(signUp());
  await expect.element(field('First name')).toHaveValue('Ana');
  await expect.element(field('Last name')).toHaveValue('Ruiz');
  await expect.element(field('Email')).toHaveValue('ana@example.com');
  await expect.element(field(/Password/)).toHaveValue('');
  expect(written()).not.toContain('Kneaded');
});

it('the email that was typed at sign-in is there again after a reload, at sign-up too, and the password is not (SIGNIN-02)', async () => {
  const { signIn, signUp, written } = openTab();
  const first = await render(signIn());
  await field('Email').fill('ana@example.com');
  await field(/Password/).fill('Kneaded-Dough-7');
  await first.unmount();
  const second = await render(signIn());
  await expect.element(field('Email')).toHaveValue('ana@example.com');
  await expect.element(field(/Password/)).toHaveValue('');
  await second.unmount();
  await render(signUp());
  await expect.element(field('Email')).toHaveValue('ana@example.com');
  expect(written()).not.toContain('Kneaded');
});

it('where all but the password is filled in, the password has the focus (SIGNUP-02)', async () => {
  const { signUp } = openTab();
  await render(signUp({ firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', phone: '(555) 123-4567', wantsMail: false }));
  await expect.element(field(/Password/)).toHaveFocus();
  await expect.element(field(/^Mobile phone/)).toHaveValue('(555) 123-4567');
});

it('where a name is left to type, the dialog has the focus', async () => {
  const { signUp } = openTab();
  await render(signUp({ firstName: 'Ana', lastName: '', email: 'ana@example.com', phone: '', wantsMail: false }));
  await expect.element(page.getByRole('dialog')).toHaveFocus();
});
