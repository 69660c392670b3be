import { describe, expect, it } from 'vitest';
import { preparedFor } from '#domain/product/prepared-for.ts';

describe('E-41 whose name stands on the bag (PRODUCT-09)', () => {
  it.each([
    ['of the host of a group', { groupHost: 'Ana Ruiz', customer: 'Bo Li', onItem: 'Kim' }, 'Ana Ruiz'],
    ['of the guest, without a group', { groupHost: null, customer: 'Bo Li', onItem: 'Kim' }, 'Bo Li'],
    ['on the item, with neither', { groupHost: null, customer: null, onItem: 'Kim' }, 'Kim'],
    ['an empty name is none', { groupHost: '', customer: '', onItem: 'Kim' }, 'Kim'],
    ['nobody’s', { groupHost: null, customer: null, onItem: null }, ''],
  ])('%s', (_, known, name) => expect(preparedFor(known)).toBe(name));
});
