import { useEffect, useRef, useState, type ComponentType, type ReactNode, type RefObject, type SubmitEvent } from 'react';
import { NewWords } from './NewWords.tsx';
import { useAfterPress } from './useAfterPress.ts';

type NamesOf<Values, Value> = { [Name in keyof Values]: Values[Name] extends Value ? Name : never }[keyof Values] & string;

/** Messages by the name of the field that they are about. */
export type FieldErrors<Name extends string> = Partial<Readonly<Record<Name, string>>>;

/** A field with an error; of a group of choices, which cannot have the focus itself, the first that can be chosen. */
const INVALID = '[aria-invalid=true], [data-invalid] input:enabled';

interface FormOptions<Values, Name extends string> {
  /** What the fields hold at first. */
  readonly initial: Values;
  /** True where the fields take over a later `initial`, such as a suggestion that was accepted. Default: false. */
  readonly followsInitial?: boolean;
  /** Returns what cannot be submitted. Default: nothing. */
  readonly problemsIn?: (values: Values) => FieldErrors<Name>;
  /** What was submitted and refused: shown with its field until that is edited, or the owner takes it back. Default: nothing. */
  readonly refused?: FieldErrors<Name>;
  /** True while a submission is under way: another one is not sent. Default: false. */
  readonly isBusy?: boolean;
  /** Called with each change, where the owner keeps what is typed. Default: only the form keeps it. */
  readonly onType?: (change: Partial<Values>) => void;
  /** What the press agrees to may change, or a wallet asks for the press itself: the work begins with it. Default: once the press is painted. */
  readonly isAtOnce?: boolean;
  /** Called with values in which there is no problem. */
  readonly onSubmit: (values: Values) => void;
}

/** A form as its view uses it. */
export interface Form<Values, Name extends string = keyof Values & string> {
  /** What the fields hold. */
  readonly values: Values;
  /** Errors on show: those of the last submission and of fields that were left since, as long as they hold, and what was refused. */
  readonly errors: FieldErrors<Name>;
  /** Returns what is around the error of a field, for a control that is not given by `field`: it reads out one that came as the field was left. */
  readonly errorIn: (name: Name) => ErrorIn;
  /** Sets values, as if they were typed. */
  readonly set: (change: Partial<Values>) => void;
  /** Sets values and takes the problems back; what was refused is the owner's to take back. */
  readonly reset: (change: Partial<Values>) => void;
  /** Returns the props of a field of text: name, value, error and handler. */
  readonly field: (name: NamesOf<Values, string> & Name) => TextProps;
  /** Returns the props of a checkbox. */
  readonly checkbox: (name: NamesOf<Values, boolean>) => CheckboxProps;
  /** Props of the `<form>`. */
  readonly props: FormProps;
  /** Props of the `ErrorSummary`, where the form has one: it takes the focus in place of the first invalid field. */
  readonly summary: SummaryProps;
}

/** Props of a field of text. */
export interface TextProps {
  /** Of the field. */
  readonly name: string;
  /** Its text. */
  readonly value: string;
  /** What is wrong; undefined: nothing. */
  readonly error: string | undefined;
  /** Around the error. */
  readonly errorIn: ErrorIn;
  /** Takes over what is typed. */
  readonly onChange: (event: { readonly currentTarget: { readonly value: string } }) => void;
}

type ErrorIn = ComponentType<{ readonly children: ReactNode }> | undefined;

interface CheckboxProps {
  /** Its state. */
  readonly checked: boolean;
  /** Takes over its state. */
  readonly onChange: (event: { readonly currentTarget: { readonly checked: boolean } }) => void;
}

