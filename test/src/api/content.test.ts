import { expect, it, onTestFinished, vi } from 'vitest';
import { asset, contentFragments } from '#contract/content.ts';
import { cafeNoteOf, iconOf } from '#src/api/content.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();
const { call, queryClient } = testDependencies(world);

/** Answers the files of the server from this page, whose address a test has none of. */
function answerFiles(answer: () => Response) {
  const fetching = vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(answer()));
  onTestFinished(() => fetching.mockRestore());
  return fetching;
}
const svg = (source: string) => new Response(source, { headers: { 'content-type': 'image/svg+xml; charset=utf-8' } });

/** The client with one call answered by the test. */
const answering =
  (name: string, answer: unknown): typeof call =>
  (described, asked) =>
    described.name === name ? Promise.resolve(answer as never) : call(described, asked);

it('What editors say about a cafe is asked for in one query, by its keys (SERVICE-05, C-129)', async () => {
  const asked: unknown[] = [];
  const watched: typeof call = (described, request) => {
    if (described.name === contentFragments.name) asked.push(request);
    return call(described, request);
  };
  const note = await queryClient.fetchQuery(cafeNoteOf(watched, '166', 'RPU'));
  expect(note).toMatchObject({ key: 'cafe.note.RPU.166', title: 'Parking', icon: 'parking.svg' });
  expect(asked).toEqual([
    {
      body: {
        query: 'query ContentFragments($keys: [String!]!) { fragments(keys: $keys) { key title text icon } }',
        variables: { keys: ['cafe.note.RPU.166', 'cafe.note.RPU'] },
      },
    },
  ]);
  expect(await queryClient.fetchQuery(cafeNoteOf(call, '166', 'DELIVERY'))).toBeNull();
});

it('An icon is the SVG at the address of its asset, which is asked without cookies (SERVICE-05, C-127, C-130)', async () => {
  const fetching = answerFiles(() => svg('<svg/>'));
  const asked = answering(asset.name, { path: 'parking.svg', url: '/files/parking.svg' });
  expect(await queryClient.fetchQuery(iconOf(asked, 'parking.svg'))).toBe('<svg/>');
  expect(fetching).toHaveBeenCalledWith('/files/parking.svg', expect.objectContaining({ credentials: 'omit' }));
});

it('An asset without an address, or unknown, has no endpoint, in the words of the row (ERRORS-12)', async () => {
  const unset = answering(asset.name, { path: 'unset.svg', url: null });
  await expect(queryClient.fetchQuery(iconOf(unset, 'unset.svg'))).rejects.toThrow('Asset endpoint url not found');
  await expect(queryClient.fetchQuery(iconOf(call, 'gone.svg'))).rejects.toThrow('Asset endpoint url not found');
});

it.for<readonly [string, () => Response]>([
  ['a missing file', () => new Response(null, { status: 404 })],
  ['a page', () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })],
])('An icon that is %s is none (ERRORS-10)', async ([what, answer]) => {
  answerFiles(answer);
  const asked = answering(asset.name, { path: what, url: '/files/x.svg' });
  await expect(queryClient.fetchQuery(iconOf(asked, what))).rejects.toThrow('No SVG at /files/x.svg');
});
