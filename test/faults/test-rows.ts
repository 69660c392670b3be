import { describe, expect, it } from 'vitest';
import { LIST_MAX } from '#domain/app/list-max.ts';
import { must } from '#domain/must.ts';
import { text } from '#src/text/text.ts';
import type { World } from '#sandbox/world/world.ts';
import type { Fault } from '#sandbox/world/core/fault.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { skipWaits } from '#test/kit/skip-waits.ts';
import { until } from './site.ts';
import type { Expected, Row } from './stage.ts';

const failures = ['error500', 'error503', 'error401', 'error404', 'malformed', 'invalid', 'empty', 'html', 'dropped', 'timeout'] as const;

const expectedOf = (row: Row, kind: (typeof failures)[number]): Expected =>
  (kind === 'error404' && row.error404) ||
  (kind === 'error401' && row.error401) ||
  (kind === 'error503' && row.error503) ||
  (kind === 'dropped' && row.dropped) ||
  row.failed;

/** The texts of the buttons and links of a page. */
const controlsIn = (html: string) =>
  [...html.matchAll(/<(button|a)\b[^>]*>(.*?)<\/\1>/gs)].map(([, , content = '']) => content.replaceAll(/<[^>]*>/g, ''));
const wordsOf = (key: Expected['offers']) =>
  text(key, { total: '', action: '', cafe: '', price: '', phone: '', value: '', wallet: '' }).trim();

/** Quantities of the lines that the server has of a cart. */
const quantitiesIn = (world: World, cartId: string | null | undefined) =>
  (world.carts.get(cartId ?? '')?.lines ?? []).map(({ asked }) => asked.quantity);

/** A cell of the table: the call fails, the page says so and leads on once it does not, and the cart is as it was. */
async function walk(
  world: World,
  { endpoint, stage: open, lines = [1], linesAfter = lines, isQuiet, isPlacing }: Row,
  kind: Fault['kind'],
  cell: Expected,
) {
  const stage = await open(world);
  const cartId = stage.site().cartId();
  const [serverCart] = world.carts.all();
  world.faults.put(endpoint, { endpoint, kind });
  await stage.act();
  await until(stage.state, cell.state);
  await until(() => stage.site().hasFailedAt(endpoint), true);

  const html = await stage.site().read(stage.page, stage.place);
  const says = text(cell.says, cell.values);
  expect(html).toContain(says);
  expect(controlsIn(html).join('\n')).toContain(wordsOf(cell.offers));
  expect(html.match(/<li\b/g) ?? []).toSatisfy((items: readonly string[]) => items.length < 3 * LIST_MAX);
  if (kind === 'error503') await until(() => stage.site().overlay(), isQuiet || isPlacing ? null : 'site-maintenance');
  // A guest needs no session to look something up.
  if (kind === 'error401')
    await until(() => stage.site().isAskedToSignIn(), !stage.site().isPublic(endpoint) && !cell.offersSignIn && !isQuiet);
  if (cell.offersSignIn) expect(controlsIn(html)).toContain(text('shell.signIn'));
  if (cartId !== null) expect(stage.site().cartId()).toBe(cartId);
  if (kind !== 'oversized') expect(quantitiesIn(world, serverCart?.cartId)).toEqual(lines);

  world.faults.clear();
  await must(stage.ways[cell.offers], cell.offers)();
  await until(stage.state, cell.leadsTo);
  if (cell.state !== cell.leadsTo) expect(await stage.site().read(stage.page, stage.place)).not.toContain(says);
  expect(quantitiesIn(world, serverCart?.cartId ?? stage.site().cartId())).toEqual(cell.lines ?? linesAfter);
}

/** The tests of some rows of the table, for a file of their own. */
export function testRows(rows: readonly Row[]) {
  const world = openSandbox();
  skipWaits();
  describe.each(rows)('$endpoint: $when', (row) => {
    it.each(failures.filter((kind) => kind !== 'invalid' || row.hasEmptyAnswer !== true))(
      'a guest is told of %s, goes on once it is over, and keeps the cart',
      (kind) => walk(world, row, kind, expectedOf(row, kind)),
    );
    it.each(row.oversized ? [row.oversized] : [])('10,000 entries do not fill the page', (oversized) =>
      walk(world, row, 'oversized', oversized),
    );
  });
}
