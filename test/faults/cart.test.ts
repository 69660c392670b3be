import { cartRows } from './rows/cart.ts';
import { testRows } from './test-rows.ts';

testRows(cartRows);
