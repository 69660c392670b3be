import { LocateFixed } from 'lucide';
import { placeAsked, type HomeForm } from '#domain/home/start.ts';
import type { Destination } from '#domain/order/order.ts';
import '#src/text/lazy/home.ts';
import { text } from '#src/text/text.ts';
import { ActionField } from '#src/ui/ActionField.tsx';
import { Button } from '#src/ui/Button.tsx';
import { InlineButton } from '#src/ui/InlineButton.tsx';
import { RadioTiles } from '#src/ui/RadioTiles.tsx';
import { useForm } from '#src/ui/useForm.ts';
import * as css from './Home.css.ts';
import { ways } from './ways.ts';

export interface StartFormProps {
  /** The id of the heading that asks. */
  readonly labelledBy: string;
  /** What the fields hold at first, and again after sign-out. */
  readonly initial: HomeForm;
  /** Called with each change, to keep it over a reload and Back. */
  readonly onType: (form: HomeForm) => void;
  readonly onSubmit: (form: HomeForm) => void;
  /** Whether the device can be asked where it is, for a destination. */
  readonly canLocate: (destination: Destination) => boolean;
  readonly onLocate: (destination: Destination) => void;
  /** Opens the sign-in; null: the visitor is signed in. */
  readonly onSignIn: (() => void) | null;
}

/** How, where, and one button: an order begins here. */
export function StartForm({ labelledBy, initial, onType, onSubmit, canLocate, onLocate, onSignIn }: StartFormProps) {
  const form = useForm<HomeForm>({
    initial,
    followsInitial: true,
    problemsIn: ({ destination, typed }) => (typed.trim() === '' ? { typed: text(`home.${placeAsked(destination)}.empty`) } : {}),
    onType: (change) => onType({ ...form.values, ...change }),
    onSubmit,
  });
  const { destination } = form.values;
  const asked = placeAsked(destination);
  return (
    <>
      <form {...form.props}>
        <RadioTiles
          labelledBy={labelledBy}
          value={destination}
          options={ways.map((way) => ({ ...way, label: text(`home.way.${way.value}`) }))}
          onChange={(value) => {
            form.set({ destination: value });
            // What was wrong was said of another question.
            form.reset({});
          }}
        />
        <div className={css.form}>
          <ActionField
            {...form.field('typed')}
            label={text(`home.${asked}`)}
            placeholder={text(`home.${asked}.example`)}
            autoComplete={asked === 'address' ? 'street-address' : 'postal-code'}
            enterKeyHint="search"
            action={canLocate(destination) ? { label: text('home.locate'), icon: LocateFixed, onAct: () => onLocate(destination) } : null}
          />
          <div className={css.submit}>
            <Button type="submit" isWide>
              {text(`home.${asked}.submit`)}
            </Button>
          </div>
        </div>
      </form>
      {onSignIn && (
        <p className={css.note}>
          {text('home.noAccount')}{' '}
          <InlineButton aria-haspopup="dialog" onClick={onSignIn}>
            {text('shell.signIn')}
          </InlineButton>{' '}
          {text('home.noAccount.why')}
        </p>
      )}
    </>
  );
}
