/** What the boxes around the stage are called. */
export const words = {
  passing: 'Passing three cards',
  trick: (number: number) => `Trick ${number}`,
} as const;
