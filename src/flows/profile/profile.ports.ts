import { accountReasonCodes } from '#contract/account-reason-codes.ts';
import { isChosen } from '#domain/account/rewards.ts';
import { splitName } from '#domain/account/name.ts';
import type { EditFormContext } from '#machines/edit-form/edit-form.types.ts';
import type { ProfileForm } from '#machines/profile/profile.types.ts';
import { passwordsFromSecret } from '#src/api/password-secret.ts';
import { editedAddressFrom, readForm, type FormValues, type ShapedForm } from '#src/api/profile-forms.ts';
import { loyaltyApi, rewardsQuery } from '#src/api/loyalty.ts';
import { socialApi } from '#src/api/social.ts';
import { scopeKey } from '#src/api/define-query.ts';
import { userApi } from '#src/api/user-changes.ts';
import { verificationApi } from '#src/api/verification.ts';
import { Dismissed, savePort, type Save } from '#src/flows/edit-form/edit-form.ports.ts';
import { ownPhone } from '#src/flows/kit/own-phone.ports.ts';
import { refusalIn } from '#src/flows/kit/refusal.ports.ts';
import { secretIn } from '#src/flows/password/password.ports.ts';
import type { SignInDependencies } from '#src/flows/sign-in/sign-in.ports.ts';

interface Dependencies extends SignInDependencies {
  /** The cafe of the order in hand (C-61). */
  readonly cafeId: () => string | null;
  /** Tells the session that something of the member's has changed. */
  readonly onChanged: () => void;
}

type Unanswered = EditFormContext['unanswered'];

/** How each form of the profile is saved (PROFILE-02). What is shown is read anew after each, and where no answer came. */
export function profilePorts(deps: Dependencies) {
  const { call, queryClient, askProvider, cafeId, onChanged } = deps;
  const user = userApi(call);
  const social = socialApi(call);

  const port =
    <Form extends ShapedForm>(
      form: Form,
      save: (values: FormValues<Form>, signal: AbortSignal, unanswered: Unanswered) => Promise<unknown>,
    ): Save =>
    async ({ values, unanswered }, signal) => {
      await save(readForm(form, values), signal, unanswered);
      await changed();
    };

  async function changed() {
    await queryClient.invalidateQueries({ queryKey: scopeKey('member') });
    onChanged();
  }

  const saves: Readonly<Record<ProfileForm, Save>> = {
    name: port('name', ({ name }, signal) => {
      const { firstName, lastName } = splitName(name);
      return user.saveName(firstName, lastName, signal);
    }),
    email: port('email', ({ email }, signal) => user.saveEmail(email, signal)),
    password: async ({ secretId }, signal) => {
      const { currentPassword, password } = passwordsFromSecret(secretIn(deps, secretId));
      await user.savePassword(currentPassword, password, signal);
    },
    birthday: port('birthday', ({ birthday }, signal) => user.saveBirthday(birthday, signal)),
    phone: port('phone', async ({ phoneNumber, isDefault }, signal, unanswered) => {
      try {
        await verificationApi(call).createPhone(phoneNumber, signal, isDefault);
      } catch (error) {
        const isTaken = refusalIn(error)?.reasonCode === accountReasonCodes.phoneInUse;
        const isAgain = unanswered?.['phoneNumber'] === phoneNumber;
        if (!isTaken || !isAgain || (await ownPhone(deps, phoneNumber)) === undefined) throw error;
      }
    }),
    address: port('address', (address, signal) => user.saveAddress(editedAddressFrom(address), signal)),
    communications: port('communications', async ({ subscribed, all, isEmailGlobalOpt }, signal) => {
      await user.saveEmailSubscriptions(
        all.map((name) => ({ name, isSubscribed: subscribed.includes(name) })),
        signal,
      );
      await user.saveEmailPreference(isEmailGlobalOpt, signal);
    }),
    privacy: port('privacy', async ({ isDoNotShare, ...opt }, signal) => {
      await user.saveDoNotShare(isDoNotShare, signal);
      await user.saveOpt(opt, signal);
    }),
    taste: port('taste', ({ foodPreferences }, signal) => user.saveTaste(foodPreferences, signal)),
    social: port('social', async ({ provider, isLinked }, signal) => {
      if (!isLinked) return social.disassociate(provider, signal);
      const token = await askProvider(provider, signal);
      if (token === null) throw new Dismissed();
      return social.associate(provider, token, signal);
    }),
    rewards: port('rewards', async ({ rewardId }, signal, unanswered) => {
      const isAgain = unanswered?.['rewardId'] === rewardId;
      if (isAgain && isChosen(await queryClient.fetchQuery({ ...rewardsQuery(call, cafeId()), staleTime: 0 }), rewardId)) return;
      await loyaltyApi(call).chooseReward(rewardId, signal);
    }),
  };
  const options = { refusedOnceMade: accountReasonCodes.currentPasswordWrong, onUnanswered: () => void changed() };
  return Object.fromEntries(Object.entries(saves).map(([form, save]) => [form, savePort(save, options)])) as Record<
    ProfileForm,
    ReturnType<typeof savePort>
  >;
}
