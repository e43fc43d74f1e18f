/** What stands in the third column of large windows, beside what the games say there. */
export const words = {
  match: 'Match',
  deal: 'deal',
  round: 'round',
  total: 'total',
  place: 'place',
  thisDeal: 'This deal',
  log: 'm: all',
  inForce: 'In force',
  rules: 'r: rules',
} as const;
