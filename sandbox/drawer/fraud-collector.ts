/** Names of clients for which the pretended collector fails, and never answers. */
export const failingClient = 'sandbox-error';
export const silentClient = 'sandbox-silence';

let collected = 0;

/** Pretends to be the collector of a fraud check, in place of a script from elsewhere: it sends nothing, and gives an id of its own (OPEN-26). */
export const stubCollector = {
  async collect({ clientId }: { readonly clientId: string }): Promise<string> {
    if (clientId === failingClient) throw new Error('The pretended collector fails.');
    if (clientId === silentClient) return new Promise<string>(() => {});
    collected += 1;
    return `sandbox-fraud-${collected}`;
  },
};
