/** A refusal of the store: its sentence says what would help. */
export interface StoreRefusal {
  readonly rule: 'no-such-match' | 'already-there' | 'in-use' | 'damaged' | 'foreign' | 'disk';
  readonly sentence: string;
  /** Text of a lock whose owner cannot be asked. Hand it to `resume` to open the match all the same. */
  readonly locked?: LockedMatch;
}

export interface LockedMatch {
  readonly id: string;
  readonly text: string;
}

export const refuse = (rule: StoreRefusal['rule'], sentence: string): StoreRefusal => ({ rule, sentence });
