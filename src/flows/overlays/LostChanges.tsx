import type { LostLine } from '#domain/order/lost-lines.ts';
import { allergenWords } from '#src/flows/kit/allergen-words.ts';
import '#src/text/lazy/allergens.ts';
import '#src/text/lazy/lost-changes.ts';
import '#src/text/lazy/overlays.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Stack } from '#src/ui/Stack.tsx';

interface LostChangesProps {
  /** Those that the guest has to answer for, each with what they avoid; null while that is being read. */
  readonly lines: readonly LostLine[] | null;
  readonly onClose: () => void;
  /** Default: nothing is asked. */
  readonly onRemove?: () => void;
  readonly onKeep?: () => void;
  readonly onRetry?: () => void;
}

/** Says that items lost their changes, and asks about all that have what the guest avoids. It is read out as it opens; the safe answer comes first. */
export function LostChanges({ lines, ...props }: LostChangesProps) {
  return lines !== null && lines.length > 0 ? <Question lines={lines} {...props} /> : <Word isReading={lines === null} {...props} />;
}

const Word = ({ isReading, onClose }: Pick<LostChangesProps, 'onClose'> & { readonly isReading: boolean }) => (
  <Dialog
    name="lost-customizations"
    heading={text('page.lostChanges.heading')}
    closeLabel={text('shell.close')}
    onClose={onClose}
    footer={!isReading && <Button onClick={onClose}>{text('page.seen')}</Button>}
  >
    <Stack gap={16}>
      <p>{text('page.lostChanges')}</p>
      {isReading && <p>{text('page.lostChanges.reading')}</p>}
    </Stack>
  </Dialog>
);

const wordsOf = ({ name, isLost, allergens }: LostLine): string =>
  allergens === null
    ? text('page.lostChanges.unknown', { name })
    : text(isLost ? 'page.lostChanges.has' : 'page.lostChanges.avoided', { name, names: allergenWords(allergens) });

function Question({ lines, onClose, onRemove, onKeep, onRetry }: LostChangesProps & { readonly lines: readonly LostLine[] }) {
  const found = [...new Set(lines.flatMap(({ allergens }) => allergens ?? []))];
  const isUnknown = lines.some(({ allergens }) => allergens === null);
  const count = lines.length;
  return (
    <Dialog
      // Another dialog than the one that only says so: its words are read out when they come.
      key="question"
      name="lost-customizations"
      heading={found.length > 0 ? text('allergens.has', { names: allergenWords(found) }) : text('page.lostChanges.unknown.heading')}
      closeLabel={text('shell.close')}
      onClose={onClose}
      isReadOut
      footer={
        <Stack gap={8}>
          <Button isWide onClick={onRemove}>
            {text('page.lostChanges.remove', { count })}
          </Button>
          {isUnknown && (
            <Button tone="secondary" isWide onClick={onRetry}>
              {text('page.lostChanges.retry')}
            </Button>
          )}
          <Button tone="secondary" isWide onClick={onKeep}>
            {text('page.lostChanges.keep', { count })}
          </Button>
        </Stack>
      }
    >
      <Stack gap={16}>
        {lines.some(({ isLost }) => isLost) && <p>{text('page.lostChanges')}</p>}
        {[...new Set(lines.map(wordsOf))].map((words) => (
          <p key={words}>{words}</p>
        ))}
      </Stack>
    </Dialog>
  );
}
