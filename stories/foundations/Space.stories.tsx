import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page } from '#src/ui/Page.tsx';
import { Row } from '#src/ui/Row.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { theme } from '#src/ui/theme.css.ts';
import * as css from './Foundations.css.ts';

const spaces = [4, 8, 12, 16, 20, 24, 32, 48, 64] as const satisfies readonly (keyof typeof theme.space)[];
const corners = Object.keys(theme.corner) as (keyof typeof theme.corner)[];

const meta = { title: 'Foundations/Space' } satisfies Meta;
export default meta;

/** Distances and corners. */
export const All: StoryObj<typeof meta> = {
  render: () => (
    <Page heading="Space" width="wide">
      <Stack gap={32}>
        <Stack gap={12}>
          {spaces.map((space) => (
            <div key={space}>
              <p className={css.value}>{space}</p>
              <div className={css.bar} style={{ inlineSize: theme.space[space] }} />
            </div>
          ))}
        </Stack>
        <Row gap={24}>
          {corners.map((corner) => (
            <div key={corner}>
              <div className={css.corner} style={{ borderRadius: theme.corner[corner] }} />
              <p className={css.value}>{corner}</p>
            </div>
          ))}
        </Row>
      </Stack>
    </Page>
  ),
};
