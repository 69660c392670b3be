import type { Names } from './names.ts';

/** Returns what the app has of a new flow by path: definition, logic, texts, view and page. */
export const appFiles = ({ file, Type, id, words, title }: Names): Readonly<Record<string, string>> => ({
  [`src/flows/${file}/${file}.flow.ts`]: `import { defineLazyFlow } from '#src/app/define-flow.ts';

/** The ${words}; a reload restores it with the id of its request. */
export const ${id}Flow = defineLazyFlow({ name: '${id}', load: () => import('./${file}.logic.ts') });
`,
  [`src/flows/${file}/${file}.logic.ts`]: `import * as v from 'valibot';
import version from 'virtual:flow-version/${file}';
import { ${id}Machine } from '#machines/${file}/${file}.machine.ts';
import type { ${Type}Context } from '#machines/${file}/${file}.types.ts';
import { persist } from '#src/app/persist.ts';
import type { Services } from '#src/app/services.ts';
import { ${id}Ports } from './${file}.ports.ts';

const ${Type}ContextSchema: v.GenericSchema<unknown, ${Type}Context> = v.object({
  requestId: v.string(),
  reasonCode: v.nullable(v.string()),
});

/** The machine with its ports. */
export const createLogic = (services: Services) =>
  persist(${id}Machine.provide({ actors: ${id}Ports(services) }), { version, context: ${Type}ContextSchema }, services);

export const on = {};
export const onEnd = (_: unknown, { navigate }: Services) => navigate({ to: '/app/menu.html' });
`,
  [`src/text/en/${file}.ts`]: `export const ${id} = {
  '${id}.heading': '${title}',
  '${id}.lead': 'Send it when you’re ready.',
  '${id}.refused': 'We couldn’t take this. Call the cafe if you need a hand.',
  '${id}.unreachable': 'We couldn’t reach the bakery. Try again. It won’t be sent twice.',
  '${id}.confirm': 'Send it',
  '${id}.leave': 'Back to menu',
};
`,
  [`src/text/lazy/${file}.ts`]: `import { ${id} } from '../en/${file}.ts';
import { addTexts } from '../text.ts';

addTexts(${id});
`,
  [`src/flows/${file}/${Type}View.tsx`]: `import type { ${Type}Screen } from '#machines/${file}/${file}.screen.ts';
import type { ${Type}Event } from '#machines/${file}/${file}.types.ts';
import '#src/text/lazy/${file}.ts';
import { reasonText, text } from '#src/text/text.ts';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Page } from '#src/ui/Page.tsx';
import { Row } from '#src/ui/Row.tsx';
import { Stack } from '#src/ui/Stack.tsx';

interface ${Type}ViewProps {
  readonly screen: ${Type}Screen;
  readonly send: (event: ${Type}Event) => void;
}

/** Page of the ${words}: what went wrong, the one button, and the way back. */
export function ${Type}View({ screen, send }: ${Type}ViewProps) {
  if (screen.kind === 'finished') return null;
  const { failure, reasonCode, isSending } = screen;
  return (
    <Page heading={text('${id}.heading')} lead={text('${id}.lead')}>
      <Stack gap={16}>
        <LiveRegion isUrgent>
          {failure === 'unreachable' && <Notice tone="bad">{text('${id}.unreachable')}</Notice>}
          {failure === 'refused' && <Notice tone="bad">{reasonText(reasonCode) ?? text('${id}.refused')}</Notice>}
        </LiveRegion>
        <Row gap={12}>
          <Button isBusy={isSending} onClick={() => send({ type: '${id}.confirmed' })}>
            {text('${id}.confirm')}
          </Button>
          {!isSending && (
            <Button tone="quiet" onClick={() => send({ type: '${id}.left' })}>
              {text('${id}.leave')}
            </Button>
          )}
        </Row>
      </Stack>
    </Page>
  );
}
`,
  [`src/routes/app/${file}[.]html.tsx`]: `import { createFileRoute } from '@tanstack/react-router';
import { text } from '#src/text/text.ts';
import { lazyPage } from '#src/flows/kit/lazy-view.tsx';

const load = () => import('./-${file}/${file}-page.tsx');

export const Route = createFileRoute('/app/${file}.html')({
  head: () => ({ meta: [{ title: text('title.${id}') }] }),
  loader: ({ context }) => {
    context.preloadFlow('${id}');
    return load();
  },
  onEnter: ({ context, loaderData }) => loaderData?.open${Type}(context),
  onLeave: ({ context }) => context.app.send({ type: 'flow.closed', name: '${id}' }),
  component: lazyPage(async () => (await load()).${Type}Page),
});
`,
  [`src/routes/app/-${file}/${file}-page.tsx`]: `import { useRouteContext } from '@tanstack/react-router';
import type { ActorRefFrom } from 'xstate';
import type { ${id}Machine } from '#machines/${file}/${file}.machine.ts';
import { ${id}Screen } from '#machines/${file}/${file}.screen.ts';
import { randomId } from '#src/api/random-id.ts';
import type { RouterContext } from '#src/app/router-context.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { ${Type}View } from '#src/flows/${file}/${Type}View.tsx';
import { OpenFlow } from '../../-shell/OpenFlow.tsx';

/** Opens the flow of the ${words} with a request id of its own. */
export const open${Type} = ({ app }: Pick<RouterContext, 'app'>): void =>
  app.send({ type: 'flow.opened', name: '${id}', input: { requestId: randomId() } });

export function ${Type}Page() {
  const { app } = useRouteContext({ from: '__root__' });
  const flow = useScreen(app, ({ children }) => children.${id});
  return (
    <OpenFlow name="${id}" actor={flow} onRetry={() => open${Type}({ app })}>
      {(actor) => <${Type} actor={actor} />}
    </OpenFlow>
  );
}

const ${Type} = ({ actor }: { readonly actor: ActorRefFrom<typeof ${id}Machine> }) => (
  <${Type}View screen={useScreen(actor, ${id}Screen)} send={actor.send} />
);
`,
});
