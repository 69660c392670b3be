import * as v from 'valibot';

/** What the vault keeps as text. @throws with a message of our own: that of a schema quotes what it was given, and errors are recorded. */
export function fromSecret<Schema extends v.GenericSchema>(schema: Schema, secret: string): v.InferOutput<Schema> {
  const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), secret);
  if (!kept.success) throw new Error('What was typed cannot be read.');
  return kept.output;
}
