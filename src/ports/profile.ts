import * as v from 'valibot';
import { splitName } from '#domain/account/name.ts';
import type { ProfileForm } from '#machines/profile/profile.types.ts';
import { passwordsFromSecret } from '#src/api/password-secret.ts';
import { loyaltyApi } from '#src/api/loyalty.ts';
import { socialApi } from '#src/api/social.ts';
import { storedPaymentApi } from '#src/api/stored-payment.ts';
import { MEMBER_KEY, userApi } from '#src/api/user.ts';
import { verificationApi } from '#src/api/verification.ts';
import { savePort, type Save } from './edit.ts';
import { secretIn } from './password.ts';
import type { SignInSurroundings } from './sign-in.ts';

const Text = v.string();
/** What each form sends. A draft that came back from a storage has to look like this too. */
const shapes = {
  name: v.object({ name: Text }),
  email: v.object({ email: Text }),
  birthday: v.object({ birthday: Text }),
  phone: v.object({ phoneNumber: Text }),
  address: v.looseObject({ addressLine1: Text, city: Text, state: Text, postalCode: Text }),
  communications: v.object({ subscribed: v.array(Text), all: v.array(Text), isEmailGlobalOpt: v.boolean() }),
  privacy: v.object({ isDoNotShare: v.boolean(), isSmsGlobalOpt: v.boolean(), isMobilePushOpt: v.boolean() }),
  taste: v.object({ foodPreferences: v.array(Text) }),
  social: v.object({ provider: v.picklist(['facebook', 'google', 'apple']), isLinked: v.boolean() }),
  payments: v.object({ kind: v.picklist(['card', 'giftCard', 'payPal']), id: Text }),
  rewards: v.object({ rewardId: Text }),
};

interface Surroundings extends SignInSurroundings {
  /** Tells the session that something of the member's has changed. */
  readonly onChanged: () => void;
}

/** How each form of the profile is saved (PROFILE-02). What is shown is read anew after each. */
export function profilePorts(around: Surroundings) {
  const { call, queryClient, askProvider, onChanged } = around;
  const user = userApi(call);
  const payments = storedPaymentApi(call);
  const social = socialApi(call);

  const port =
    <Shape extends v.GenericSchema>(shape: Shape, save: (values: v.InferOutput<Shape>, signal: AbortSignal) => Promise<unknown>): Save =>
    async ({ values }, signal) => {
      await save(v.parse(shape, values), signal);
      await changed();
    };

  async function changed() {
    await queryClient.invalidateQueries({ queryKey: [MEMBER_KEY] });
    onChanged();
  }

  const saves: Readonly<Record<ProfileForm, Save>> = {
    name: port(shapes.name, ({ name }, signal) => {
      const { firstName, lastName } = splitName(name);
      return user.saveName(firstName, lastName, signal);
    }),
    email: port(shapes.email, ({ email }, signal) => user.saveEmail(email, signal)),
    password: async ({ secretId }, signal) => {
      const { currentPassword, password } = passwordsFromSecret(secretIn(around, secretId));
      await user.savePassword(currentPassword, password, signal);
    },
    birthday: port(shapes.birthday, ({ birthday }, signal) => user.saveBirthday(birthday, signal)),
    phone: port(shapes.phone, ({ phoneNumber }, signal) => verificationApi(call).createPhone(phoneNumber, signal)),
    address: port(shapes.address, (address, signal) => user.saveAddress(addressFrom(address), signal)),
    communications: port(shapes.communications, async ({ subscribed, all, isEmailGlobalOpt }, signal) => {
      await user.saveEmailSubscriptions(
        all.map((name) => ({ name, isSubscribed: subscribed.includes(name) })),
        signal,
      );
      await user.saveEmailPreference(isEmailGlobalOpt, signal);
    }),
    privacy: port(shapes.privacy, async ({ isDoNotShare, ...opt }, signal) => {
      await user.saveDoNotShare(isDoNotShare, signal);
      await user.saveOpt(opt, signal);
    }),
    taste: port(shapes.taste, ({ foodPreferences }, signal) => user.saveTaste(foodPreferences, signal)),
    social: port(shapes.social, async ({ provider, isLinked }, signal) => {
      if (!isLinked) return social.disassociate(provider, signal);
      const token = await askProvider(provider, signal);
      return token === null ? null : social.associate(provider, token, signal);
    }),
    payments: port(shapes.payments, ({ kind, id }, signal) => {
      if (kind === 'card') return payments.deleteCard(id, signal);
      return kind === 'giftCard' ? payments.deleteGiftCard(id, signal) : payments.deletePayPal(id, signal);
    }),
    rewards: port(shapes.rewards, ({ rewardId }, signal) => loyaltyApi(call).chooseReward(rewardId, signal)),
  };
  return Object.fromEntries(Object.entries(saves).map(([form, save]) => [form, savePort(save)])) as Record<
    ProfileForm,
    ReturnType<typeof savePort>
  >;
}

/** An address as the server takes it (ADDR-01, ADDR-04). */
function addressFrom(values: v.InferOutput<typeof shapes.address>) {
  const words = (name: string) => (typeof values[name] === 'string' ? values[name] : '');
  return {
    id: words('id') || null,
    name: words('name'),
    isDefault: values['isDefault'] === true,
    phone: words('phone') || null,
    addressLine1: values.addressLine1,
    addressLine2: words('addressLine2'),
    city: values.city,
    state: values.state,
    country: words('country') || 'US',
    postalCode: values.postalCode,
    addressType: words('addressType') || 'Residential',
    latitude: null,
    longitude: null,
  };
}
