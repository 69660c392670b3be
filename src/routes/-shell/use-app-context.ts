import { useRouter } from '@tanstack/react-router';
import type { RouterContext } from '#src/app/router-context.ts';

/** The context of the routes, for the frame around them: a root that is pending or has failed has none of its own. */
export const useAppContext = (): RouterContext => useRouter().options.context;
