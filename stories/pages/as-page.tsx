import type { ReactRenderer } from '@storybook/react-vite';
import type { DecoratorFunction } from 'storybook/internal/types';
import { Routed } from '#model-tests/kit/routed.tsx';

/** Shows a view as a page of the site: in its main part, with links that lead nowhere. */
export const asPage: DecoratorFunction<ReactRenderer> = (Story) => (
  <Routed>
    <main>
      <Story />
    </main>
  </Routed>
);
