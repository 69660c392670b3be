import { describe, expect, it, vi } from 'vitest';
import { entrySheets } from '#src/ui/history-entry.ts';
import { createSheetHistory } from '#src/ui/sheet-history.ts';
import { openBrowserHistory } from '#test/kit/browser-history.ts';

/** A page whose owner of sheets closes them as it is asked to, and opens again those of which it knows the name. */
function showSheets(browser: ReturnType<ReturnType<typeof openBrowserHistory>['load']>) {
  const open: string[] = [];
  const known = new Set(['cart', 'sign-in']);
  const sheets = createSheetHistory({
    ...browser,
    reopen: (name) => {
      if (known.has(name)) setTimeout(() => void show(name), 1);
      return Promise.resolve(known.has(name));
    },
  });
  function show(name: string) {
    open.push(name);
    const gone = sheets.open(name, () => hide());
    const hide = () => {
      open.splice(open.indexOf(name), 1);
      gone();
    };
    return hide;
  }
  return { open, show, known, enter: sheets.enter };
}

function begin(options: { readonly countsFromCall?: boolean } = {}) {
  const browser = openBrowserHistory('/app/menu.html', options);
  return {
    ...browser,
    ...showSheets(browser),
    reload() {
      const reloaded = browser.load();
      const sheets = showSheets(reloaded);
      sheets.enter(true);
      return { ...reloaded, ...sheets };
    },
  };
}

describe('Back', () => {
  it('closes the sheet on top, one after the other, and then leaves the page', async () => {
    const { open, show, settled, press, at, href, routed } = begin();
    show('cart');
    await settled();
    show('sign-in');
    await settled();
    expect(at()).toBe(2);
    await press(-1);
    expect([open, at()]).toEqual([['cart'], 1]);
    await press(-1);
    expect([open, at(), routed()]).toEqual([[], 0, 0]);
    await press(-1);
    expect([href(), routed()]).toEqual(['/before', 1]);
  });

  it('from a page that was opened from a sheet comes to the page below in one press', async () => {
    const { show, settled, press, navigate, at, href, open } = begin();
    const hide = show('cart');
    await settled();
    navigate('/app/checkout.html');
    hide();
    await settled();
    expect([href(), at()]).toEqual(['/app/checkout.html', 2]);
    await press(-1);
    expect([href(), at(), open]).toEqual(['/app/menu.html', 0, []]);
  });

  it('closes a sheet whose page got another query meanwhile', async () => {
    const { show, settled, press, open, routed, at, replace } = begin();
    show('cart');
    await settled();
    replace('/app/menu.html?nco=1');
    await settled();
    await press(-1);
    expect([open, at(), routed()]).toEqual([[], 0, 1]);
  });
});

it('a page that holds the guest while it works stays, with what lies below it as it was', async () => {
  vi.stubGlobal('document', {});
  const { show, settled, press, navigate, router, href, at } = begin();
  const hide = show('cart');
  await settled();
  navigate('/app/checkout.html');
  hide();
  await settled();
  const release = router.block({ blockerFn: ({ action }) => action === 'BACK', enableBeforeUnload: false });
  await press(-1);
  expect([href(), at()]).toEqual(['/app/checkout.html', 2]);
  release();
  await press(-1);
  expect([href(), at()]).toEqual(['/app/menu.html', 0]);
  vi.unstubAllGlobals();
});

describe('a sheet', () => {
  it('that is closed on the page takes its entry with it', async () => {
    const { show, settled, at, press, href } = begin();
    const hide = show('cart');
    await settled();
    hide();
    await settled();
    expect(at()).toBe(0);
    await press(-1);
    expect(href()).toBe('/before');
  });

  it('that takes the place of another has its entry, by its own name; one that opens and closes at once has none', async () => {
    const { show, settled, at, count, page } = begin();
    const hide = show('sign-in');
    await settled();
    hide();
    show('sign-up');
    await settled();
    expect([at(), count(), entrySheets(page)]).toEqual([1, 2, ['sign-up']]);
    show('short')();
    await settled();
    expect([at(), count()]).toEqual([1, 2]);
  });

  it('that closes while another has just closed leaves no page', async () => {
    const { show, settled, at, href } = begin();
    const hide = show('cart');
    await settled();
    hide();
    // The browser has not moved yet when the next one comes and goes.
    setTimeout(() => show('sign-in')());
    await settled();
    expect([href(), at()]).toEqual(['/app/menu.html', 0]);
  });

  it.for([false, true])(
    'that closes as the next page comes does not take that page away (counted from the call: %s)',
    async (countsFromCall) => {
      const { show, settled, navigate, href, press } = begin({ countsFromCall });
      const hide = show('sign-in');
      await settled();
      hide();
      // Between the move of the browser and its arrival.
      setTimeout(() => navigate('/app/checkout.html'));
      await settled();
      expect(href()).toBe('/app/checkout.html');
      await press(-1);
      expect(href()).toBe('/app/menu.html');
    },
  );
});

describe('Forward', () => {
  it('opens a sheet again that Back has closed, without a load of its page', async () => {
    const { show, settled, press, at, open, routed } = begin();
    show('cart');
    await settled();
    await press(-1);
    await press(1);
    expect([open, at(), routed()]).toEqual([['cart'], 1, 0]);
    await press(-1);
    expect([open, at()]).toEqual([[], 0]);
  });

  it('stays on the page where the sheet has no name, or no place any more', async () => {
    const { show, settled, press, at, open, known } = begin();
    show('');
    await settled();
    await press(-1);
    await press(1);
    expect([open, at()]).toEqual([[], 0]);
    show('sign-in');
    await settled();
    await press(-1);
    known.delete('sign-in');
    await press(1);
    expect([open, at()]).toEqual([[], 0]);
  });

  it('opens two sheets again, one over the other', async () => {
    const { show, settled, press, at, open } = begin();
    show('cart');
    await settled();
    show('sign-in');
    await settled();
    await press(-2);
    expect([open, at()]).toEqual([[], 0]);
    await press(2);
    expect([open, at()]).toEqual([['cart', 'sign-in'], 2]);
  });
});

describe('a reload', () => {
  it('opens the sheet again, and Back closes it', async () => {
    const { show, settled, press, at, reload } = begin();
    show('cart');
    await settled();
    const { open } = reload();
    await settled();
    expect([open, at()]).toEqual([['cart'], 1]);
    await press(-1);
    expect([open, at()]).toEqual([[], 0]);
  });

  it('leaves the entry of a sheet that cannot be opened again, so that one Back leaves the page', async () => {
    const { show, settled, press, at, href, reload } = begin();
    show('');
    await settled();
    const { open } = reload();
    await settled();
    expect([open, at()]).toEqual([[], 0]);
    await press(-1);
    expect(href()).toBe('/before');
  });
});