interface FormProps {
  /** The element, to find its first invalid field. */
  readonly ref: RefObject<HTMLFormElement | null>;
  /** Errors are ours to show. */
  readonly noValidate: true;
  /** Notes that something is typed in a field. */
  readonly onInput: (event: { readonly target: EventTarget & { readonly name?: string } }) => void;
  /** Checks a field that is left, with something in it or taken out of it. */
  readonly onBlur: (event: { readonly target: Element & { readonly name?: string; readonly value?: string } }) => void;
  /** Checks the values and submits them. */
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

interface SummaryProps {
  /** Takes the focus after a submission with errors. */
  readonly ref: RefObject<HTMLElement | null>;
  /** Messages of the last submission by the name of their field. */
  readonly errors: readonly { readonly key: string; readonly message: string; readonly fieldName: string }[];
}

/**
 * Holds what is typed in a form until it is submitted. An error goes as soon as its field is right; a new one waits until a field is left with
 * something wrong in it, or for the next submission, which moves the focus to the summary of the errors or to the first field that has one.
 */
export function useForm<Values extends object, Name extends string = keyof Values & string>({
  initial,
  followsInitial = false,
  problemsIn,
  refused,
  isBusy = false,
  isAtOnce = false,
  onType,
  onSubmit,
}: FormOptions<Values, Name>): Form<Values, Name> {
  const [values, setValues] = useState(initial);
  const [followed, setFollowed] = useState(initial);
  if (followsInitial && !isSame(followed, initial)) {
    setFollowed(initial);
    setValues(initial);
  }
  const [reported, setReported] = useState<readonly string[]>([]);
  /** Names of fields that were left since the last submission, and had no error on show then. */
  const [left, setLeft] = useState<readonly string[]>([]);
  /** Names of fields that were ever left with another error than was said before. */
  const [changed, setChanged] = useState<readonly string[]>([]);
  /** The field that is typed in, and its error before: it changes with every key, and is read out when the field is left. */
  const [typing, setTyping] = useState<Typing>(NOT_TYPING);
  /** Names of the fields in which something was typed. */
  const typed = useRef(new Set<string>());
  const [attempts, setAttempts] = useState(0);
  const problems = Object.entries<string | undefined>(problemsIn?.(values) ?? {});
  const shown = problems.filter(([name]) => reported.includes(name));
  if (shown.length < reported.length) setReported(shown.map(([name]) => name));
  const refusals = Object.entries<string | undefined>(refused ?? {});
  const refusal = JSON.stringify(refusals);
  /** Names of the fields that were edited since they were refused. */
  const [edited, setEdited] = useState({ refusal, names: [] as readonly string[] });
  if (edited.refusal !== refusal) setEdited({ refusal, names: [] });
  const unedited = refusals.filter(([name]) => !edited.names.includes(name));
  const errors = Object.fromEntries([...unedited, ...shown]) as FieldErrors<Name>;

  const afterPress = useAfterPress();
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    if (attempts === 0) return;
    if (summary.current === null) {
      const first = form.current?.querySelector<HTMLInputElement>(INVALID);
      // Enter in the field itself: the focus, which is there, reads out nothing.
      if (first && first === document.activeElement) setLeft([first.name]);
      else first?.focus();
    } else {
      summary.current.focus({ preventScroll: true });
      // From its heading: focus alone centers a list that is longer than the window.
      summary.current.scrollIntoView({ block: 'start' });
    }
  }, [attempts]);

  const set = (change: Partial<Values>) => {
    setValues((before) => ({ ...before, ...change }));
    setEdited(({ names }) => ({ refusal, names: [...names, ...Object.keys(change)] }));
    onType?.(change);
  };
  const errorIn = (name: Name): ErrorIn => ([...left, ...changed].includes(name) && name !== typing[0] ? NewWords : undefined);
  return {
    values,
    errors,
    errorIn,
    set,
    reset(change) {
      setValues((before) => ({ ...before, ...change }));
      setReported([]);
    },
    field: (name) => ({
      name,
      value: values[name] as string,
      error: errors[name],
      errorIn: errorIn(name),
      onChange: ({ currentTarget }) => set({ [name]: currentTarget.value } as Partial<Values>),
    }),
    checkbox: (name) => ({
      checked: values[name] as boolean,
      onChange: ({ currentTarget }) => set({ [name]: currentTarget.checked } as Partial<Values>),
    }),
    props: {
      ref: form,
      noValidate: true,
      onInput({ target }) {
        const { name } = target;
        // A radio button or a checkbox has no words that are read out once it is left.
        if (name === undefined || !(target instanceof Element && target.matches(':read-write'))) return;
        typed.current.add(name);
        if (typing[0] !== name) setTyping([name, errors[name as Name]]);
      },
      onBlur({ target }) {
        const { name = '', value } = target;
        setTyping(NOT_TYPING);
        // Something is typed in a field, or was; or the window was left, and not the field.
        if (!(value || typed.current.has(name)) || !target.matches(':read-write') || document.activeElement === target) return;
        // An error that is on show already stays where it is said, and is read out where it is another.
        const report = () => {
          if (name in errors) {
            if (typing[0] === name && typing[1] !== errors[name as Name]) setChanged((before) => [...before, name]);
            return;
          }
          setReported((before) => [...before, name]);
          setLeft((before) => [...before, name]);
        };
        // A press that takes the focus has to end where it began, so that nothing moves before.
        if (document.querySelector(':active')) addEventListener('mouseup', report, { once: true });
        else report();
      },
      onSubmit(event) {
        event.preventDefault();
        const isHeld = problems.length > 0 || isBusy;
        const submit = () => {
          setReported(problems.map(([name]) => name));
          setLeft([]);
          setEdited({ refusal, names: [] });
          setAttempts(attempts + 1);
          if (!isHeld) onSubmit(values);
        };
        // What is wrong is shown with the press: a phone opens its keyboard only then.
        if (isHeld || isAtOnce) submit();
        else afterPress(submit);
      },
    },
    summary: {
      ref: summary,
      errors: Object.entries<string | undefined>(errors).flatMap(([fieldName, message = '']) =>
        left.includes(fieldName) ? [] : { key: fieldName, message, fieldName },
      ),
    },
  };
}

type Typing = readonly [name?: string, error?: string | undefined];
/** The same each time, so that leaving a field in which nothing was typed draws nothing. */
const NOT_TYPING: Typing = [];

const isSame = <Values extends object>(one: Values, other: Values) =>
  (Object.keys(one) as (keyof Values)[]).every((name) => Object.is(one[name], other[name]));
