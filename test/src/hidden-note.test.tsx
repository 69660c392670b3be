import { expect, it } from 'vitest';
import { clubPlacard } from '#model-tests/samples/menu.ts';
import { HiddenNote } from '#src/pages/menu/HiddenNote.tsx';
import { htmlOf } from '#test/kit/page.tsx';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();

it('What is hidden has one of the allergens that are avoided, not all of them (MENU-11)', async () => {
  const placards = ['MILK', 'EGG'].map((name) => ({ ...clubPlacard, placardId: name, allergens: [name] }));
  const avoidance = { allergens: ['MILK', 'EGG'], whole: ['MILK', 'EGG'], diets: [] };
  const html = await htmlOf(
    () => <HiddenNote {...{ placards, avoidance }} isShowing={false} onShow={() => {}} />,
    testDependencies(world),
    null,
  );
  expect(html).toMatch(/2 items with (milk or eggs?|eggs? or milk) are hidden/);
});
