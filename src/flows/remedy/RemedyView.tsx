import type { ReactNode } from 'react';
import type { RemedyScreen } from '#machines/remedy/remedy.screen.ts';
import type { RemedyEvent } from '#machines/remedy/remedy.types.ts';
import { FeedbackLink } from '#src/flows/kit/FeedbackLink.tsx';
import { Waiting } from '#src/flows/kit/Waiting.tsx';
import '#src/text/lazy/remedy.ts';
import { text, type TextKey } from '#src/text/text.ts';
import { ItemBlocks } from '#src/ui/Blocks.tsx';
import { Button } from '#src/ui/Button.tsx';
import { NewWords } from '#src/ui/NewWords.tsx';
import { NoAppeasement, NoAppeasementFoot } from './NoAppeasement.tsx';
import { Redeemed, RedeemedFoot } from './Redeemed.tsx';
import { Remedies, RemediesFoot } from './Remedies.tsx';
import { RemedySheet } from './RemedySheet.tsx';
import { WrongItems, WrongItemsFoot } from './WrongItems.tsx';

interface RemedyViewProps {
  readonly screen: RemedyScreen;
  readonly send: (event: RemedyEvent) => void;
  /** Address of the help pages. */
  readonly supportUrl: string;
  /** Address of the survey about the help; null: none (FLAGS-27). */
  readonly feedbackUrl: string | null;
  /** There is no connection: what has failed has not been asked. Default: false. */
  readonly isOffline?: boolean;
}

type Shown = Exclude<RemedyScreen, { kind: 'finished' }>;
type ShownProps = RemedyViewProps & { readonly screen: Shown };

const steps = { reading: null, interrupted: null, items: 'items', remedies: 'fix', redeemed: 'done', noAppeasement: null } as const;

/** An order that was not right, over the page: what was wrong, what would help, and that once. One sheet, whose question changes. */
export function RemedyView({ screen, ...rest }: RemedyViewProps) {
  if (screen.kind === 'finished') return null;
  const { send } = rest;
  const order = 'order' in screen ? screen.order : null;
  const canGoBack = screen.kind === 'remedies' && screen.busy === null;
  return (
    <RemedySheet
      layout={screen.layout}
      heading={text(headingOf(screen))}
      step={steps[screen.kind]}
      onBack={canGoBack ? () => send({ type: 'items.reopened' }) : undefined}
      onClose={() => send({ type: 'remedy.left' })}
      beside={order && { order, number: screen.number }}
      footer={footOf({ screen, ...rest })}
    >
      {bodyOf({ screen, ...rest })}
    </RemedySheet>
  );
}

function headingOf(screen: Shown): TextKey {
  switch (screen.kind) {
    case 'reading':
      return 'remedy.reading';
    case 'interrupted':
      return 'remedy.interrupted';
    case 'items':
      return 'remedy.items';
    case 'remedies':
      return 'remedy.fix';
    case 'redeemed':
      return `remedy.redeemed.${screen.redeemed.kind}`;
    case 'noAppeasement':
      return 'remedy.none';
  }
}

function bodyOf({ screen, send, isOffline = false, feedbackUrl }: ShownProps): ReactNode {
  switch (screen.kind) {
    case 'reading':
      return (
        <Waiting label={text(`remedy.reading.${screen.what}`)}>
          <ItemBlocks count={2} />
        </Waiting>
      );
    case 'interrupted':
      return (
        <NewWords>
          <p>{text('remedy.interrupted.words')}</p>
        </NewWords>
      );
    case 'items':
      return <WrongItems screen={screen} send={send} />;
    case 'remedies':
      return <Remedies screen={screen} send={send} />;
    case 'redeemed':
      return (
        <>
          <Redeemed screen={screen} />
          {feedbackUrl !== null && <FeedbackLink about="help" url={feedbackUrl} />}
        </>
      );
    case 'noAppeasement':
      return <NoAppeasement screen={screen} isOffline={isOffline} />;
  }
}

function footOf({ screen, send, supportUrl }: ShownProps): ReactNode {
  switch (screen.kind) {
    case 'reading':
      return undefined;
    case 'interrupted':
      return (
        <Button isWide onClick={() => send({ type: 'remedy.retried' })}>
          {text('remedy.interrupted.retry')}
        </Button>
      );
    case 'items':
      return <WrongItemsFoot screen={screen} send={send} />;
    case 'remedies':
      return <RemediesFoot screen={screen} send={send} />;
    case 'redeemed':
      return <RedeemedFoot onLeave={() => send({ type: 'remedy.left' })} />;
    case 'noAppeasement':
      return <NoAppeasementFoot screen={screen} send={send} supportUrl={supportUrl} />;
  }
}
