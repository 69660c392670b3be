import { writeFileSync } from 'node:fs';
import zipcodes from 'zipcodes/lib/codes.js';

/** Writes `sandbox/seeds/cafes.ts`: a cafe for each of some ZIP codes, where those really are. Run by hand when the chain opens cafes. */
const zones = { E: 'America/New_York', C: 'America/Chicago', M: 'America/Denver', A: 'America/Phoenix', P: 'America/Los_Angeles' };
const towns: readonly (readonly [zone: keyof typeof zones, city: string, state: string, zips: readonly string[]])[] = [
  ['E', 'Boston', 'MA', ['02116', '02210', '02139']],
  ['E', 'New York', 'NY', ['10011', '10022', '10128', '11201']],
  ['E', 'Philadelphia', 'PA', ['19103', '19147']],
  ['E', 'Pittsburgh', 'PA', ['15222', '15232']],
  ['E', 'Washington', 'DC', ['20005', '20009']],
  ['E', 'Baltimore', 'MD', ['21202', '21231']],
  ['E', 'Richmond', 'VA', ['23220', '23230']],
  ['E', 'Charlotte', 'NC', ['28202', '28203', '28226']],
  ['E', 'Atlanta', 'GA', ['30309', '30308', '30339']],
  ['E', 'Orlando', 'FL', ['32801', '32819']],
  ['E', 'Miami', 'FL', ['33131', '33137']],
  ['E', 'Columbus', 'OH', ['43215', '43201']],
  ['E', 'Cleveland', 'OH', ['44114', '44113']],
  ['E', 'Detroit', 'MI', ['48226', '48201']],
  ['C', 'Chicago', 'IL', ['60601', '60614', '60607', '60611']],
  ['C', 'Springfield', 'IL', ['62701', '62704']],
  ['C', 'Saint Louis', 'MO', ['63101', '63108', '63124']],
  ['C', 'Kansas City', 'MO', ['64108', '64112']],
  ['C', 'Minneapolis', 'MN', ['55401', '55408']],
  ['C', 'Milwaukee', 'WI', ['53202', '53211']],
  ['C', 'Nashville', 'TN', ['37203', '37206']],
  ['C', 'Dallas', 'TX', ['75201', '75204', '75225']],
  ['C', 'Houston', 'TX', ['77002', '77006', '77056']],
  ['C', 'Austin', 'TX', ['78701', '78704']],
  ['C', 'Omaha', 'NE', ['68102', '68114']],
  ['M', 'Denver', 'CO', ['80202', '80206', '80211']],
  ['M', 'Boulder', 'CO', ['80302']],
  ['M', 'Salt Lake City', 'UT', ['84101', '84106']],
  ['M', 'Albuquerque', 'NM', ['87102', '87110']],
  ['A', 'Phoenix', 'AZ', ['85004', '85016', '85018']],
  ['A', 'Tucson', 'AZ', ['85701', '85719']],
  ['P', 'Los Angeles', 'CA', ['90017', '90028', '90036']],
  ['P', 'San Diego', 'CA', ['92101', '92103']],
  ['P', 'San Francisco', 'CA', ['94103', '94107', '94123']],
  ['P', 'Sacramento', 'CA', ['95814']],
  ['P', 'Portland', 'OR', ['97205', '97209', '97214']],
  ['P', 'Seattle', 'WA', ['98101', '98109', '98122']],
  ['P', 'Las Vegas', 'NV', ['89101', '89109']],
];
const names = [
  'Market Square',
  'Old Mill',
  'Riverside',
  'Union Station',
  'Garden District',
  'Foundry',
  'Courthouse',
  'Lakeview',
  'Harbor',
  'Chapel Hill',
  'Depot',
  'Arcade',
  'Meadow Lane',
  'Clock Tower',
  'Orchard',
  'Bridge Street',
  'Granary',
  'Museum Row',
  'Elm Park',
  'Quarry',
];
const streets = ['Main St', 'Market St', 'Mill St', 'Elm St', 'Park Ave', 'Washington Ave', 'Church St', 'Oak St', '2nd St', 'Broad St'];
// Cafe 203 is part of the worked examples.
let id = 165;
const rows = towns.flatMap(([zone, city, state, zips]) =>
  zips.map((zip) => {
    const at = zipcodes.codes[zip];
    if (!at) throw new Error(`There is no ZIP code ${zip}.`);
    id += 1;
    const name = names[(id * 7) % names.length];
    const street = `${100 + ((id * 37) % 880)} ${streets[(id * 3) % streets.length]}`;
    return [String(id), name, street, city, state, zip, at.latitude, at.longitude, zones[zone]];
  }),
);
const lines = rows.map((row) => `  ${JSON.stringify(row).replaceAll('"', "'").replaceAll(',', ', ')},`);
writeFileSync(
  'sandbox/seeds/cafes.ts',
  `export type CafeRow = readonly [
  id: string,
  name: string,
  street: string,
  city: string,
  state: string,
  zip: string,
  latitude: number,
  longitude: number,
  timeZone: string,
];

/** The cafes of the chain, each where its ZIP code is. Written by \`tools/seeds/cafes.ts\`. */
export const cafeRows: readonly CafeRow[] = [
${lines.join('\n')}
];
`,
);
console.log(`${rows.length} cafes in ${new Set(rows.map((row) => row[4])).size} states`);
