import { CODE_LENGTH, codeTrouble, isWholeCode, keptCode, type CodeTrouble, withoutSeparators } from '#domain/verification/code.ts';
import { SMS_MFA_TOC_VERSION } from '#domain/verification/source.ts';
import { phoneDigits } from '#domain/phone/digits.ts';
import { phoneProblem } from '#domain/phone/number.ts';
import type { VerificationScreen, WrongCode } from '#machines/verification/verification.screen.ts';
import type { VerificationEvent } from '#machines/verification/verification.types.ts';
import '#src/text/lazy/session.ts';
import { reasonText, text } from '#src/text/text.ts';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { Button } from '#src/ui/Button.tsx';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { Circle } from '#src/ui/Circle.tsx';
import { CodeField } from '#src/ui/CodeField.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { useForm } from '#src/ui/useForm.ts';
import { PhoneField } from '#src/flows/kit/PhoneField.tsx';
import { useFocusOn } from '#src/flows/kit/useFocusOn.ts';
import { begin, sentence } from '#src/ui/quiet-actions.css.ts';
import * as css from './Verification.css.ts';
import { ResendCode } from './ResendCode.tsx';

interface VerificationViewProps {
  readonly screen: VerificationScreen;
  readonly send: (event: VerificationEvent) => void;
  /** Phone number of support, for a member whom no code reaches. */
  readonly supportUrl: string;
}

/** Dialog of the second step (OVERLAYS-42 to -45). */
export function VerificationView({ screen, send, supportUrl }: VerificationViewProps) {
  if (screen.kind === 'finished') return null;
  const cancel = () => send({ type: 'verification.cancelled' });
  const retry = { label: text('verification.retry'), onAct: () => send({ type: 'sending.retried' }) };
  const dialog = { closeLabel: text('verification.close'), onClose: cancel };
  switch (screen.kind) {
    case 'enteringPhone':
      return (
        <Dialog key="phone" hasForm heading={<Heading step={1} words={text('verification.phone.heading')} />} {...dialog}>
          <PhoneEntry screen={screen} send={send} />
        </Dialog>
      );
    case 'sending':
      return (
        <Dialog key="sending" heading={text('verification.sending.heading')} {...dialog}>
          <Stack gap={16}>
            <LiveRegion isUrgent>{null}</LiveRegion>
            <Spinner label={text('verification.sending')} />
          </Stack>
        </Dialog>
      );
    case 'unsent':
      return (
        <Dialog key="sending" heading={text('verification.sending.heading')} {...dialog}>
          <Stack gap={16}>
            <LiveRegion isUrgent>
              <Notice tone="bad" action={retry}>
                {reasonText(screen.reasonCode) ?? text('verification.unsent')}
              </Notice>
            </LiveRegion>
            {screen.isOptional && <Without send={send} />}
          </Stack>
        </Dialog>
      );
    case 'entering':
      return (
        <Dialog key="code" hasForm heading={<Heading step={2} words={text('verification.heading')} />} {...dialog}>
          <CodeEntry screen={screen} send={send} supportUrl={supportUrl} />
        </Dialog>
      );
    case 'unknown':
      return (
        <Dialog
          key="unknown"
          isReadOut
          heading={text('verification.unknown.heading')}
          {...dialog}
          footer={<Button onClick={cancel}>{text('verification.unknown.ok')}</Button>}
        >
          <p>{text('verification.unknown')}</p>
        </Dialog>
      );
    case 'celebrating':
      return (
        <Dialog key="done" heading={text('verification.done')} {...dialog}>
          <Circle of="key" />
        </Dialog>
      );
  }
}

/** What is asked, below the number of the step (MFA-03). */
const Heading = ({ step, words }: { readonly step: 1 | 2; readonly words: string }) => (
  <>
    <span className={css.step}>{text('verification.step', { step })}</span> {words}
  </>
);

const Without = ({ send }: Pick<VerificationViewProps, 'send'>) => (
  <Button tone="quiet" onClick={() => send({ type: 'verification.declined' })}>
    {text('verification.without')}
  </Button>
);

