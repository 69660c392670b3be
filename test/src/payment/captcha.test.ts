import { expect, it, vi } from 'vitest';
import { createCaptcha, type AskCaptcha } from '#src/flows/gift-card/captcha.ports.ts';

const configured = { sandbox: 'off', captcha: { scriptUrl: 'https://captcha.example/api.js', siteKey: 'key' } } as const;
const pretend = () => Promise.resolve('pretended');
const never = () => new Promise<string>(() => {});
const captchaBy = (ask: AskCaptcha) => createCaptcha({ config: configured, pretend, ask });

it('a captcha that is there answers for this site (GIFTCARD-09)', async () => {
  const ask = vi.fn<AskCaptcha>(() => Promise.resolve('proof'));
  expect(await captchaBy(ask)(new AbortController().signal)).toBe('proof');
  expect(ask.mock.calls[0]?.[0]).toEqual(configured.captcha);
});

it('a captcha that does not answer fails after ten seconds, its frame is closed, and what waits for it goes on (GIFTCARD-09)', async () => {
  vi.useFakeTimers();
  const ask = vi.fn<AskCaptcha>(never);
  const failed = expect(captchaBy(ask)(new AbortController().signal)).rejects.toThrow('The captcha does not answer.');
  await vi.advanceTimersByTimeAsync(10_000);
  await failed;
  expect(ask.mock.calls[0]?.[1].signal.aborted).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

it('a captcha that asks the guest something waits for them, until they leave (GIFTCARD-09)', async () => {
  vi.useFakeTimers();
  const left = new AbortController();
  const ask: AskCaptcha = (_, { signal, onAsking }) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('It was closed.')));
      onAsking();
    });
  const failed = expect(captchaBy(ask)(left.signal)).rejects.toThrow('It was closed.');
  await vi.advanceTimersByTimeAsync(60_000);
  left.abort();
  await failed;
  expect(vi.getTimerCount()).toBe(0);
});
