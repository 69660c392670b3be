/** What the pretended captcha of the page answers: the only answer that this bakery takes for a person's. */
export const PRETEND_ANSWER = 'sandbox-person';
