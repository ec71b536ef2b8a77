/** How many ads reach one person in a day: the claim, and the marks of the field below it. */
export const adsPerDay = { quietest: 60, busiest: 100 } as const;
