import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeroScene } from '#src/pages/home/HeroScene.tsx';
import { pictureOf } from '#src/pictures/pictures.ts';
import { EmptyDish } from '#src/ui/EmptyDish.tsx';
import { FoodScene } from '#src/ui/FoodScene.tsx';

const meta = { title: 'Parts/Scenes' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Counter: Story = { render: () => <HeroScene isLow={false} /> };
export const Food: Story = { render: () => <FoodScene src={pictureOf('brisket-gruyere-melt')} isEager /> };
/** A picture that does not come. */
export const NoFood: Story = { render: () => <FoodScene src={null} /> };
export const DishWithCrumbs: Story = { render: () => <EmptyDish label="An empty dish" beside="crumbs" /> };
export const DishWithSpoon: Story = { render: () => <EmptyDish label="An empty dish" beside="spoon" /> };
