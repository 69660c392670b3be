import { expect } from 'vitest';
import { page } from 'vitest/browser';

/** The words stand on the page. */
export const says = (words: string | RegExp) => expect.element(page.getByText(words)).toBeInTheDocument();

/** A button, as a guest would name it. */
export const button = (name: string | RegExp) => page.getByRole('button', { name });
