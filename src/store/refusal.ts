/** Why the store does not do what it was asked for, in a sentence that says what would help. */
export interface StoreRefusal {
  readonly rule: 'no-such-match' | 'already-there' | 'in-use' | 'damaged' | 'foreign' | 'disk';
  readonly sentence: string;
  /** The match may be open where nobody can be asked. Whoever opens it all the same hands this on: what its lock says. */
  readonly locked?: LockedMatch;
}

export interface LockedMatch {
  readonly id: string;
  readonly text: string;
}

export const refuse = (rule: StoreRefusal['rule'], sentence: string): StoreRefusal => ({ rule, sentence });
