import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { addedBalances, addGiftCard } from '#contract/gift-card.ts';
import { giftCardMachine } from '#machines/gift-card/gift-card.machine.ts';
import { giftCardScreen } from '#machines/gift-card/gift-card.screen.ts';
import { giftCardAsSecret } from '#src/api/gift-card-secret.ts';
import { createFailedInquiries } from '#src/flows/gift-card/failed-inquiries.ports.ts';
import { giftCardPorts } from '#src/flows/gift-card/gift-card.ports.ts';
import { openSession } from '#sandbox/world/people/session.ts';
import { must } from '#domain/must.ts';
import { ten } from '#test/kit/payment.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();
const pending = <Answer>() => new Promise<Answer>(() => {});

interface Submitted {
  /** The call that no answer comes to. Default: none. */
  readonly unanswered?: string;
  /** A member, who saves the card. Default: a guest. */
  readonly isMember?: boolean;
}

/** The dialog of a gift card, submitted, with what its captcha answers; the vault it uses, and the name of what was typed. */
async function submitted(captcha: () => Promise<string | null>, { unanswered, isMember = false }: Submitted = {}) {
  const deps = testDependencies(world);
  if (isMember) deps.vault.keepAccessToken(openSession(world, must(world.people.all()[0], 'person')).token);
  const call: typeof deps.call = (described, request) =>
    described.name === unanswered
      ? new Promise((_, reject) => request?.signal?.addEventListener('abort', () => reject(new Error('aborted'))))
      : deps.call(described, request);
  const inquiries = createFailedInquiries({ storage: deps.sharedStorage, clock: deps.clock });
  const ports = giftCardPorts({ ...deps, call, captcha, inquiries, lock: (_name, _signal, work) => work() });
  const input = { cafeId: '203', canSave: isMember, addedIds: [], pinOf: null };
  const dialog = createActor(giftCardMachine.provide({ actors: ports }), { input }).start();
  await vi.waitUntil(() => dialog.getSnapshot().matches('filling'));
  const secretId = deps.vault.keep(giftCardAsSecret(ten));
  dialog.send({ type: 'giftCard.submitted', secretId, isSaved: isMember });
  return { dialog, vault: deps.vault, secretId };
}

it('number and PIN of a gift card are forgotten where the captcha gives no answer (GIFTCARD-09)', async () => {
  const { dialog, vault, secretId } = await submitted(() => Promise.reject(new Error('no answer')));
  await vi.waitUntil(() => dialog.getSnapshot().matches({ filling: 'unproven' }));
  expect(vault.read(secretId)).toBeNull();
});

it.each(['by its button', 'with its page'])(
  'number and PIN of a gift card are forgotten where its dialog is left %s as the captcha asks (GIFTCARD-09)',
  async (how) => {
    const { dialog, vault, secretId } = await submitted(pending<string>);
    if (how === 'with its page') dialog.stop();
    else dialog.send({ type: 'giftCard.left' });
    expect(vault.read(secretId)).toBeNull();
  },
);

it('number, PIN and the answer of the captcha are forgotten where the dialog is left as the balance is asked for (GIFTCARD-09, GIFTCARD-10)', async () => {
  const { dialog, vault, secretId } = await submitted(() => Promise.resolve('proof'), { unanswered: addedBalances.name });
  await vi.waitUntil(() => dialog.getSnapshot().matches('inquiring'));
  const { proofId } = dialog.getSnapshot().context;
  dialog.send({ type: 'giftCard.left' });
  await vi.waitUntil(() => vault.read(secretId) === null && vault.read(proofId ?? '') === null);
});

it('a dialog that is left while its card is saved adds the card, and says that it may not be in the account (C-89, GIFTCARD-11)', async () => {
  const { dialog, vault, secretId } = await submitted(() => Promise.resolve(null), { unanswered: addGiftCard.name, isMember: true });
  await vi.waitUntil(() => dialog.getSnapshot().matches('saving'));
  dialog.send({ type: 'giftCard.left' });
  expect(dialog.getSnapshot().output).toMatchObject({ kind: 'added', card: { id: secretId, lastFour: '7731' }, saved: 'unsure' });
  expect(vault.read(secretId)).not.toBeNull();
});

it('a captcha that the server does not take is said to be that (GIFTCARD-09)', async () => {
  const { dialog, vault, secretId } = await submitted(() => Promise.resolve('forged'));
  await vi.waitFor(() => expect(giftCardScreen(dialog.getSnapshot())).toMatchObject({ trouble: 'unproven', busy: null }));
  expect(vault.read(secretId)).toBeNull();
});
