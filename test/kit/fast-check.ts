import fc from 'fast-check';

/** Fixed, so that the gate gives the same answer twice; `npm test -- --seed random` takes another one. */
const SEED = Number(process.env['SEED'] ?? 20_261);
fc.configureGlobal({ seed: SEED });

export { fc, SEED };
