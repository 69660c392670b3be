import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NowhereNews } from '#src/flows/cafe-search/FoundNews.tsx';

const htmlOf = (address: string) => renderToString(<NowhereNews place={{ kind: 'address', address }} />);

it('a search without cafes names its place in the heading, or below it where the place has figures', () => {
  expect(htmlOf('Kalispell, MT')).toContain('<h2>No cafes near Kalispell, MT yet</h2>');
  const zip = htmlOf('99501');
  expect(zip).toContain('<h2>No cafes near there yet</h2>');
  expect(zip).toContain('We looked around 99501.');
});
