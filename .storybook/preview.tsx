import type { Parameters, Preview } from '@storybook/react-vite';
import { Fragment } from 'react';
import { configure } from 'storybook/test';
import '../src/ui/fonts.css';
import '#src/ui/theme.css.ts';
import { examine, expectSilence, isTest, watchConsole } from './checks.ts';
import { emulate } from './emulate.ts';
import './forced-colors.css';
import { speak, type Language } from './language.ts';
import { showTheme, type Theme } from './themes.ts';

// A sheet comes after a paint, with code of its own: more than a second on a machine under load.
configure({ asyncUtilTimeout: 5000 });

/** The widths at which the layout changes, on both sides (UI-06, UI-07). */
const width = (pixels: number, name: string) => ({
  name: `${name}, ${pixels}`,
  styles: { width: `${pixels}px`, height: '900px' },
  type: pixels > 600 ? ('desktop' as const) : ('mobile' as const),
});

const isExamined = ({ hasNoView }: Parameters) => hasNoView !== true;

const preview: Preview = {
  parameters: {
    // In tests `examine` does it, once for each look.
    a11y: { test: isTest() ? 'off' : 'error' },
    layout: 'fullscreen',
    options: {
      storySort: {
        order: [
          'Introduction',
          'Foundations',
          'Pages',
          'Flows',
          ['Setting up an order', 'Menu and cart', 'Checkout', 'Signing in', 'Account', 'Every page', 'More'],
          'Flows without a page',
          'Parts',
        ],
      },
    },
    viewport: {
      options: {
        narrow: width(320, 'Narrowest'),
        phone: width(600, 'Widest phone'),
        tablet: width(1199, 'Widest tablet'),
        desk: width(1440, 'Desk'),
      },
    },
  },
  initialGlobals: { theme: 'light', motion: 'full', language: 'english' },
  globalTypes: {
    theme: {
      description: 'Colours',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'forced', title: 'Forced colours' },
        ],
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        icon: 'play',
        dynamicTitle: true,
        items: [
          { value: 'full', title: 'Motion' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
      },
    },
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'english', title: 'English' },
          { value: 'pseudo', title: 'Pseudo-locale, 30 % longer' },
        ],
      },
    },
  },
  decorators: [
    (Story, { globals }) => {
      showTheme(globals['theme'] as Theme);
      emulate('prefers-reduced-motion: reduce', globals['motion'] === 'reduced');
      speak(globals['language'] as Language);
      return (
        <Fragment key={String(globals['language'])}>
          <Story />
        </Fragment>
      );
    },
  ],
  beforeAll: async () => {
    if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
  },
  beforeEach: () => (isTest() ? watchConsole() : undefined),
  afterEach: async ({ canvasElement, globals, parameters }) => {
    if (!isTest()) return;
    if (isExamined(parameters)) await examine(canvasElement, globals['theme'] as Theme);
    expectSilence();
  },
};
export default preview;
