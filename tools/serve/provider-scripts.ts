import type { Config } from '#domain/config/config.ts';

/** A place in the configuration that brings scripts of a provider. */
export interface ProviderScripts {
  readonly setting: string;
  /** `frame`: in a page of its own origin, which reads nothing of this site. */
  readonly place: 'page' | 'frame';
  readonly reason: string;
  readonly addresses: readonly string[];
}

export type ScriptSettings = Pick<Config, 'social' | 'fraud' | 'captcha' | 'payPal'>;

/** Returns every setting that brings scripts from elsewhere, with the addresses that a configuration names. The page's policy lets in no other. */
export const providerScripts = ({ social, fraud, captcha, payPal }: ScriptSettings): readonly ProviderScripts[] => [
  {
    setting: 'social',
    place: 'page',
    reason: 'Signs in with the account of another site; loaded by a press of its button (SIGNUP-08).',
    addresses: social.map(({ scriptUrl }) => scriptUrl),
  },
  {
    setting: 'captcha',
    place: 'frame',
    reason: 'Proves that a person asks for the balance of a gift card (GIFTCARD-09).',
    addresses: captcha === null ? [] : [captcha.scriptUrl],
  },
  {
    setting: 'fraud',
    place: 'page',
    reason: 'Gives the session id of the fraud check at a sign-in (FRAUD-01).',
    addresses: fraud === null ? [] : [fraud.scriptUrl],
  },
  {
    setting: 'payPal',
    place: 'frame',
    reason: 'Asks for the agreement with PayPal (C-83).',
    addresses: payPal === null ? [] : [payPal.scriptUrl],
  },
];
