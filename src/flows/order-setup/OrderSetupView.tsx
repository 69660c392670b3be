import type { ReactNode } from 'react';
import type { SetupStep } from '#domain/order/setup-steps.ts';
import { zoneLabel } from '#domain/time/zone-label.ts';
import type { OrderSetupScreen } from '#machines/order-setup/order-setup.screen.ts';
import type { OrderSetupEvent } from '#machines/order-setup/order-setup.types.ts';
import '#src/text/lazy/order-setup.ts';
import { text, type TextKey } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { NewWords } from '#src/ui/NewWords.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Columns } from '#src/ui/Columns.tsx';
import { Page } from '#src/ui/Page.tsx';
import { PageHeading } from '#src/ui/PageHeading.tsx';
import { Row } from '#src/ui/Row.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { Steps, type Step } from '#src/ui/Steps.tsx';
import { PlacingElsewhere } from '#src/flows/kit/PlacingElsewhere.tsx';
import { useHeadingFocus } from '#src/flows/kit/useHeadingFocus.ts';
import { useKeptFocus } from '#src/ui/useKeptFocus.ts';
import { DestinationForm } from './DestinationForm.tsx';
import { PreviousCafe } from './PreviousCafe.tsx';
import * as css from './OrderSetup.css.ts';
import { TableForm } from './TableForm.tsx';

type Send = (event: OrderSetupEvent) => void;

interface OrderSetupViewProps {
  readonly screen: OrderSetupScreen;
  readonly send: Send;
  /** Each draws the page of a flow inside this one, which begins with the head. */
  readonly cafeSearch: (head: ReactNode, previous: ReactNode) => ReactNode;
  readonly pickedCafe: ReactNode;
  readonly addressSearch: (head: ReactNode) => ReactNode;
  readonly slots: (head: ReactNode) => ReactNode;
  /** Another tab is placing the order in hand. Default: false. */
  readonly isPlacing?: boolean;
  /** The menu comes next; else the page that opened the setup. Default: true. */
  readonly isToMenu?: boolean;
  /** Asks the visitor who they are. */
  readonly onSignIn: (variant: 'plain' | 'group') => void;
}

export function OrderSetupView(props: OrderSetupViewProps) {
  const { screen, send, cafeSearch, addressSearch, slots } = props;
  // The button that opened the question of the cafe may be gone when that closes.
  useHeadingFocus(screen.kind === 'confirmingCafe' ? screen.kind : headingOf(screen));
  useKeptFocus(screen.kind);
  const head = <Head {...props} />;
  if (screen.kind === 'finished') return null;
  if (screen.kind === 'searchingAddress') return addressSearch(head);
  if (screen.kind === 'choosingTime') return slots(head);
  if (screen.kind === 'searchingCafe') {
    const { previous } = screen;
    return cafeSearch(head, previous && <PreviousCafe cafe={previous} onChoose={() => send({ type: 'previous.chosen' })} />);
  }
  return (
    <Page heading={null} width="columns">
      <Columns variant="formAndSummary" first={<Step {...props} screen={screen} head={head} />} second={null} />
    </Page>
  );
}

function Head({ screen, send, isPlacing = false }: Pick<OrderSetupViewProps, 'screen' | 'send' | 'isPlacing'>) {
  return (
    <div className={css.head}>
      <div>
        {screen.kind !== 'signingIn' && (
          <Steps label={text('orderSetup.steps')} doneLabel={text('orderSetup.done')} steps={stepsOf(screen, send)} />
        )}
        <PageHeading heading={text(headingOf(screen))} lead={leadOf(screen)} />
      </div>
      <PlacingElsewhere isPlacing={isPlacing} />
      <Corrected screen={screen} />
    </div>
  );
}

const headings: Readonly<Record<SetupStep, TextKey>> = {
  destination: 'orderSetup.destination.heading',
  cafe: 'orderSetup.cafe.heading',
  address: 'orderSetup.address.heading',
  time: 'orderSetup.time.heading',
  table: 'orderSetup.table.heading',
};

const openStep = ({ steps }: OrderSetupScreen): SetupStep => steps.find(({ isDone }) => !isDone)?.step ?? 'destination';

const headingOf = (screen: OrderSetupScreen): TextKey =>
  screen.kind === 'signingIn' ? 'orderSetup.signIn.heading' : headingOfStep(openStep(screen), screen);

const headingOfStep = (step: SetupStep, { destination }: OrderSetupScreen): TextKey =>
  step === 'cafe' && destination !== null ? `orderSetup.cafe.heading.${destination}` : headings[step];

function leadOf(screen: OrderSetupScreen): string | undefined {
  if (screen.kind === 'signingIn') return text('orderSetup.signIn.lead');
  const { cafe, destination } = screen;
  if (screen.kind === 'choosingTime' && cafe && destination) {
    const words = { way: text(`destination.${destination}`), cafe: cafe.name, zone: zoneLabel(cafe.timeZone) };
    return text(destination === 'DELIVERY' ? 'orderSetup.time.from' : 'orderSetup.time.at', words);
  }
  return screen.kind === 'choosingTable' ? text('orderSetup.table.lead') : undefined;
}

