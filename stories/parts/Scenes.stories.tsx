import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeroScene } from '#src/pages/home/HeroScene.tsx';
import { Dish } from '#src/ui/Dish.tsx';
import { scene } from '#src/ui/Scene.css.ts';

const meta = { title: 'Parts/Scenes' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Counter: Story = { render: () => <HeroScene /> };
export const EmptyDish: Story = {
  render: () => (
    <div className={scene}>
      <Dish className="" />
    </div>
  ),
};
