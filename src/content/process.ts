/** The four steps of the agency's work, bottom to top of the stair. */
export const processSteps = ['discover', 'strategize', 'amplify', 'optimize'] as const;
