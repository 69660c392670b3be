/** Steps of a payment by phone, in order. */
export const phoneSteps = ['connecting', 'talking', 'paying', 'wrapUp'] as const;
export type PhoneStep = (typeof phoneSteps)[number];
