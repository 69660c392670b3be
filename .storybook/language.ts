import { i18n } from '@lingui/core';
import { pseudo } from '#stories/pseudo.ts';

export type Language = 'english' | 'pseudo';

let language: Language = 'english';
let english = i18n.messages;
let isOurs = false;

// Views bring their texts when they are loaded; those are English again.
i18n.on('change', () => {
  if (isOurs) return;
  english = i18n.messages;
  activate();
});

/** Shows every text in English, or as another language might have it. */
export function speak(wanted: Language): void {
  if (wanted === language) return;
  language = wanted;
  activate();
}

function activate(): void {
  const rewritten = () => Object.fromEntries(Object.entries(english).map(([key, message]) => [key, pseudo(message)]));
  isOurs = true;
  i18n.loadAndActivate({ locale: 'en-US', messages: language === 'pseudo' ? rewritten() : english });
  isOurs = false;
}
