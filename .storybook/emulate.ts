/** What a browser tells a page of its guest, and a page cannot ask for by itself. */
const features = { 'forced-colors: active': false, 'prefers-reduced-motion: reduce': false };
export type Feature = keyof typeof features;

const written = new WeakMap<CSSMediaRule, string>();
const matchMedia = window.matchMedia.bind(window);

/** Has the page's own rules for a feature apply, or not, as if the browser said so. */
export function emulate(feature: Feature, isOn: boolean): void {
  features[feature] = isOn;
  for (const rule of mediaRules()) {
    const own = written.get(rule) ?? rule.media.mediaText;
    written.set(rule, own);
    rule.media.mediaText = rewritten(own);
  }
  window.matchMedia = (query) => matchMedia(rewritten(query));
}

/** A query with what is switched on as true. */
const rewritten = (query: string): string =>
  Object.entries(features).reduce((text, [feature, isOn]) => (isOn ? text.replaceAll(`(${feature})`, 'all') : text), query);

function* mediaRules(): Generator<CSSMediaRule> {
  for (const sheet of document.styleSheets) {
    // A sheet of another origin shows no rules; ours are all of this one.
    if (sheet.href === null || sheet.href.startsWith(location.origin)) yield* within(sheet.cssRules);
  }
}

function* within(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) yield rule;
    if (rule instanceof CSSGroupingRule) yield* within(rule.cssRules);
  }
}
