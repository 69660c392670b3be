import type { Meta, StoryObj } from '@storybook/react-vite';
import * as lucide from 'lucide';
import { expect } from 'storybook/test';
import { Icon } from '#src/ui/Icon.tsx';
import { Page } from '#src/ui/Page.tsx';
import * as css from './Foundations.css.ts';

const sources = import.meta.glob<string>(['/src/**/*.{ts,tsx}', '!/src/**/*.css.ts'], { query: '?raw', import: 'default', eager: true });
const imported = /import \{([^}]+)\} from 'lucide'/g;
/** Names of the icons that the site imports. */
const names = Object.values(sources)
  .flatMap((source) => [...source.matchAll(imported)].flatMap(([, list = '']) => list.split(',')))
  .map((name) => name.trim())
  .filter((name) => /^[A-Z]/.test(name));
const used = [...new Set(names)].toSorted();
const isIcon = (name: string): name is keyof typeof lucide.icons => name in lucide.icons;

const meta = { title: 'Foundations/Icons' } satisfies Meta;
export default meta;

/** Each icon that the site uses, at its usual size. Hidden from assistive technology: a label beside it says what it means. */
export const All: StoryObj<typeof meta> = {
  render: () => (
    <Page heading="Icons" width="wide">
      <ul className={css.grid}>
        {used.filter(isIcon).map((name) => (
          <li key={name} className={css.icon}>
            <Icon of={lucide.icons[name]} size={24} />
            <span className={css.value}>{name}</span>
          </li>
        ))}
      </ul>
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ChevronLeft')).toBeVisible();
  },
};
