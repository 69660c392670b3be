import type { ReactNode } from 'react';
import type { EditFormScreen } from '#machines/edit-form/edit-form.screen.ts';
import type { EditFormEvent, EditFormValues } from '#machines/edit-form/edit-form.types.ts';
import '#src/text/lazy/profile.ts';
import '#src/text/lazy/session.ts';
import { reasonText, text } from '#src/text/text.ts';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { Button } from '#src/ui/Button.tsx';
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Row } from '#src/ui/Row.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { useForm, type FieldErrors, type Form } from '#src/ui/useForm.ts';
import { useFocusOn } from '#src/flows/kit/useFocusOn.ts';
import * as css from './Profile.css.ts';

/** What every form of the profile is given. */
export interface FormActor {
  readonly screen: EditFormScreen;
  readonly send: (event: EditFormEvent) => void;
}

interface EditFormProps<Values extends EditFormValues> extends FormActor {
  readonly heading: string;
  /** What holds now. */
  readonly shown: ReactNode;
  /** Said when it was saved. */
  readonly saved: string;
  /** A selector of what has the focus when the form closes; left out: the button that opens it. */
  readonly returnFocusTo?: string | undefined;
  /** The word on the button that opens the form. */
  readonly editLabel?: string;
  readonly initial: Values;
  readonly problemsIn?: (values: Values) => FieldErrors<keyof Values & string>;
  /** What is sent of the form; all of it, unless a part is secret. */
  readonly sent?: (values: Values) => { readonly values: EditFormValues; readonly secretId: string | null };
  readonly children: (form: Form<Values>) => ReactNode;
}

/** A part of the profile that is read, edited and saved (PROFILE-02). */
export function EditForm<Values extends EditFormValues>({
  heading,
  shown,
  saved,
  screen,
  send,
  editLabel,
  returnFocusTo = '[data-edit]',
  ...form
}: EditFormProps<Values>) {
  const section = useFocusOn<HTMLElement>(screen.kind, () =>
    screen.kind === 'editing' ? 'form :is(input:not([hidden]), select)' : returnFocusTo,
  );
  return (
    <section ref={section} className={css.section} aria-label={heading}>
      <div className={css.head}>
        <h2>{heading}</h2>
        {screen.kind === 'viewing' && (
          <Button
            tone="quiet"
            size="small"
            data-edit
            aria-label={`${editLabel ?? text('profile.edit')}: ${heading}`}
            onClick={() => send({ type: 'form.opened' })}
          >
            {editLabel ?? text('profile.edit')}
          </Button>
        )}
      </div>
      <LiveRegion>{screen.kind === 'viewing' && screen.isSaved && <Notice tone="good">{saved}</Notice>}</LiveRegion>
      {screen.kind === 'viewing' ? shown : <Editing screen={screen} send={send} {...form} />}
    </section>
  );
}

type EditingProps<Values extends EditFormValues> = Pick<EditFormProps<Values>, 'send' | 'initial' | 'problemsIn' | 'sent' | 'children'> & {
  readonly screen: Extract<EditFormScreen, { kind: 'editing' }>;
};

function Editing<Values extends EditFormValues>({ screen, send, initial, sent, children, ...rules }: EditingProps<Values>) {
  const form = useForm<Values>({
    ...rules,
    initial: { ...initial, ...screen.values },
    isBusy: screen.isSaving,
    onSubmit: (values) => send({ type: 'form.submitted', ...(sent?.(values) ?? { values, secretId: null }) }),
  });
  return (
    <form {...form.props}>
      <Stack gap={16}>
        <EditFormTrouble screen={screen} />
        <ErrorSummary heading={text('profile.errors')} {...form.summary} />
        {children(form)}
        <Row>
          <Button type="submit" isBusy={screen.isSaving}>
            {text('profile.save')}
          </Button>
          <Button tone="quiet" onClick={() => send({ type: 'form.cancelled' })}>
            {text('profile.cancel')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}

/** Why it is not saved; the form keeps its values. */
export function EditFormTrouble({ screen }: { readonly screen: Extract<EditFormScreen, { kind: 'editing' }> }) {
  return (
    <LiveRegion isUrgent>
      {screen.trouble !== null && <Notice tone="bad">{reasonText(screen.reasonCode) ?? text(`profile.${screen.trouble}`)}</Notice>}
    </LiveRegion>
  );
}
