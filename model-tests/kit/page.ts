import { expect } from 'vitest';
import { page } from 'vitest/browser';

/** Expects a text on the page. */
export const says = (words: string | RegExp) => expect.element(page.getByText(words)).toBeInTheDocument();

/** Asserts that the focus did not fall to the body with what has left the page. */
export const keepsFocus = () => expect.poll(() => document.activeElement?.tagName).not.toBe('BODY');
