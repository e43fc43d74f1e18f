import type { Session } from '../tui/match/session.ts';
import type { Person } from './chairs.ts';
import type { Names } from './names.ts';
import type { Visitor } from './visitor.ts';

/** A person at the table now, with their screen. */
export interface Presence {
  readonly person: Person;
  /** Their view of the match; null before it begins. */
  session: Session | null;
  /** Ends their screen with a sentence. */
  readonly end: (sentence: string) => void;
}

/** The persons of a table, present or away, and the screens of those present. */
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

  /** The person who comes back: the host, or the one with this key; null if there is none. */
  returning({ key }: Visitor, isHost: boolean): Person | null {
    const isMeant = (person: Person) => (isHost ? person.isHost : key !== null && person.key === key);
    return this.all.find(isMeant) ?? null;
  }

  /** The absent person known by name alone whose name resembles that of this visitor without a key; null if there is none. */
  namesake({ key, name }: Visitor): Person | null {
    if (key !== null) return null;
    const isMeant = (other: Person) =>
      other.key === null && !other.isHere && !other.hasLeft && this.#names.isAlike(other.name, name);
    return this.all.find(isMeant) ?? null;
  }

  /** Adds a person who is new at the table. `others`: names there besides those of people. */
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

  /** Notes that a person is present, at this screen. */
  arrive(presence: Presence): void {
    this.#present.set(presence.person.id, presence);
  }

  /** Removes a person's screen. */
  drop({ id }: Person): void {
    const presence = this.#present.get(id);
    this.#present.delete(id);
    presence?.session?.close();
  }

  /** Ends every screen with a sentence. */
  dismiss(sentence: string): void {
    const { present } = this;
    this.#present.clear();
    for (const { end } of present) end(sentence);
  }
}