function stepsOf(screen: OrderSetupScreen, send: Send): Step[] {
  const current = openStep(screen);
  return screen.steps.map(({ step, isDone }) => ({
    key: step,
    label: labelOf(step, screen),
    state: step === current ? 'current' : isDone ? 'done' : 'next',
    onPick: isDone && step !== current ? () => send({ type: 'step.reopened', step }) : undefined,
  }));
}

function labelOf(step: SetupStep, { destination, cafe }: OrderSetupScreen): string {
  if (step === 'destination' && destination) return text(`destination.${destination}`);
  if (step === 'cafe' && cafe) return cafe.name;
  return text(`orderSetup.step.${step}`);
}

/** The cafe does not offer what was chosen (CAFE-06). */
function Corrected({ screen }: { readonly screen: OrderSetupScreen }) {
  const { destination, cafe } = screen;
  const correctedFrom = screen.kind === 'choosingTime' || screen.kind === 'choosingTable' ? screen.correctedFrom : null;
  if (correctedFrom === null || destination === null || cafe === null) return null;
  const words = { cafe: cafe.name, chosen: text(`destination.${correctedFrom}`), instead: text(`destination.${destination}`) };
  return (
    <NewWords>
      <Notice tone="warn">{text('orderSetup.corrected', words)}</Notice>
    </NewWords>
  );
}

/** Screens that another flow draws. */
type OuterScreen = { readonly kind: 'searchingCafe' | 'searchingAddress' | 'choosingTime' | 'finished' };

interface QuestionProps extends Pick<OrderSetupViewProps, 'send' | 'pickedCafe' | 'onSignIn' | 'isToMenu'> {
  readonly screen: Exclude<OrderSetupScreen, OuterScreen>;
}

function Step({ head, ...props }: QuestionProps & { readonly head: ReactNode }) {
  const { screen, send, isToMenu = true } = props;
  if (screen.kind === 'choosingDestination')
    return (
      <DestinationForm
        head={head}
        last={screen.lastDestination}
        onChoose={(destination) => send({ type: 'destination.chosen', destination })}
      />
    );
  if (screen.kind === 'choosingTable')
    return (
      <TableForm
        head={head}
        typed={screen.typed}
        isInvalid={screen.isInvalid}
        isToMenu={isToMenu}
        onType={(typed) => send({ type: 'table.typed', typed })}
        onChoose={() => send({ type: 'table.chosen' })}
      />
    );
  return (
    <div>
      {head}
      <Question {...props} screen={screen} />
    </div>
  );
}

type FormScreen = { readonly kind: 'choosingDestination' | 'choosingTable' };

function Question({ screen, send, pickedCafe, onSignIn }: QuestionProps & { readonly screen: Exclude<OrderSetupScreen, FormScreen> }) {
  switch (screen.kind) {
    case 'signingIn':
      return screen.isGuestAllowed ? (
        <Row>
          <Button onClick={() => send({ type: 'guest.continued' })}>{text('orderSetup.signIn.guest')}</Button>
          <Button tone="secondary" onClick={() => onSignIn('plain')}>
            {text('shell.signIn')}
          </Button>
        </Row>
      ) : (
        <Stack gap={16}>
          <Notice tone="warn" action={{ label: text('shell.signIn'), onAct: () => onSignIn('group') }}>
            {text('orderSetup.signIn.group')}
          </Notice>
          <div>
            <Button tone="quiet" onClick={() => send({ type: 'setup.left' })}>
              {text('orderSetup.leave')}
            </Button>
          </div>
        </Stack>
      );
    case 'confirmingCafe':
      return pickedCafe;
    case 'checkingCafe':
      return <Spinner label={text('orderSetup.cafe.checking')} />;
    case 'settingCafe':
      return <Spinner label={text('orderSetup.cafe.loading')} />;
    case 'cafeClosed':
    case 'cafeNotFound':
    case 'cafeUnreachable':
    case 'interrupted':
      return <Stop screen={screen} kind={screen.kind} send={send} />;
  }
}

interface StopProps extends Pick<OrderSetupViewProps, 'screen' | 'send'> {
  readonly kind: 'cafeClosed' | 'cafeNotFound' | 'cafeUnreachable' | 'interrupted';
}

/** It does not go on here: why, and the one thing that helps. */
function Stop({ screen, kind, send }: StopProps) {
  const back: SetupStep = screen.destination === 'DELIVERY' ? 'address' : 'cafe';
  const reopen = {
    label: text(back === 'cafe' ? 'orderSetup.cafe.another' : 'orderSetup.address.another'),
    onAct: () => send({ type: 'step.reopened', step: back }),
  };
  const retry = { label: text('orderSetup.retry'), onAct: () => send({ type: 'step.retried' }) };
  const words = {
    cafeClosed: { say: text('orderSetup.cafe.closed'), action: reopen },
    cafeNotFound: { say: text('orderSetup.cafe.notFound'), action: { ...retry, label: text('orderSetup.cafe.notFound.retry') } },
    cafeUnreachable: { say: text('orderSetup.cafe.unreachable'), action: retry },
    interrupted: { say: text('orderSetup.interrupted'), action: retry },
  }[kind];
  return (
    <LiveRegion isUrgent>
      <Notice tone="bad" action={words.action}>
        {words.say}
      </Notice>
    </LiveRegion>
  );
}
