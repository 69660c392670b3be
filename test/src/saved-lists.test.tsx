import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { must } from '#domain/must.ts';
import { editFormMachine } from '#machines/edit-form/edit-form.machine.ts';
import { editFormScreen } from '#machines/edit-form/edit-form.screen.ts';
import type { EditFormEvent, SaveResult } from '#machines/edit-form/edit-form.types.ts';
import { storedPaymentsMachine } from '#machines/stored-payments/stored-payments.machine.ts';
import { storedPaymentsScreen } from '#machines/stored-payments/stored-payments.screen.ts';
import type { RemoveResult } from '#machines/stored-payments/stored-payments.types.ts';
import { addresses, giftCardId, payments, payPalId } from '#model-tests/samples/account.ts';
import { AddressPart } from '#src/flows/profile/AddressPart.tsx';
import { draftOf } from '#src/flows/profile/address-draft.ts';
import type { FormActor } from '#src/flows/profile/EditForm.tsx';
import { SocialPart } from '#src/flows/profile/ListParts.tsx';
import { StoredPaymentsView } from '#src/flows/stored-payments/StoredPaymentsView.tsx';
import { htmlOf } from '#test/kit/page.tsx';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();

/** A form whose save does not end, or fails. */
function startForm(save: () => Promise<SaveResult> = () => new Promise(() => {})) {
  const actor = createActor(editFormMachine.provide({ actors: { save: fromPromise(save) } }), {
    input: { isOpen: false, values: null },
  }).start();
  const view = (): FormActor => ({ screen: editFormScreen(actor.getSnapshot()), send: actor.send });
  return { actor, view };
}

/** Each button as `name: state`, where the state is one of busy, disabled, and free. */
async function buttons(page: () => ReactNode): Promise<string[]> {
  const html = await htmlOf(page, testDependencies(world), null);
  const hidden = new Map([...html.matchAll(/<span id="([^"]+)" hidden="">([^<]*)</g)].map(([, id, reason]) => [id, reason]));
  return [...html.matchAll(/<button([^>]*)>(.*?)<\/button>/g)].map(([, attributes = '', content = '']) => {
    const name = /aria-label="([^"]*)"/.exec(attributes)?.[1] ?? content.replaceAll(/<[^>]*>/g, '');
    if (attributes.includes('aria-busy="true"')) return `${name}: busy`;
    const reason = hidden.get(/aria-describedby="([^"]*)"/.exec(attributes)?.[1]);
    return `${name}: ${attributes.includes('aria-disabled="true"') ? `disabled. ${String(reason)}` : 'free'}`;
  });
}

const WAIT = 'disabled. Wait until the last change is saved.';
const other = must(
  addresses.find(({ isDefault }) => !isDefault),
  'an address',
);
const third = { ...other, id: 'address-3', name: 'Third' };
const places = (view: () => FormActor) => () => <AddressPart {...view()} addresses={[...addresses, third]} country="US" />;
const makeDefault: EditFormEvent = { type: 'form.submitted', values: { ...draftOf(other), isDefault: true }, secretId: null };

it('While an address is made the default one, it alone is busy; the other buttons are disabled, with the reason', async () => {
  const { actor, view } = startForm();
  actor.send(makeDefault);
  const shown = await buttons(places(view));
  expect(shown).toContain(`Make default: ${other.name}: busy`);
  expect(shown.filter((each) => !each.endsWith(': busy') && !each.endsWith(WAIT))).toEqual([]);
  expect(shown).toContain(`Make default: Third: ${WAIT}`);
  // What is saved does not depend on what was pressed since.
  actor.send({ type: 'form.submitted', values: { ...draftOf(third), isDefault: true }, secretId: null });
  expect(await buttons(places(view))).toEqual(shown);
});

it('A form that opened because an address could not be made the default one stays open while it is saved', async () => {
  let fail: (error: Error) => void = () => {};
  const { actor, view } = startForm(() => new Promise((_, reject) => (fail = reject)));
  actor.send(makeDefault);
  fail(new Error('offline'));
  await waitFor(actor, (snapshot) => snapshot.matches('editing'));
  expect(await buttons(places(view))).toContain('Save address: free');
  actor.send(makeDefault);
  expect(await buttons(places(view))).toContain('Save address: busy');
});

it('While an account of another site is connected, its button alone is busy and the others are disabled', async () => {
  const { actor, view } = startForm();
  actor.send({ type: 'form.submitted', values: { provider: 'google', isLinked: true }, secretId: null });
  const page = () => <SocialPart {...view()} linked={[]} providers={['facebook', 'google']} />;
  expect(await buttons(page)).toEqual(['Connect Google: busy', `Connect Facebook: ${WAIT}`]);
});

it('A deletion is that of the payment that was asked about, whatever was pressed since', async () => {
  const remove = () => new Promise<RemoveResult>(() => {});
  const actor = createActor(storedPaymentsMachine.provide({ actors: { remove: fromPromise(remove) } })).start();
  const page = () => (
    <StoredPaymentsView
      screen={storedPaymentsScreen(actor.getSnapshot())}
      send={actor.send}
      stored={payments}
      today="2026-11-23"
      entry={null}
      payPal={<p>PayPal stands here.</p>}
      hasPayPal
      hasMilStar
      campusPaymentTypeId={null}
    />
  );
  actor.send({ type: 'deletion.opened', kind: 'giftCard', id: giftCardId });
  expect(await buttons(page)).toContain('Remove: free');
  actor.send({ type: 'deletion.confirmed' });
  actor.send({ type: 'deletion.opened', kind: 'payPal', id: payPalId });
  const shown = await buttons(page);
  expect(shown).toContain('Remove: busy');
  expect(shown.length).toBeGreaterThan(2);
  expect(shown.filter((each) => !each.endsWith(': busy') && !each.endsWith(WAIT))).toEqual([]);
});
