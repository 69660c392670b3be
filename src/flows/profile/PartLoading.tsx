import '#src/text/lazy/profile.ts';
import { text } from '#src/text/text.ts';
import { Spinner } from '#src/ui/Spinner.tsx';

export const PartLoading = () => <Spinner label={text('profile.loading')} />;
