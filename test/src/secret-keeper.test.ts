import { expect, it } from 'vitest';
import { createVault } from '#src/api/vault.ts';
import { createSecretKeeper } from '#src/routes/-secret-keeper.ts';

it('the vault has only the secret of the last press of a form, and those of other forms', () => {
  const vault = createVault();
  const [keepCard, keepPassword] = [createSecretKeeper(vault), createSecretKeeper(vault)];
  const ids = [keepCard('first card'), keepPassword('password'), keepCard('second card')];
  expect(ids.map((id) => vault.read(id))).toEqual([null, 'password', 'second card']);
});
