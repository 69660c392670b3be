import { useEffect, useEffectEvent, useState } from 'react';
import { useWhenOnline } from './useWhenOnline.ts';

/**
 * Code that a view has as a value once it is preloaded or first needed: null until then. Unlike a lazy view it takes the place of nothing that is drawn.
 * What did not come is asked for again with the connection.
 */
export function lazyCode<Code>(load: () => Promise<Code>) {
  let code: Code | null = null;
  async function preload() {
    code ??= await load();
  }
  function useCode(isNeeded: boolean): Code | null {
    const [, setCame] = useState(code !== null);
    const isMissing = isNeeded && code === null;
    function request() {
      void preload().then(
        () => setCame(true),
        () => {},
      );
    }
    const onMissing = useEffectEvent(request);
    useEffect(() => {
      if (isMissing) onMissing();
    }, [isMissing]);
    useWhenOnline(request, isMissing);
    return isNeeded ? code : null;
  }
  return { preload, useCode };
}
