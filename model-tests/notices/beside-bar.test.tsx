import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import '#src/ui/theme.css.ts';
import { Button } from '#src/ui/Button.tsx';
import { Page } from '#src/ui/Page.tsx';
import { Snackbar } from '#src/ui/Snackbar.tsx';
import { StickyActions } from '#src/ui/StickyActions.tsx';

const words = 'Chicken Quinoa Bowl isn’t available then. From 10:30 AM at this cafe.';

/** Edges of what is seen of an element, from the top of the window. */
const edgesOf = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return { top, bottom };
};

it.each([300, 1400])(
  'a message covers the main button of a phone’s page nowhere, of a page of %s px with a footer (UI-06)',
  async (height) => {
    await page.viewport(390, 844);
    await render(
      <>
        <Page heading="Your cart">
          <div style={{ blockSize: height }} />
          <StickyActions>
            <Button isWide>Check out without it</Button>
          </StickyActions>
        </Page>
        <footer style={{ blockSize: 160 }}>Terms of use</footer>
        <Snackbar
          said={{ tone: 'info', message: words, action: { label: 'Change time', onAct: () => {} } }}
          dismissLabel="Dismiss"
          onDismiss={() => {}}
          onHold={() => {}}
          onRelease={() => {}}
        />
      </>,
    );
    const button = page.getByRole('button', { name: 'Check out without it' });
    const message = page.getByRole('status');
    await expect.element(message.getByText(words)).toBeVisible();
    const covered: number[] = [];
    const end = document.documentElement.scrollHeight;
    for (let y = 0; y <= end; y += 40) {
      window.scrollTo(0, y);
      const [bar, said] = [edgesOf(button.element()), edgesOf(message.element())];
      if (bar.top < said.bottom && bar.bottom > said.top) covered.push(y);
      expect(bar.bottom).toBeLessThanOrEqual(window.innerHeight);
    }
    expect(covered).toEqual([]);
  },
);
