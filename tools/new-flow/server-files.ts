import type { Names } from './names.ts';

/** Returns the call of a new flow by path: contract, client, port, and the handler of the sandbox. */
export const serverFiles = ({ file, Type, id, words }: Names): Readonly<Record<string, string>> => ({
  [`contract/${file}.ts`]: `import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Id } from './wire.ts';

/** Confirms the ${words}. A request id that was taken before changes nothing. */
export const confirm${Type} = endpoint({
  name: '${id}.confirm',
  method: 'put',
  path: '/${file}/{requestId}',
  access: 'public',
  answer: v.looseObject({ requestId: Id }),
});
`,
  [`src/api/${file}.ts`]: `import { confirm${Type} as endpoint } from '#contract/${file}.ts';
import type { Client } from './client.ts';

/** Confirms the ${words} under the id of the request. */
export const confirm${Type} = (call: Client, requestId: string, signal: AbortSignal) => call(endpoint, { params: { requestId }, signal });
`,
  [`src/flows/${file}/${file}.ports.ts`]: `import { fromPromise } from 'xstate';
import type { Confirm${Type}Input, Confirm${Type}Result } from '#machines/${file}/${file}.types.ts';
import type { Client } from '#src/api/client.ts';
import { confirm${Type} } from '#src/api/${file}.ts';
import { refusalFrom } from '#src/flows/kit/refusal.ports.ts';

/** Returns the ports of the ${words}. */
export const ${id}Ports = ({ call }: { readonly call: Client }) => ({
  confirm${Type}: fromPromise<Confirm${Type}Result, Confirm${Type}Input>(async ({ input: { requestId }, signal }) => {
    try {
      await confirm${Type}(call, requestId, signal);
      return { kind: 'confirmed' };
    } catch (error) {
      return refusalFrom(error);
    }
  }),
});
`,
  [`sandbox/handlers/${file}.ts`]: `import { confirm${Type} } from '#contract/${file}.ts';
import type { World } from '../world/world.ts';
import { answering } from './answer.ts';

/** Returns the handlers of the ${words}. */
export function ${id}Handlers(world: World) {
  const answer = answering(world);
  return [...answer(confirm${Type}, ({ params: { requestId } }) => ({ requestId }))];
}
`,
});
