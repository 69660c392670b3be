import type { Config } from '#domain/config/config.ts';
import { createCaptcha, type AskCaptcha } from './captcha.ports.ts';

const pretend = async () => (await import('#sandbox/world/payment/captcha.ts')).PRETEND_ANSWER;
const ask: AskCaptcha = async (captcha, how) => (await import('#src/app/frames/captcha.ts')).askInFrame(captcha, how);

/** The captcha of this page, whose provider runs in a frame. */
export const browserCaptcha = (config: Config) => createCaptcha({ config, pretend, ask });
