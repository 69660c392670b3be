/** Returns the file of a flow's transition table. */
export const tableFile = (flow: string, folder = 'model-tests'): string => `${folder}/${flow}/${flow}.table.json`;
