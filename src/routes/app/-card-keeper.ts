import { cardAsSecret } from '#src/api/payment.ts';
import { useSecretKeeper } from '../-secret-keeper.ts';

/** Returns a function that puts the typed card into the vault, in place of the one of an earlier press. */
export function useCardKeeper() {
  const keep = useSecretKeeper();
  return (card: Parameters<typeof cardAsSecret>[0]): string => keep(cardAsSecret(card));
}
