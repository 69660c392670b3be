import { expect, it } from 'vitest';
import { captureGlobalErrors, createFaultLog, type Fault } from '#src/app/error-log.ts';

it('a rejection or error that nothing caught is reported by name and message, without its data (ERRORS-05)', () => {
  const listeners = new Map<string, (event: object) => void>();
  const faults: Fault[] = [];
  const log = createFaultLog();
  log.listen((fault) => faults.push(fault));
  captureGlobalErrors(log, { addEventListener: ((type: string, hear: (event: object) => void) => listeners.set(type, hear)) as never });
  listeners.get('unhandledrejection')?.({ reason: Object.assign(new TypeError('no'), { card: '4111111111111111' }) });
  listeners.get('unhandledrejection')?.({ reason: { card: '4111111111111111' } });
  listeners.get('error')?.({ error: null, message: 'Script error.' });
  expect(faults).toEqual([
    { source: 'promise', message: 'TypeError: no' },
    { source: 'promise', message: 'object' },
    { source: 'script', message: 'Script error.' },
  ]);
});
