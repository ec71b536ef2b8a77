/** The languages the agency speaks, in the order they are always named. */
export const spokenLanguages = ['english', 'arabic', 'german', 'kurdish', 'turkish'] as const;
