import { checkoutRows } from './rows/checkout.ts';
import { testRows } from './test-rows.ts';

testRows(checkoutRows);
