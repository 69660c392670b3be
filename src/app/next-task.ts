/** Resolves in a task of its own: a tap of the guest comes before it (decision 056). */
export const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));
