/** In place of a page that is not there. */
export const notFound = {
  'page.notFound.heading': 'We can’t find that page',
  'page.notFound': 'Nothing here but crumbs. The page may have moved, or the link may be old.',
  'page.notFound.scene': 'An empty dish with a few crumbs',
  'page.notFound.menu': 'See the menu',
  'page.notFound.cafe': 'Find a cafe',
};
