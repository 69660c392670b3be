import type { ProspectScreen } from '#machines/prospect/prospect.screen.ts';
import { NewsOffer } from '#src/flows/prospect/NewsOffer.tsx';
import { ProspectView } from '#src/flows/prospect/ProspectView.tsx';
import type { Fixture } from '../kit/fixture.ts';
import { Routed } from '../kit/routed.tsx';
import type { model } from './prospect.model.ts';

/** What the page of an order shows of it; null: it is about a link. After an end the page knows by the lookups that the address is listed. */
function newsIn(screen: ProspectScreen) {
  if (screen.kind === 'finished') return screen.as === 'left' ? null : 'listed';
  return screen.kind === 'adding' || screen.kind === 'notCreated' ? screen.kind : null;
}

export const fixture: Fixture<typeof model> = (screen, send) => {
  const news = newsIn(screen);
  return (
    <Routed>
      <main>
        {news === null ? (
          <ProspectView screen={screen} send={send} onJoin={() => {}} />
        ) : (
          <>
            <h1>Thank you</h1>
            <NewsOffer state={news} email="lena@example.com" onRequest={() => send({ type: 'creation.requested' })} />
          </>
        )}
      </main>
    </Routed>
  );
};
