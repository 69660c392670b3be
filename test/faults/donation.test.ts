import { donationRows } from './rows/donation.ts';
import { testRows } from './test-rows.ts';

testRows(donationRows);
