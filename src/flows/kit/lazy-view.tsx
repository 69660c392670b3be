import { use, type ComponentType } from 'react';

/**
 * A view whose code comes when it is preloaded or first drawn. Unlike `React.lazy` it does not keep a failure: drawn after one
 * it throws, and the next `preload` imports anew.
 */
export function lazyView<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loading: Promise<ComponentType<Props>> | null = null;
  let hasFailed = false;
  let loaded: ComponentType<Props> | null = null;
  function start() {
    hasFailed = false;
    loading = load();
    loading.then(
      (view) => {
        loaded = view;
      },
      () => {
        hasFailed = true;
      },
    );
    return loading;
  }
  async function preload() {
    await (loading === null || hasFailed ? start() : loading);
  }
  function LazyView(props: Props) {
    // What is here is drawn at once, without a pause.
    const View = loaded ?? use(loading ?? start());
    return <View {...props} />;
  }
  return Object.assign(LazyView, { preload });
}

/** The same for a page. Its type does not depend on the page's, which depends on the type of the routes. */
export const lazyPage = lazyView<object>;
