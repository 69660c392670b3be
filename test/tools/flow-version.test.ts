import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { tableFile } from '#tools/paths/table-file.ts';
import { flowsOf, flowVersion } from '#tools/vite/flow-version.ts';

/** Three flows, one inside the other; the first knows the third by type alone. */
function folders() {
  const root = mkdtempSync(path.join(tmpdir(), 'flow-version-'));
  const [machines, tables] = ['machines', 'tables'].map((name) => path.join(root, name)) as [string, string];
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  write(path.join(machines, 'order/order.machine.ts'), "import { payMachine } from '../pay/pay.machine.ts';\n");
  write(path.join(machines, 'order/order.types.ts'), "import type { cartMachine } from '../cart/cart.machine.ts';\n");
  write(path.join(machines, 'pay/pay.machine.ts'), '');
  write(path.join(machines, 'cart/cart.machine.ts'), '');
  const writeTable = (flow: string, text: string) => write(tableFile(flow, tables), text);
  for (const flow of ['order', 'pay', 'cart']) writeTable(flow, flow);
  return { machines, tables, writeTable };
}

it('the version of a flow changes with its own table and with those of the flows inside it, and with no other', () => {
  const { writeTable, ...where } = folders();
  const before = flowVersion('order', where);
  writeTable('cart', 'changed');
  expect(flowVersion('order', where)).toBe(before);
  writeTable('pay', 'changed');
  const inner = flowVersion('order', where);
  writeTable('order', 'changed');
  expect(new Set([before, inner, flowVersion('order', where)]).size).toBe(3);
});

it('a flow without a table has no version: the build says which command writes it', () => {
  const { machines } = folders();
  expect(() => flowVersion('order', { machines, tables: machines })).toThrow('npm run paths -- order --write');
});

it('the flows inside the order setup and the checkout are found', () => {
  expect(flowsOf('machines', 'order-setup')).toEqual(['address-search', 'cafe-search', 'cafe-session', 'order-setup', 'slots']);
  expect(flowsOf('machines', 'checkout')).toEqual(['checkout', 'payment-selection', 'submit']);
  expect(flowsOf('machines', 'profile')).toEqual([
    'edit-form',
    'missed-visit',
    'pay-pal',
    'payment-entry',
    'profile',
    'stored-payments',
    'two-step',
    'verification',
  ]);
});
