import { seeds } from '../../seeds/people.ts';
import { collection, type KeyValueStorage } from '../core/store.ts';
import { Person } from './person.ts';

/** Everybody with an account: the first ones, as they changed since, and who joined later. */
export function peopleOn(shelf: KeyValueStorage) {
  const changed = collection(shelf, 'people', Person);
  const all = (): readonly Person[] => {
    const known = new Map(seeds.map(({ person }) => [person.customerId, person]));
    for (const person of changed.all()) known.set(person.customerId, person);
    return [...known.values()];
  };
  return {
    all,
    get: (customerId: string) => all().find((person) => person.customerId === customerId),
    byEmail: (email: string) => all().find(({ emailAddress }) => emailAddress.toLowerCase() === email.trim().toLowerCase()),
    put: (person: Person) => changed.put(person.customerId, person),
    clear: () => changed.clear(),
  };
}
