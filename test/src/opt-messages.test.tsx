import { expect, it } from 'vitest';
import { must } from '#domain/must.ts';
import { details, forms } from '#model-tests/samples/account.ts';
import type { EditFormScreen } from '#machines/edit-form/edit-form.screen.ts';
import { CommunicationsPart, PrivacyPart } from '#src/flows/profile/ChoiceParts.tsx';
import '#src/text/lazy/profile.ts';
import { text } from '#src/text/text.ts';
import { htmlOf } from '#test/kit/page.tsx';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const deps = testDependencies(openSandbox());
const subscriptions = [{ name: 'Offers', isSubscribed: true }];

const shown = async (screen: EditFormScreen) => {
  const form = { screen, send: () => {} };
  const parts = [
    () => <CommunicationsPart {...form} subscriptions={subscriptions} isEmailGlobalOpt />,
    () => <PrivacyPart {...form} opt={details.optSettings} />,
  ];
  return Promise.all(parts.map((part) => htmlOf(part, deps, null)));
};

it('what a member opts in to is said to be saved, or not to be; neither is said before (EMAILPREF-04)', async () => {
  const saved = [text('profile.communications.saved'), text('profile.privacy.saved')];
  const [before, after, failed] = await Promise.all([shown(forms.closed), shown(forms.saved), shown(forms.unsaved)]);
  saved.forEach((words, at) => {
    expect(must(after[at], 'page')).toContain(words);
    expect(must(before[at], 'page')).not.toContain(words);
    expect(must(failed[at], 'page')).not.toContain(words);
    expect(must(failed[at], 'page')).toContain(text('profile.unsaved'));
  });
});
