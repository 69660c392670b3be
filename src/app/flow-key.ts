/** Storage key of a flow, by the id of its actor. */
export const flowKey = (id: string): string => `flow.${id}`;
