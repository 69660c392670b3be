import { approvalRows } from './rows/approval.ts';
import { testRows } from './test-rows.ts';

testRows(approvalRows);
