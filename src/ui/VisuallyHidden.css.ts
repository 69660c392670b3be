import { style } from '@vanilla-extract/css';
import { unseen } from './unseen.ts';

export const hidden = style(unseen);
