import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page } from '#src/ui/Page.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { theme } from '#src/ui/theme.css.ts';
import * as css from './Foundations.css.ts';

const sizes = Object.keys(theme.size) as (keyof typeof theme.size)[];

const meta = { title: 'Foundations/Type' } satisfies Meta;
export default meta;

/** Headings are in the serif. Figures never are: its numerals are old-style. */
export const All: StoryObj<typeof meta> = {
  render: () => (
    <Page heading="Type" width="wide">
      <Stack gap={24}>
        {sizes.map((name) => (
          <div key={name}>
            <p className={css.value}>{name}</p>
            <p style={{ fontSize: theme.size[name] }}>Fresh bread, baked every morning. $13.79 at 12:20 PM</p>
            {(name === 'display' || name === 'title' || name === 'large') && (
              <p style={{ fontFamily: theme.font.display, fontSize: theme.size[name], lineHeight: 1.2 }}>How would you like your order?</p>
            )}
          </div>
        ))}
      </Stack>
    </Page>
  ),
};
