import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { defaultFeatures } from '#domain/app/features.ts';
import { submitCart } from '#contract/submit.ts';
import { must } from '#domain/must.ts';
import { CAMPUS } from '#domain/payment/offered.ts';
import { storedName } from '#domain/payment/stored-name.ts';
import { paymentEntryMachine } from '#machines/payment-entry/payment-entry.machine.ts';
import { paymentEntryScreen } from '#machines/payment-entry/payment-entry.screen.ts';
import { campusEntryAsSecret } from '#src/api/campus-card.ts';
import { milStarInAccount } from '#src/flows/payment-entry/mil-star.ports.ts';
import { paymentEntryPorts } from '#src/flows/payment-entry/payment-entry.ports.ts';
import { openSession } from '#sandbox/world/people/session.ts';
import { openPayingBrowser, paidFor } from '#test/kit/payment.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { skipWaits } from '#test/kit/skip-waits.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();
/** Our name of a card of Pat's. */
const prairieState = storedName(CAMPUS, 'campus-pat-prairie-state');
skipWaits();

const typed = { institutionId: 'lakeshore', campusCardNumber: '90210042', expDate: '0830', postalCode: '62704' };

/** The form of a campus card, of a member of the pretend bakery. */
function openEntry(firstName: string) {
  const deps = testDependencies(world);
  const person = () =>
    must(
      world.people.all().find((one) => one.firstName === firstName),
      firstName,
    );
  deps.vault.keepAccessToken(openSession(world, person()).token);
  return {
    person,
    /** Types a card, and returns what came of it. */
    async type(entry: typeof typed, id: string | null = null) {
      const actor = createActor(
        paymentEntryMachine.provide({ actors: paymentEntryPorts({ ...deps, addMilStar: milStarInAccount(deps.call), isAccount: true }) }),
        {
          input: { kind: 'campusCard', id },
        },
      ).start();
      actor.send({ type: 'entry.submitted', secretId: deps.vault.keep(campusEntryAsSecret(entry)) });
      await vi.waitUntil(() => !actor.getSnapshot().matches('saving'));
      for (const secret of [entry.campusCardNumber || typed.campusCardNumber, 'campus-lakeshore'])
        expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain(secret);
      const screen = paymentEntryScreen(actor.getSnapshot());
      return screen.kind === 'finished' ? screen.as : screen.trouble;
    },
  };
}

describe('a campus card of an account (C-91)', () => {
  it('is kept with its school, program, date and ZIP code, and once however often it is added (C-91, PAYSTORED-21)', async () => {
    const nell = openEntry('Nell');
    expect(await nell.type(typed)).toBe('saved');
    expect(await nell.type(typed)).toBe('saved');
    expect(nell.person().campusCards).toMatchObject([
      {
        institutionName: 'Lakeshore College',
        programName: 'Lake Cash',
        tokenExpDate: '0830',
        tokenPostalCode: '62704',
        campusInfo: { institutionId: 'lakeshore', accountPaymentTypes: [811] },
      },
    ]);
  });

  it('gets another date and ZIP code, and keeps its token and school (C-91)', async () => {
    const pat = openEntry('Pat');
    const changed = { institutionId: '', campusCardNumber: '', expDate: '0133', postalCode: '62703' };
    expect(await pat.type(changed, prairieState)).toBe('saved');
    expect(pat.person().campusCards).toMatchObject([
      { token: 'campus-pat-prairie-state', tokenExpDate: '0133', tokenPostalCode: '62703', institutionName: 'Prairie State University' },
      { tokenExpDate: '0531' },
    ]);
  });

  it('is refused by its school, is said to be gone, or gets no answer, and nothing is kept (PAYSTORED-19)', async () => {
    const nell = openEntry('Nell');
    expect(await nell.type({ ...typed, campusCardNumber: '90210127' })).toBe('invalid');
    expect(await nell.type({ ...typed, expDate: '0120' })).toBe('declined');
    expect(await nell.type(typed, storedName(CAMPUS, 'campus-lakeshore'))).toBe('gone');
    world.faults.put('payments.campus', { endpoint: 'payments.campus', kind: 'error500' });
    expect(await nell.type(typed)).toBe('unreachable');
    world.faults.clear();
    expect(nell.person().campusCards).toEqual([]);
  });

  it('is not said to be added where the account has an earlier one of its school and date alone, and is where the account has it (PAYSTORED-18, C-91)', async () => {
    const nell = openEntry('Nell');
    expect(await nell.type(typed)).toBe('saved');
    const second = { ...typed, campusCardNumber: '90210059' };
    world.faults.put('payments.campus', { endpoint: 'payments.campus', kind: 'error500' });
    expect(await nell.type(second)).toBe('unreachable');
    expect(nell.person().campusCards).toHaveLength(1);
    world.faults.put('payments.campus', { endpoint: 'payments.campus', kind: 'lostAnswer' });
    expect(await nell.type(second)).toBe('saved');
    expect(nell.person().campusCards).toHaveLength(2);
  });
});

