import type { Preview } from '@storybook/react-vite';
import '#src/ui/theme.css.ts';

const preview: Preview = {
  parameters: { a11y: { test: 'error' }, layout: 'fullscreen' },
  initialGlobals: { theme: 'light' },
  globalTypes: {
    theme: {
      description: 'Light or dark',
      toolbar: { icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  decorators: [
    (Story, { globals }) => {
      document.documentElement.dataset['theme'] = String(globals['theme']);
      return <Story />;
    },
  ],
  beforeAll: async () => {
    if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
  },
};
export default preview;
