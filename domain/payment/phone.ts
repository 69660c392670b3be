/** Steps of a call that goes on. */
export const phoneSteps = ['connecting', 'talking', 'paying', 'wrapUp'] as const;
export type PhoneStep = (typeof phoneSteps)[number];
