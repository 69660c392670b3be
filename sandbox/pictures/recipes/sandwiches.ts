import type { DishRecipe } from '../draw.ts';
import { sandwich, wrap } from './make.ts';

/** Sandwiches. */
export const sandwiches = {
  'brisket-and-gruyere-melt': sandwich('rye', ['mustard', 'brisket', 'onion', 'gruyere'], { isHot: true }),
  'chicken-pesto-press': sandwich('ciabatta', ['chicken', 'pesto', 'tomato', 'mozzarella'], { isHot: true }),
  'three-cheese-toastie': sandwich('sourdough', ['gruyere', 'cheddar', 'provolone', 'cheddar'], { isHot: true }),
  'steak-and-blue-ciabatta': sandwich('ciabatta', ['arugula', 'steak', 'onion', 'blueCheese']),
  'meatball-marinara-sub': sandwich('ciabatta', ['meatball', 'provolone'], { isHot: true }),
  'roasted-mushroom-melt': sandwich('multigrain', ['spinach', 'mushroom', 'brie'], { isHot: true }),
  'turkey-cranberry-melt': sandwich('sourdough', ['turkey', 'cranberries', 'arugula', 'brie'], { isHot: true }),
  'roast-turkey-and-avocado': sandwich('sourdough', ['greens', 'turkey', 'tomato', 'avocado']),
  'bacon-turkey-club': sandwich('multigrain', ['greens', 'turkey', 'cheddar', 'tomato', 'bacon']),
  'tuna-garden-sandwich': sandwich('multigrain', ['greens', 'tuna', 'tomato', 'cucumber']),
  'mediterranean-veggie': sandwich('ciabatta', ['hummus', 'greens', 'cucumber', 'bellPepper', 'feta']),
  'ham-and-butter-baguette': sandwich('baguette', ['butter', 'ham', 'pickle']),
  'garden-wrap': wrap('lettuceWrap', ['avocado', 'carrot', 'cucumber', 'quinoa', 'carrot']),
} satisfies Record<string, DishRecipe>;
