import { recipe } from '@vanilla-extract/recipes';
import { gap } from './Stack.css.ts';

export const row = recipe({ base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center' }, variants: { gap } });
