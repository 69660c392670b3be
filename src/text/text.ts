import { i18n } from '@lingui/core';
import { app } from './en/app.ts';
import { cafeSearch } from './en/cafe-search.ts';
import { cart } from './en/cart.ts';
import { checkout } from './en/checkout.ts';
import { menu } from './en/menu.ts';
import { orderSetup } from './en/order-setup.ts';
import { shell } from './en/shell.ts';
import { slots } from './en/slots.ts';

/** Every word the guest reads, under its key; one file per flow, values in ICU message syntax (OPEN-09). */
const english = { ...app, ...cafeSearch, ...cart, ...checkout, ...menu, ...orderSetup, ...shell, ...slots };

export type TextKey = keyof typeof english;

i18n.loadAndActivate({ locale: 'en-US', messages: english });

export const text = (key: TextKey, values: Readonly<Record<string, string | number>> = {}): string => i18n._(key, values);

/** Some texts exist or not, as `apiError.{reasonCode}` (ERRORS-06). */
export const hasText = (key: string): key is TextKey => Object.hasOwn(english, key);
