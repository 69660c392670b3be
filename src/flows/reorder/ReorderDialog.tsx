import type { ReactNode } from 'react';
import '#src/text/lazy/reorder.ts';
import { text } from '#src/text/text.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Stack } from '#src/ui/Stack.tsx';

interface ReorderDialogProps {
  readonly heading: string;
  readonly isReadOut?: boolean;
  /** Buttons and links, the primary one first. */
  readonly actions: ReactNode;
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/** A dialog about an earlier order that is ordered again. */
export const ReorderDialog = ({ heading, isReadOut = false, actions, onLeave, children }: ReorderDialogProps) => (
  <Dialog
    heading={heading}
    closeLabel={text('reorder.close')}
    onClose={onLeave}
    isReadOut={isReadOut}
    footer={<Stack gap={8}>{actions}</Stack>}
  >
    {children}
  </Dialog>
);