interface EntryProps<Kind extends VerificationScreen['kind']> {
  readonly screen: Extract<VerificationScreen, { kind: Kind }>;
  readonly send: VerificationViewProps['send'];
}

function PhoneEntry({ screen, send }: EntryProps<'enteringPhone'>) {
  const form = useForm({
    initial: { phone: '' },
    problemsIn({ phone }) {
      const problem = phoneProblem(phone);
      return problem === null ? {} : { phone: text(`verification.phone.${problem}`) };
    },
    onSubmit: ({ phone }) => send({ type: 'phone.submitted', phoneNumber: phoneDigits(phone) }),
  });
  return (
    <form {...form.props}>
      <Stack gap={16}>
        <p>{text('verification.phone.lead')}</p>
        <LiveRegion isUrgent>
          {screen.trouble !== null && (
            <Notice tone="bad">{reasonText(screen.reasonCode) ?? text(`verification.phone.${screen.trouble}`)}</Notice>
          )}
        </LiveRegion>
        <PhoneField {...form.field('phone')} label={text('verification.phone')} />
        <p>{text('verification.phone.terms', { version: SMS_MFA_TOC_VERSION })}</p>
        <Button type="submit" isWide isBusy={screen.busy !== null}>
          {text('verification.phone.submit')}
        </Button>
      </Stack>
    </form>
  );
}

function CodeEntry({ screen, send, supportUrl }: EntryProps<'entering'> & Pick<VerificationViewProps, 'supportUrl'>) {
  const { trouble, isChecking, resend, isOptional, lastFour } = screen;
  // The button rests after a new code, and what comes next is to type it.
  const entry = useFocusOn<HTMLDivElement>(resend, () => (resend === 'cooling' ? 'input' : null));
  const form = useForm({
    initial: { code: '' },
    problemsIn: ({ code }) => errorOf(codeTrouble(code)),
    refused: errorOf(trouble),
    onSubmit: ({ code }) => send({ type: 'code.submitted', code }),
  });
  const { code: typed } = form.values;

  function type(typedNow: string) {
    const next = withoutSeparators(typedNow);
    const code = keptCode(next);
    const shown = hasOthers(next) ? next : code;
    form.reset({ code: shown });
    if (trouble !== null) send({ type: 'code.edited' });
    // One more digit at the end of a wrong code is no new code.
    if (shown === code && isWholeCode(code) && code !== typed) send({ type: 'code.submitted', code });
  }
  // Another character than a digit is said at once.
  const { code: error = null } = hasOthers(typed) ? errorOf(codeTrouble(typed)) : form.errors;
  return (
    <form {...form.props}>
      <div ref={entry}>
        <Stack gap={16}>
          <p className={css.quiet}>{lastFour === null ? text('verification.lead.plain') : text('verification.lead', { lastFour })}</p>
          <CodeField
            label={text('verification.code')}
            length={CODE_LENGTH}
            value={typed}
            error={error}
            isRefused={trouble !== null}
            isBusy={isChecking}
            onChange={type}
          />
          <Button type="submit" isWide isBusy={isChecking}>
            {text('verification.submit')}
          </Button>
          <ResendCode
            screen={screen}
            onRequest={() => {
              form.reset({ code: '' });
              send({ type: 'resend.requested' });
            }}
          />
          <div className={sentence}>
            {text('verification.help')}
            <ButtonLink tone="quiet" href={supportUrl} rel="noopener">
              {text('verification.trouble')}
            </ButtonLink>
          </div>
          <div className={begin}>
            {isOptional && <Without send={send} />}
            <Button tone="quiet" onClick={() => send({ type: 'verification.backed' })}>
              {text('verification.back')}
            </Button>
          </div>
        </Stack>
      </div>
    </form>
  );
}

const hasOthers = (typed: string) => /[^\d\s]/.test(typed);

const errorOf = (trouble: CodeTrouble | WrongCode | null): { readonly code?: string } =>
  trouble === null ? {} : { code: text(`verification.${trouble}`) };
