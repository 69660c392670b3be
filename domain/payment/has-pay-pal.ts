import type { Config } from '../config/config.ts';

/** Whether PayPal can be asked at all: it is configured, or pretended. */
export const hasPayPal = ({ sandbox, payPal }: Pick<Config, 'sandbox' | 'payPal'>): boolean => payPal !== null || sandbox === 'embedded';