const withCampus = { features: () => ({ ...defaultFeatures, campusCard: true }) };

describe('a campus card at checkout', () => {
  it('pays an order by its token, with what else is known of it (C-02, SUBMIT-04, SUBMIT-08, PAYSTORED-01, PAYSTORED-15)', async () => {
    const browser = openPayingBrowser(world, 'Pat', () => null, withCampus);
    const tab = await browser.openTab();
    // Of Pat's two cards one is of a school without an account of campus cards.
    const { methods, methodId } = tab.split();
    expect(methods.filter(({ kind }) => kind === 'campusCard').map(({ id, label }) => [id, label])).toEqual([
      [prairieState, 'Prairie State University'],
    ]);
    expect(methodId).toBe(storedName('card.', 'card-visa'));
    tab.payment.send({ type: 'method.selected', id: prairieState });
    const total = must(tab.total(), 'total');
    expect(await tab.placeOrder()).toBe('placed');
    expect(browser.bodiesOf(submitCart.name)).toMatchObject([
      {
        payment: {
          creditCards: [],
          giftCards: [],
          campusCards: [
            {
              amount: total / 100,
              token: 'campus-pat-prairie-state',
              institutionId: 'prairie-state',
              institutionName: 'Prairie State University',
              tokenExpDate: '0531',
              tokenPostalCode: '62701',
            },
          ],
        },
      },
    ]);
    expect(paidFor(world, tab.cartId)).toEqual([`CAMPUS  ${total}`]);
    expect(tab.snapshot()).not.toContain('campus-pat');
  });

  it('is not offered where they are switched off, nor where the schools of the cafe cannot be read (CAFE-12, CAFE-29, FLAGS-15)', async () => {
    const off = openPayingBrowser(world, 'Pat');
    expect((await off.openTab()).split().methods.map(({ kind }) => kind)).toEqual(['card', 'payPal']);
    expect(off.bodiesOf('cafe.campusCards')).toEqual([]);
    world.faults.put('cafe.campusCards', { endpoint: 'cafe.campusCards', kind: 'error500' });
    const on = openPayingBrowser(world, 'Pat', () => null, withCampus);
    expect((await on.openTab()).split()).toMatchObject({ hasFailed: false, methods: [{ kind: 'card' }, { kind: 'payPal' }] });
    world.faults.clear();
  });

  it('that the school declines, or that is gone from the account, charges nothing', async () => {
    const browser = openPayingBrowser(world, 'Pat', () => null, withCampus);
    const tab = await browser.openTab();
    tab.payment.send({ type: 'method.selected', id: prairieState });
    const token = 'campus-pat-prairie-state';
    const declined = {
      tokenValue: token,
      lastFour: '',
      cardType: 'CAMPUS',
      cardHolderName: 'Pat',
      expirationDate: '0531',
      outcome: 'declined',
    } as const;
    world.tokens.put(token, declined);
    expect(await tab.placeOrder()).toBe('filling');
    world.tokens.drop(token);
    const pat = must(
      world.people.all().find(({ firstName }) => firstName === 'Pat'),
      'Pat',
    );
    world.people.put({ ...pat, campusCards: [] });
    await browser.deps.queryClient.resetQueries();
    expect(await tab.placeOrder()).toBe('filling');
    expect(paidFor(world, tab.cartId)).toBeUndefined();
  });
});
