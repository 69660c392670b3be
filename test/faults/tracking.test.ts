import { trackingRows } from './rows/tracking.ts';
import { testRows } from './test-rows.ts';

testRows(trackingRows);
