import { expect, it, vi } from 'vitest';
import { createCaptcha } from '#src/flows/gift-card/captcha.ports.ts';

const configured = { sandbox: 'off', captcha: { scriptUrl: 'https://captcha.example/api.js', siteKey: 'key' } } as const;
const loadScript = () => Promise.resolve();
const pretend = () => Promise.resolve('pretended');

it('a captcha that is there answers for this site and gift cards (GIFTCARD-09)', async () => {
  const execute = vi.fn<(siteKey: string, how: object) => Promise<string>>(() => Promise.resolve('proof'));
  const page = { grecaptcha: { ready: (then: () => void) => then(), execute } };
  expect(await createCaptcha({ config: configured, pretend, page, loadScript })()).toBe('proof');
  expect(execute.mock.calls).toEqual([['key', { action: 'giftcard' }]]);
});

it.each([
  ['whose script comes and never gets ready', { grecaptcha: { ready: () => {} } }, loadScript],
  ['whose script never comes', {}, () => new Promise<void>(() => {})],
])('a captcha %s fails after ten seconds: what waits for it goes on (GIFTCARD-09)', async (_, page, load) => {
  vi.useFakeTimers();
  const answer = createCaptcha({ config: configured, pretend, page, loadScript: load })();
  const failed = expect(answer).rejects.toThrow('The captcha does not answer.');
  await vi.advanceTimersByTimeAsync(10_000);
  await failed;
  expect(vi.getTimerCount()).toBe(0);
});
