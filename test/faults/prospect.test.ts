import { prospectRows } from './rows/prospect.ts';
import { testRows } from './test-rows.ts';

testRows(prospectRows);
