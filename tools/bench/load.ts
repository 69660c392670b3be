import { openPhone, forgetFiles, type PhoneBrowser } from './browser.ts';
import { median } from './figures.ts';
import { floorNames, type FloorName } from './floors.ts';
import { loadOnPhone, type Loaded } from './lighthouse.ts';
import { eachPage, type PageName } from './pages.ts';
import type { Served, Sites } from './sites.ts';
import { visit, type Visit } from './visit.ts';

/** A page as a phone sees it: Lighthouse's figures, and the first visit and the next one under the same slow network. */
export interface PageLoad extends Loaded {
  readonly first: Visit;
  readonly again: Visit;
}

/** Every page and both floors, measured in one run. */
export interface Load {
  readonly floors: Readonly<Record<FloorName, PageLoad>>;
  readonly pages: Readonly<Record<PageName, PageLoad>>;
}

/** What a first and a next visit cost, without Lighthouse. */
export interface Weights {
  readonly floors: Readonly<Record<FloorName, Visit>>;
  readonly pages: Readonly<Record<PageName, Visit>>;
}

const VISITS = 3;

/** Each page with an empty cache, on Lighthouse's phone and on ours, then once more with what the browser kept. */
export const benchLoad = (sites: Sites): Promise<Load> =>
  ofEach(sites, async (phone, served, address) => {
    const forget = () => forgetFiles(phone.context, served.url);
    const loaded = await loadOnPhone(address, phone.port, forget);
    const visits: { readonly first: Visit; readonly again: Visit }[] = [];
    for (let count = 0; count < VISITS; count += 1) {
      await forget();
      const first = await visit(phone.context, address, served.build);
      visits.push({ first, again: await visit(phone.context, address, served.build) });
    }
    return { ...loaded, first: middle(visits.map(({ first }) => first)), again: middle(visits.map(({ again }) => again)) };
  });

/** One first visit of each page. */
export const benchWeights = (sites: Sites): Promise<Weights> =>
  ofEach(sites, async ({ context }, { url, build }, address) => {
    await forgetFiles(context, url);
    return await visit(context, address, build);
  });

/** The visit whose largest paint is in the middle. */
function middle(visits: readonly Visit[]): Visit {
  const at = median(visits.map(({ largestPaintMs }) => largestPaintMs));
  return visits.find(({ largestPaintMs }) => largestPaintMs === at)!;
}

async function ofEach<Figures>(
  { product, floors }: Sites,
  measure: (phone: PhoneBrowser, served: Served, address: string) => Promise<Figures>,
): Promise<{ floors: Record<FloorName, Figures>; pages: Record<PageName, Figures> }> {
  const measured = { floors: {} as Record<FloorName, Figures>, pages: {} as Record<PageName, Figures> };
  const phone = await openPhone(product.url);
  try {
    for (const name of floorNames) measured.floors[name] = await measure(phone, floors[name], `${floors[name].url}/`);
    await eachPage(phone.context, product.url, async (name, address) => {
      measured.pages[name] = await measure(phone, product, address);
    });
  } finally {
    await phone.context.close();
  }
  return measured;
}
