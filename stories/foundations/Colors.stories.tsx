import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page } from '#src/ui/Page.tsx';
import { palette } from '#src/ui/palette.ts';
import { theme } from '#src/ui/theme.css.ts';
import * as css from './Foundations.css.ts';

const names = Object.keys(palette) as (keyof typeof palette)[];

const meta = { title: 'Foundations/Colors' } satisfies Meta;
export default meta;

/** The colors of a theme; the toolbar changes it. Which pairs may meet is in test/src/ui/contrast.test.ts. */
export const All: StoryObj<typeof meta> = {
  render: () => (
    <Page heading="Colors" width="wide">
      <ul className={css.grid}>
        {names.map((name) => (
          <li key={name}>
            <div className={css.swatch} style={{ background: theme.color[name] }} />
            <p className={css.name}>{name}</p>
            <p className={css.value}>{`${palette[name].day}, dark ${palette[name].night}`}</p>
          </li>
        ))}
      </ul>
    </Page>
  ),
};
