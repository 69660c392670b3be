import { menuRows } from './rows/menu.ts';
import { testRows } from './test-rows.ts';

testRows(menuRows);
