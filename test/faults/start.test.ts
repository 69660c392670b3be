import { startRows } from './rows/start.ts';
import { testRows } from './test-rows.ts';

testRows(startRows);
