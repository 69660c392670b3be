const block = /(<script type="application\/json" id="config">)([^]*?)(<\/script>)/;

/** What the page is told where this server answers: the API is on its own origin, and no sandbox is loaded. */
export const served = { sandbox: 'off', apiBaseUrl: '/api' } as const;

/** The page with its block of configuration changed, as an operator would do. Throws when the page has no such block. */
export function configure(page: string, changes: Readonly<Record<string, unknown>>): string {
  const [, , text] = block.exec(page) ?? [];
  if (text === undefined) throw new Error('index.html has no block <script type="application/json" id="config">.');
  const config = { ...(JSON.parse(text.trim() || '{}') as object), ...changes };
  // `<` may not stand in a script element, whatever a value says.
  const json = JSON.stringify(config).replaceAll('<', String.raw`\u003c`);
  return page.replace(block, (_, open: string, __, close: string) => open + json + close);
}
