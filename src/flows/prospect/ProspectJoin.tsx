import '#src/text/lazy/prospect.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { Stack } from '#src/ui/Stack.tsx';

/** Invitation to sign up, with the email address filled in. */
export const ProspectJoin = ({ onJoin }: { readonly onJoin: () => void }) => (
  <section aria-labelledby="prospect-join">
    <Stack gap={12}>
      <h2 id="prospect-join">{text('prospect.join')}</h2>
      <p>{text('prospect.join.why')}</p>
      <div>
        <Button tone="secondary" onClick={onJoin}>
          {text('prospect.join.button')}
        </Button>
      </div>
    </Stack>
  </section>
);
