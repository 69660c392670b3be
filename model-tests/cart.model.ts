import type { CartLineRequest } from '#domain/cart/line.ts';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import { cartScreen } from '#machines/cart/cart.screen.ts';
import { defineModel } from './kit/model.ts';
import { pickup } from './samples/orders.ts';

const line: CartLineRequest = { itemId: '72022', name: 'Club', quantity: 1, ingredients: [], msgKitchen: '', msgPreparedFor: '' };
const problems = [{ key: 'cart.validation.quantitylimit', name: 'Club', maximum: 6 }];

export const model = defineModel({
  machine: cartMachine,
  screen: cartScreen,
  inputs: { nothing: { cartId: null, order: null, room: 1 }, 'a cart': { cartId: 'cart-1', order: pickup, room: 1 } },
  payloads: {
    'order.setUp': [{ order: pickup }],
    'line.added': [{ line }],
    'line.changed': [{ sequenceNum: 1, line }],
    'line.removed': [{ sequenceNum: 1 }],
    'quantity.changed': [{ sequenceNum: 1, by: 1 }],
  },
  outcomes: {
    setUpCart: {
      set: [{ cartId: 'cart-1' }],
      setWithTrouble: [{ cartId: 'cart-1', problems }],
      gone: [{}],
      refused: [{ reasonCode: 'cart.validation.cafe' }],
    },
    changeCart: {
      added: [{}],
      removed: [{ line }, { line: null }],
      changed: [{}],
      troubled: [{ problems }],
      gone: [{}],
      refused: [{ reasonCode: 'cart.validation.status' }],
    },
  },
});
