import type { Session } from '../tui/match/session.ts';
import type { Person } from './chairs.ts';
import type { Names } from './names.ts';
import type { Visitor } from './visitor.ts';

/** Somebody who is at the table now, and their screen. */
export interface Presence {
  readonly person: Person;
  /** What they see of the match; null before it begins. */
  session: Session | null;
  /** Ends their screen with a sentence. */
  readonly end: (sentence: string) => void;
}

/** Those who are at a table or may come back to it, and the screens of those who are there. */
export class People {
  readonly #names: Names;
  readonly #all = new Map<number, Person>();
  readonly #present = new Map<number, Presence>();
  #count = 0;

  constructor(names: Names) {
    this.#names = names;
  }

  get all(): readonly Person[] {
    return [...this.#all.values()];
  }
  get present(): readonly Presence[] {
    return [...this.#present.values()];
  }
  get(id: number): Person | null {
    return this.#all.get(id) ?? null;
  }
  presenceOf({ id }: Person): Presence | null {
    return this.#present.get(id) ?? null;
  }

  /** Who comes back: by their key, or the host. */
  returning({ key }: Visitor, isHost: boolean): Person | null {
    const isMeant = (person: Person) => (isHost ? person.isHost : key !== null && person.key === key);
    return this.all.find(isMeant) ?? null;
  }

  /** Who is known by name alone, is away for a while, and has the name of this visitor, who has no key either. */
  namesake({ key, name }: Visitor): Person | null {
    if (key !== null) return null;
    const isMeant = (other: Person) =>
      other.key === null && !other.isHere && !other.hasLeft && this.#names.isAlike(other.name, name);
    return this.all.find(isMeant) ?? null;
  }

  /** Somebody who was not at the table before; `others`: names there besides those of people. */
  newcomer(visitor: Visitor, isHost: boolean, others: readonly string[]): Person {
    const names = [...this.all.map(({ name }) => name), ...others];
    return this.add({
      name: this.#names.among(visitor.name, names),
      key: visitor.key,
      address: visitor.address,
      isHost,
      isReady: false,
      isHere: true,
      hasLeft: false,
      awaySince: 0,
      hides: new Set(),
    });
  }

  add(given: Omit<Person, 'id'>): Person {
    const person: Person = { ...given, id: ++this.#count };
    this.#all.set(person.id, person);
    return person;
  }

  remove({ id }: Person): void {
    this.#all.delete(id);
  }

  /** They are here now, at this screen. */
  arrive(presence: Presence): void {
    this.#present.set(presence.person.id, presence);
  }

  /** Their screen is no longer there. */
  drop({ id }: Person): void {
    const presence = this.#present.get(id);
    this.#present.delete(id);
    presence?.session?.close();
  }

  /** Every screen ends with a sentence. */
  dismiss(sentence: string): void {
    const { present } = this;
    this.#present.clear();
    for (const { end } of present) end(sentence);
  }
}
