import type { Config } from '../config/config.ts';

/** Whether Military Star cards are taken: the operator has switched them on, or the bakery is pretended. One that an account has is taken anyway. */
export const hasMilStar = ({ sandbox, milStar }: Pick<Config, 'sandbox' | 'milStar'>): boolean => milStar || sandbox === 'embedded';
