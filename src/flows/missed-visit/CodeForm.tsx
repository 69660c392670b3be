import { VISIT_CODE_MAX, visitCode, visitCodeProblem } from '#domain/account/visit-code.ts';
import type { MissedVisitScreen } from '#machines/missed-visit/missed-visit.screen.ts';
import { useWhenOnline } from '#src/flows/kit/useWhenOnline.ts';
import '#src/text/lazy/visits.ts';
import { text } from '#src/text/text.ts';
import { CodeEntry } from '#src/ui/CodeEntry.tsx';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { useForm } from '#src/ui/useForm.ts';

interface CodeFormProps {
  readonly screen: Extract<MissedVisitScreen, { kind: 'asking' }>;
  readonly onSubmit: (code: string) => void;
}

/** A form for the code on a receipt. A rejected code stays in its field, with the reason; a failed lookup is retried once online. */
export function CodeForm({ screen: { code, trouble, isLooking }, onSubmit }: CodeFormProps) {
  const form = useForm({
    initial: { code: code ?? '' },
    isBusy: isLooking,
    problemsIn: (typed) => {
      const problem = visitCodeProblem(typed.code);
      return problem === null ? {} : { code: text(`visits.missed.${problem}`) };
    },
    refused: trouble === 'unknown' || trouble === 'counted' ? { code: text(`visits.missed.${trouble}`) } : {},
    onSubmit: (typed) => onSubmit(visitCode(typed.code)),
  });
  useWhenOnline(() => code !== null && onSubmit(code), trouble === 'failed');
  return (
    <form {...form.props}>
      <Stack gap={12}>
        <CodeEntry
          {...form.field('code')}
          label={text('visits.missed.code')}
          hint={text('visits.missed.hint')}
          enterKeyHint="search"
          maxLength={VISIT_CODE_MAX}
          isBusy={isLooking}
          submitLabel={text(isLooking ? 'visits.missed.finding' : trouble === 'failed' ? 'visits.missed.again' : 'visits.missed.find')}
        />
        <LiveRegion isUrgent>{trouble === 'failed' && <Notice tone="bad">{text('visits.missed.failed')}</Notice>}</LiveRegion>
      </Stack>
    </form>
  );
}
