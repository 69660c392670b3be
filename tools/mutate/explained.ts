/** Mutants that change no behavior, so that no test can fail: each with the reason. */
export const explained: Readonly<Record<'charts' | 'domain', Readonly<Record<string, string>>>> = {
  charts: {
    'member: signedIn.security.passing secureUntil onDone 0 goes to deciding': 'Decided there, an insecure session is insecure at once.',
    'member: signedIn.security.passing secureUntil onError 0 goes to deciding': 'Decided there, an insecure session is insecure at once.',
  },
  domain: {
    "domain/cafe/geocode.ts: address.replaceAll(/[\\s,.]+/g, ' ').trim().toLowerCase() becomes address.replaceAll(/[\\s,.]+/g, ' ').trim().toUpperCase()":
      'Both sides of the comparison are folded; to which case does not matter.',
    'domain/checkout/payment.ts: [] becomes ["Stryker was here"]': 'What is no gift card is not selected, so it is filtered out.',
    'domain/config/config.ts: issue.path?.[0]?.key becomes issue.path?.[0].key':
      'Every issue of an object names the key; the types cannot say so.',
    'domain/config/config.ts: issue.path?.[0] becomes issue.path[0]': 'Every issue of an object has a path; the types cannot say so.',
    'domain/config/config.ts: { return false; } becomes {}': 'Nothing is as false as false to the check that asks.',
    'domain/navigation/order-bar.ts: [] becomes ["Stryker was here"]': 'What is no cart has submitted nothing, so it is filtered out.',
    'domain/order/setup-steps.ts: \'destination\' becomes "" (9 of 9)': 'The words of an error that cannot come: no step is open there.',
    'domain/order/setup-steps.ts: \'cafe\' becomes "" (7 of 7)': 'The words of an error that cannot come: no step is open there.',
    'domain/payment/card.ts: total + (index % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)) becomes total - (index % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0))':
      'A sum is divisible by ten exactly when its negative is.',
    'domain/payment/mask.ts: \'\' becomes "Stryker was here!" (3 of 5)': 'Neither is the sign of a place in a mask.',
    'domain/session/unauthorized.ts: \'\' becomes "Stryker was here!"': 'Neither is the reason code of a pending account.',
  },
};
