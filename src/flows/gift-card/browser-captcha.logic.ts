import type { Config } from '#domain/config/config.ts';
import { createCaptcha } from './captcha.ports.ts';

const pretend = async () => (await import('#sandbox/world/payment/captcha.ts')).PRETEND_ANSWER;
const loadScript = async (url: string) => (await import('#src/app/session/script.ts')).loadScript(url);

/** The captcha of this page. */
export const browserCaptcha = (config: Config) => createCaptcha({ config, pretend, page: globalThis, loadScript });
