import type { Row } from '../stage.ts';
import { fillingCombo } from '../stages/combo.ts';
import {
  checkingStock,
  listingAllergens,
  listingAllergensOfCafe,
  openingFormerHash,
  openingMenu,
  openingOffer,
  openingProduct,
  openingUnlisted,
  pricingOrder,
  readingMenuInfo,
  readingStock,
} from '../stages/menu.ts';

const noMenu = { state: 'menu error', says: 'menu.unreachable', offers: 'page.error.retry', leadsTo: 'menu success' } as const;
const shown = { state: 'menu success', says: 'menu.search', offers: 'shell.viewCart', leadsTo: 'menu success' } as const;
const noList = { state: 'unloaded', says: 'allergens.unloaded', offers: 'allergens.retry', leadsTo: 'choosing.free' } as const;
const listed = { state: 'choosing.free', says: 'allergens.lead', offers: 'allergens.clear', leadsTo: 'choosing.free' } as const;
const product = {
  state: 'choosing.free',
  says: 'product.quantity',
  offers: 'product.add',
  leadsTo: 'cart resting.calm',
  lines: [1, 1],
} as const;
const combo = { ...product, state: 'complete.full', says: 'combo.done.heading' } as const;

/** The menu, a product and a combo of it. */
export const menuRows: readonly Row[] = [
  { endpoint: 'menu.versions', when: 'The menu is opened', stage: openingMenu, failed: noMenu },
  { endpoint: 'menu.categories', when: 'The menu is opened', stage: openingMenu, failed: noMenu, oversized: shown },
  { endpoint: 'menu.placards', when: 'The menu is opened', stage: openingMenu, failed: noMenu, oversized: shown },
  // Nothing is shown, and everything counts as there (MENU-17).
  {
    endpoint: 'menu.stockout',
    when: 'The menu is opened before an order',
    stage: readingStock,
    failed: { ...shown, offers: 'shell.start' },
    oversized: { ...shown, offers: 'shell.start' },
    lines: [],
  },
  { endpoint: 'menu.stockout.check', when: 'The menu is opened for an order', stage: checkingStock, failed: shown, oversized: shown },
  {
    endpoint: 'menu.customizations',
    when: 'A product is opened',
    stage: openingProduct,
    failed: { state: 'unloaded', says: 'product.unloaded', offers: 'page.error.retry', leadsTo: 'choosing.free' },
    oversized: product,
  },
  // Every option counts as there (MENU-17).
  { endpoint: 'menu.stockout.check', when: 'A product is opened for an order', stage: openingProduct, failed: product, oversized: product },
  // The sum of the menu's prices stays (PRODUCT-07).
  {
    endpoint: 'menu.priceNutrition',
    when: 'A product is opened',
    stage: openingProduct,
    failed: product,
    oversized: product,
  },
  // So does that of a combo.
  {
    endpoint: 'menu.priceNutrition',
    when: 'The last place of a combo is filled',
    stage: fillingCombo,
    failed: combo,
    oversized: combo,
  },
  {
    endpoint: 'menu.allergens.version',
    when: 'A guest chooses what to avoid',
    stage: listingAllergens,
    failed: noList,
    oversized: listed,
  },
  {
    endpoint: 'menu.allergens',
    when: 'A guest chooses what to avoid while the version of the menu is not known',
    stage: listingAllergensOfCafe,
    failed: noList,
    oversized: listed,
  },
  // The prices of the menu hold (PRICING-03).
  {
    endpoint: 'pricing.overrides',
    when: 'The menu is opened with dynamic pricing',
    stage: pricingOrder,
    failed: { ...shown, state: 'cleared', leadsTo: 'cleared' },
    oversized: { ...shown, state: 'applied', leadsTo: 'applied' },
  },
  {
    endpoint: 'menu.offer',
    when: 'The link of a campaign is opened',
    stage: openingOffer,
    failed: { state: 'offer error', says: 'offer.unreachable', offers: 'page.error.retry', leadsTo: 'offer success' },
    error404: { state: 'offer success', says: 'offer.over.words', offers: 'offer.menu', leadsTo: 'offer success' },
    oversized: { state: 'offer success', says: 'offer.menu', offers: 'offer.menu', leadsTo: 'offer success' },
  },
  // The placard itself is asked for.
  {
    endpoint: 'menu.placardHashes',
    when: 'A link of an earlier release is opened',
    stage: openingFormerHash,
    failed: product,
    oversized: product,
  },
  {
    endpoint: 'menu.placardByHash',
    when: 'A link to something that the menu does not list is opened',
    stage: openingUnlisted,
    failed: { state: 'unread', says: 'page.error', offers: 'page.error.retry', leadsTo: 'choosing.free' },
    error404: { state: 'unknown', says: 'page.notFound', offers: 'page.notFound.menu', leadsTo: 'unknown' },
  },
  // It shows nothing.
  { endpoint: 'menu.info', when: 'The first page is there', stage: readingMenuInfo, failed: shown, oversized: shown },
  // The server still checks (MENU-09).
  { endpoint: 'menu.quantityRules', when: 'A product is opened', stage: openingProduct, failed: product, oversized: product },
];
