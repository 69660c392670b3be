import { use, type ComponentType } from 'react';

/**
 * A view whose code comes when it is preloaded or first drawn. Unlike `React.lazy` it does not keep a failure: drawn after one
 * it throws, and the next `preload` imports anew.
 */
export function lazyView<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loading: Promise<ComponentType<Props>> | null = null;
  let hasFailed = false;
  function start() {
    hasFailed = false;
    const started = load();
    loading = started;
    started.then(
      // React draws at once, without a pause, what a promise of this form holds.
      (value) => void Object.assign(started, { status: 'fulfilled', value }),
      () => {
        hasFailed = true;
      },
    );
    return started;
  }
  async function preload() {
    await (loading === null || hasFailed ? start() : loading);
  }
  function LazyView(props: Props) {
    const View = use(loading ?? start());
    return <View {...props} />;
  }
  return Object.assign(LazyView, { preload });
}

/** The same for a page. Its type does not depend on the page's, which depends on the type of the routes. */
export const lazyPage = lazyView<object>;
