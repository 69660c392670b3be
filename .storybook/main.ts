import type { StorybookConfig } from '@storybook/react-vite';
import type { Plugin, PluginOption } from 'vite';
import { modelIndexer, modelStories } from './stories-from-models.ts';

const config: StorybookConfig = {
  stories: ['../stories/*.mdx', '../stories/**/*.stories.tsx', '../model-tests/*/*.model.ts'],
  addons: ['@storybook/addon-docs', '@storybook/addon-vitest', '@storybook/addon-a11y'],
  framework: '@storybook/react-vite',
  // Tables of properties are for readers: in a test run they would only take time.
  typescript: { reactDocgen: process.env['VITEST'] === undefined ? 'react-docgen' : false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  experimental_indexers: (indexers = []) => [...indexers, modelIndexer],
  // The site's own router writes its routes and splits them, and its build changes files for a page of its own: stories want neither.
  viteFinal: ({ plugins = [], ...vite }) => ({
    ...vite,
    plugins: [...plugins.flat().filter(isOfStories).map(describingViews), modelStories],
  }),
};
export default config;

/** Views alone have properties to tell: the plugin that reads them parsed every module, a fifth of what a build takes. */
const describingViews = (option: PluginOption): PluginOption =>
  isPlugin(option) && option.name === 'storybook:react-docgen-plugin' && typeof option.transform === 'function'
    ? { ...option, transform: { filter: { id: /\.tsx$/ }, handler: option.transform } }
    : option;

const isPlugin = (option: PluginOption): option is Plugin => typeof option === 'object' && option !== null && 'name' in option;

const isOfStories = (plugin: unknown) =>
  !(
    typeof plugin === 'object' &&
    plugin !== null &&
    'name' in plugin &&
    /^(tanstack|msw|site|strip-descriptions)/.test(String(plugin.name))
  );
