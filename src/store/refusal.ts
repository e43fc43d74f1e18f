/** Why the store does not do what it was asked for, in a sentence that says what would help. */
export interface StoreRefusal {
  readonly rule: 'no-such-match' | 'already-there' | 'in-use' | 'damaged' | 'foreign' | 'disk';
  readonly sentence: string;
}

export const refuse = (rule: StoreRefusal['rule'], sentence: string): StoreRefusal => ({ rule, sentence });
