import type { Preview } from '@storybook/react-vite';
import '#src/ui/fonts.ts';
import '#src/ui/theme.css.ts';

const preview: Preview = {
  parameters: {
    a11y: { test: 'error' },
    layout: 'fullscreen',
    viewport: {
      options: {
        phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        narrow: { name: 'Narrowest, 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
        desk: { name: 'Desk, 1280', styles: { width: '1280px', height: '860px' }, type: 'desktop' },
      },
    },
  },
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
