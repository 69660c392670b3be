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
import { useForm, type FieldErrors, type Form } from '#src/ui/useForm.ts';
import { useFocusOn } from '#src/flows/kit/useFocusOn.ts';
import * as rowCss from './Rows.css.ts';

/** What every form of the profile is given. */
export interface FormActor {
  readonly screen: EditFormScreen;
  readonly send: (event: EditFormEvent) => void;
}

interface EditFormProps<Values extends EditFormValues> extends FormActor {
  /** What it is, at the left of its row. */
  readonly heading: string;
  /** Over the open form. Default: `heading`. */
  readonly formHeading?: string;
  /** What holds now. */
  readonly shown: ReactNode;
  /** Said when it was saved. */
  readonly saved: string;
  /** The word on the button that opens the form. */
  readonly editLabel?: string;
  /** The word on the button that saves. Default: "Save". */
  readonly saveLabel?: string;
  readonly initial: Values;
  readonly problemsIn?: (values: Values) => FieldErrors<keyof Values & string>;
  /** True: nothing that is typed is kept over a reload. Default: false. */
  readonly hasSecrets?: boolean;
  /** What is sent of the form. Default: all of it, as it was typed. */
  readonly sent?: (values: Values) => { readonly values: EditFormValues; readonly secretId: string | null };
  readonly children: (form: Form<Values>) => ReactNode;
}

/** What has the focus when a form opens. */
export const FIRST_FIELD = 'form :is(input:not([hidden]), select)';

/** A row of the profile that is read, edited in its place and saved (PROFILE-02). */
export function EditForm<Values extends EditFormValues>(props: EditFormProps<Values>) {
  const { heading, formHeading = heading, shown, saved, screen, send, editLabel = text('profile.edit'), ...form } = props;
  const section = useFocusOn<HTMLElement>(screen.kind, () => (screen.kind === 'editing' ? FIRST_FIELD : '[data-edit]'));
  return (
    <section ref={section} aria-label={heading}>
      {screen.kind === 'viewing' ? (
        <div className={rowCss.row}>
          <span className={rowCss.label}>{heading}</span>
          <div className={rowCss.value}>{shown}</div>
          <div className={rowCss.act}>
            <Button
              tone="quiet"
              size="small"
              data-edit
              isBusy={screen.saving !== null}
              aria-label={`${editLabel}: ${heading}`}
              onClick={() => send({ type: 'form.opened', values: null })}
            >
              {editLabel}
            </Button>
          </div>
        </div>
      ) : (
        <EditPanel heading={formHeading} screen={screen} send={send} {...form} />
      )}
      <Saved screen={screen}>{saved}</Saved>
    </section>
  );
}

/** Says that it was saved, once it was. */
export const Saved = ({ screen, children }: Pick<FormActor, 'screen'> & { readonly children: string }) => (
  <LiveRegion>{screen.kind === 'viewing' && screen.isSaved && <Notice tone="good">{children}</Notice>}</LiveRegion>
);

type EditPanelProps<Values extends EditFormValues> = Pick<
  EditFormProps<Values>,
  'heading' | 'send' | 'saveLabel' | 'initial' | 'problemsIn' | 'hasSecrets' | 'sent' | 'children'
> & {
  readonly screen: Extract<EditFormScreen, { kind: 'editing' }>;
};

/** The open form. */
export function EditPanel<Values extends EditFormValues>(props: EditPanelProps<Values>) {
  const { heading, screen, send, initial, hasSecrets = false, sent, saveLabel = text('profile.save'), children, ...rules } = props;
  const form: Form<Values> = useForm<Values>({
    ...rules,
    initial: { ...initial, ...screen.values },
    isBusy: screen.isSaving,
    ...(!hasSecrets && { onType: (change) => send({ type: 'form.typed', values: { ...form.values, ...change } }) }),
    onSubmit: (values) => send({ type: 'form.submitted', ...(sent?.(values) ?? { values, secretId: null }) }),
  });
  return (
    <form {...form.props} className={rowCss.panel}>
      <h2>{heading}</h2>
      <EditFormTrouble screen={screen} />
      <ErrorSummary heading={text('profile.errors')} {...form.summary} />
      {children(form)}
      <Row>
        <Button type="submit" isBusy={screen.isSaving}>
          {saveLabel}
        </Button>
        <Button tone="quiet" onClick={() => send({ type: 'form.cancelled' })}>
          {text('profile.cancel')}
        </Button>
      </Row>
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
