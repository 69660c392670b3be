import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeroScene } from '#src/pages/home/HeroScene.tsx';
import { sceneOf } from '#src/pictures/pictures.ts';
import { EmptyDish } from '#src/ui/EmptyDish.tsx';
import { FoodScene } from '#src/ui/FoodScene.tsx';

const meta = {
  title: 'Parts/Scenes',
  tags: ['autodocs'],
  component: EmptyDish,
  subcomponents: { FoodScene, HeroScene },
} satisfies Meta<typeof EmptyDish>;
export default meta;
type Story = StoryObj;

/** Change it in the controls. */
export const Adjustable: StoryObj<typeof EmptyDish> = { args: { label: 'An empty dish', beside: 'spoonOn' } };

export const Counter: Story = { render: () => <HeroScene isLow={false} /> };
export const Food: Story = { render: () => <FoodScene {...sceneOf('brisket-and-gruyere-melt')} isEager /> };
/** A picture that does not come. */
export const NoFood: Story = { render: () => <FoodScene {...sceneOf(null)} /> };
export const DishWithCrumbs: Story = { render: () => <EmptyDish label="An empty dish" beside="crumbs" /> };
export const DishWithSpoon: Story = { render: () => <EmptyDish label="An empty dish" beside="spoon" /> };
