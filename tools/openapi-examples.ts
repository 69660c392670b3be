/** Values by the name of a property, or of a schema of its own, for people who read the document and for mock servers made from it. */
const examples: Readonly<Record<string, string>> = {
  CafeDateTime: '2026-11-23T12:00',
  Id: '203',
  Time: '12:00',
  address: '100 Main Street',
  address1: '100 Main Street',
  birthday: '04/12',
  cafeTZ: 'America/Chicago',
  city: 'Springfield',
  code: '123456',
  countryDivision: 'IL',
  cvv: '123',
  date: '2026-11-23',
  deliveryAddressStatus: 'valid',
  expDate: '1229',
  formattedAddress: '100 Main Street, Springfield, IL 62701',
  imgKey: 'autumn-squash',
  name: 'Example',
  phoneNumber: '2175550123',
  postalCode: '62701',
  state: 'IL',
};

/** Lists whose parts have to agree with each other: a day on which the cafe is open at the example of its time. */
const listExamples: Readonly<Record<string, readonly unknown[]>> = {
  days: [{ date: '2026-11-23', open: '06:00', close: '21:00' }],
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A copy of a document, with an example at every schema of a string or list whose name has one. */
export function withExamples(part: unknown, name = ''): unknown {
  if (Array.isArray(part)) return part.map((item) => withExamples(item, name));
  if (!isObject(part)) return part;
  const copy = Object.fromEntries(
    // The name of a property goes through `anyOf` and the like to its schemas.
    Object.entries(part).map(([key, value]) => [key, withExamples(value, /^(anyOf|allOf|oneOf)$/.test(key) ? name : key)]),
  );
  if (part['type'] === 'array' && listExamples[name] !== undefined) return { ...copy, examples: [listExamples[name]] };
  const example = examples[name];
  return part['type'] === 'string' && example !== undefined && part['enum'] === undefined ? { ...copy, examples: [example] } : copy;
}
