import type { OptSettings } from '#domain/account/details.ts';
import type { EmailSubscription } from '#domain/account/subscriptions.ts';
import '#src/text/lazy/profile.ts';
import { text } from '#src/text/text.ts';
import { CheckboxRow } from '#src/ui/CheckboxRow.tsx';
import { EditForm, type FormActor } from './EditForm.tsx';
import { tastes, tasteTexts } from './tastes.ts';
import * as css from './Profile.css.ts';

interface CommunicationsPartProps extends FormActor {
  readonly subscriptions: readonly EmailSubscription[];
  readonly isEmailGlobalOpt: boolean;
}

/** Which emails come (EMAILPREF-02). */
export function CommunicationsPart({ subscriptions, isEmailGlobalOpt, ...form }: CommunicationsPartProps) {
  const subscribed = subscriptions.filter(({ isSubscribed }) => isSubscribed).map(({ name }) => name);
  const all = subscriptions.map(({ name }) => name);
  const shown = isEmailGlobalOpt ? subscribed : [];
  return (
    <EditForm
      {...form}
      heading={text('profile.communications')}
      saved={text('profile.communications.saved')}
      shown={shown.length === 0 ? text('profile.communications.none') : shown.join(', ')}
      initial={{
        subscribed: subscribed as readonly string[],
        all: all as readonly string[],
        isEmailGlobalOpt: isEmailGlobalOpt as boolean,
      }}
    >
      {({ values, set, checkbox }) => (
        <>
          <p className={css.quiet}>{text('profile.communications.lead')}</p>
          <CheckboxRow {...checkbox('isEmailGlobalOpt')} label={text('profile.communications.all')} />
          {values.isEmailGlobalOpt &&
            all.map((name) => (
              <CheckboxRow
                key={name}
                label={name}
                checked={values.subscribed.includes(name)}
                onChange={(event) => set({ subscribed: withOrWithout(values.subscribed, name, event.currentTarget.checked) })}
              />
            ))}
        </>
      )}
    </EditForm>
  );
}

const withOrWithout = (names: readonly string[], name: string, isIn: boolean): readonly string[] =>
  isIn ? [...names, name] : names.filter((other) => other !== name);

/** Text messages, notifications, and what is shared (EMAILPREF-03, OVERLAYS-26). */
export function PrivacyPart({ opt, ...form }: FormActor & { readonly opt: OptSettings }) {
  const { isDoNotShare, isSmsGlobalOpt, isMobilePushOpt } = opt;
  const choices = [
    ['isSmsGlobalOpt', text('profile.privacy.sms')],
    ['isMobilePushOpt', text('profile.privacy.push')],
    ['isDoNotShare', text('profile.privacy.doNotShare')],
  ] as const;
  return (
    <EditForm
      {...form}
      heading={text('profile.privacy')}
      saved={text('profile.privacy.saved')}
      shown={
        <ul>
          {choices.map(([name, label]) => (
            <li key={name}>
              {label}: {text(opt[name] ? 'profile.on' : 'profile.off')}
            </li>
          ))}
        </ul>
      }
      initial={{
        isDoNotShare: isDoNotShare as boolean,
        isSmsGlobalOpt: isSmsGlobalOpt as boolean,
        isMobilePushOpt: isMobilePushOpt as boolean,
      }}
    >
      {({ checkbox }) => choices.map(([name, label]) => <CheckboxRow key={name} {...checkbox(name)} label={label} />)}
    </EditForm>
  );
}

/** What the member likes (PROFILE-08). */
export function TastePart({ liked, ...form }: FormActor & { readonly liked: readonly string[] }) {
  const shown = tasteTexts(liked);
  return (
    <EditForm
      {...form}
      heading={text('profile.taste')}
      saved={text('profile.taste.saved')}
      shown={shown.length === 0 ? <span className={css.quiet}>{text('profile.none')}</span> : shown.join(', ')}
      initial={{ foodPreferences: liked }}
    >
      {({ values, set }) =>
        tastes.map((taste) => (
          <CheckboxRow
            key={taste}
            label={text(`profile.taste.${taste}`)}
            checked={values.foodPreferences.includes(taste)}
            onChange={(event) => set({ foodPreferences: withOrWithout(values.foodPreferences, taste, event.currentTarget.checked) })}
          />
        ))
      }
    </EditForm>
  );
}
