import { expect, it } from 'vitest';
import { createSheetHistory } from '#src/ui/sheet-history.ts';
import { openBrowserHistory } from '#test/kit/browser-history.ts';

function begin() {
  const browser = openBrowserHistory('/app/menu.html');
  const sheets = createSheetHistory(browser.page);
  const open: string[] = [];
  /** A sheet whose owner closes it when it is told to. */
  function show(name: string) {
    open.push(name);
    const gone = sheets.open(() => hide());
    const hide = () => {
      open.splice(open.indexOf(name), 1);
      gone();
    };
    return hide;
  }
  return { ...browser, open, show };
}

it('Back closes the sheet on top, one after the other, and then leaves the page', async () => {
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

it('a sheet that is closed on the page takes its entry with it', async () => {
  const { show, settled, at, press, href } = begin();
  const hide = show('cart');
  await settled();
  hide();
  await settled();
  expect(at()).toBe(0);
  await press(-1);
  expect(href()).toBe('/before');
});

it('a sheet that takes the place of another has its entry, and one that opens and closes at once has none', async () => {
  const { show, settled, at, count } = begin();
  const hide = show('sign-in');
  await settled();
  hide();
  show('sign-up');
  await settled();
  expect([at(), count()]).toEqual([1, 2]);
  show('short')();
  await settled();
  expect([at(), count()]).toEqual([1, 2]);
});

it('a page that is opened from a sheet stays; Back from it comes to the page below, in one press', async () => {
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

it('Forward to a sheet that is closed stays on the page', async () => {
  const { show, settled, press, at } = begin();
  show('cart');
  await settled();
  await press(-1);
  await press(1);
  expect(at()).toBe(0);
});
