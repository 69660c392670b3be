import { useState } from 'react';
import { useAppContext } from './use-app-context.ts';

/** Storage key of whether a guest of this tab has answered the offer of an account: they have one, or want none. */
const KEY = 'join.answered';

/** Returns whether the offer of an account was answered in this tab, and what awaits the answer in the dialog that has just opened. */
export function useJoinAnswer() {
  const { app, tabStorage } = useAppContext();
  const [isAnswered, setAnswered] = useState(() => tabStorage.getItem(KEY) !== null);
  const awaitAnswer = () => {
    const asked = app.getSnapshot().children.session?.on('auth.ended', () => {
      asked?.unsubscribe();
      tabStorage.setItem(KEY, 'yes');
      setAnswered(true);
    });
  };
  return { isAnswered, awaitAnswer };
}
