import { style } from '@vanilla-extract/css';
import { dishColor, dishRim } from './Scene.css.ts';

export const dish = style({ fill: dishColor });
export const rim = style({ fill: dishRim });
export const shade = style({ fill: '#1d0e04' });
