import { expect, it } from 'vitest';
import { defaultConfig } from '#domain/config/config.ts';
import { openStore } from '#src/app/storage/browser-state.ts';
import { memoryStorage } from '#sandbox/world/core/store.ts';

it('the state of the interface is stored under one key, which an operator may name (GEN-21, OPEN-02)', () => {
  expect(defaultConfig.uiStateKey).toBe('omni.ui');
  const storage = memoryStorage();
  storage.setItem('omni.ui', '{"hasSeenWelcome":true}');
  const hasSeen = (key: string) => openStore(storage, key).stored.hasSeenWelcome;
  expect([hasSeen(defaultConfig.uiStateKey), hasSeen('another.key')]).toEqual([true, false]);
});
