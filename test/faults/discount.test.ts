import { discountRows } from './rows/discount.ts';
import { testRows } from './test-rows.ts';

testRows(discountRows);
