import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeroScene } from '#src/pages/home/HeroScene.tsx';
import { pictureOf } from '#src/pictures/pictures.ts';
import { Dish } from '#src/ui/Dish.tsx';
import { FoodScene } from '#src/ui/FoodScene.tsx';
import { scene } from '#src/ui/Scene.css.ts';

const meta = { title: 'Parts/Scenes' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Counter: Story = { render: () => <HeroScene /> };
export const Food: Story = { render: () => <FoodScene src={pictureOf('brisket-gruyere-melt')} isEager /> };
/** A picture that does not come. */
export const NoFood: Story = { render: () => <FoodScene src={null} /> };
export const EmptyDish: Story = {
  render: () => (
    <div className={scene}>
      <Dish className="" />
    </div>
  ),
};
