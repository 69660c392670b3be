import * as v from 'valibot';
import type { SavedAddress } from '#domain/address/saved.ts';
import { phoneDigits } from '#domain/phone/digits.ts';

const Text = v.string();

/** What each form of the profile sends. A draft that came back from a storage has to look like this too. */
const shapes = {
  name: v.object({ name: Text }),
  email: v.object({ email: Text }),
  birthday: v.object({ birthday: Text }),
  phone: v.object({ phoneNumber: Text, isDefault: v.boolean() }),
  address: v.object({
    id: Text,
    name: Text,
    phone: Text,
    addressLine1: Text,
    addressLine2: Text,
    city: Text,
    state: Text,
    postalCode: Text,
    country: Text,
    addressType: Text,
    isDefault: v.boolean(),
  }),
  communications: v.object({ subscribed: v.array(Text), all: v.array(Text), isEmailGlobalOpt: v.boolean() }),
  privacy: v.object({ isDoNotShare: v.boolean(), isSmsGlobalOpt: v.boolean(), isMobilePushOpt: v.boolean() }),
  taste: v.object({ foodPreferences: v.array(Text) }),
  social: v.object({ provider: v.picklist(['facebook', 'google', 'apple']), isLinked: v.boolean() }),
  rewards: v.object({ rewardId: Text }),
} as const;

type Shapes = typeof shapes;
export type ShapedForm = keyof Shapes;
export type FormValues<Form extends ShapedForm> = v.InferOutput<Shapes[Form]>;

/** A form's values; throws where they are not what the form sends. */
export const readForm = <Form extends ShapedForm>(form: Form, values: unknown): FormValues<Form> =>
  v.parse(shapes[form] as v.GenericSchema<unknown, FormValues<Form>>, values);

/** The fields of an address that the form has. */
export type EditedAddress = Omit<SavedAddress, 'latitude' | 'longitude'>;

/** The edited fields of an address as the server takes them (ADDR-01, ADDR-04): a new one has no id yet. */
export const editedAddressFrom = ({ id, phone, ...address }: FormValues<'address'>): EditedAddress => ({
  ...address,
  id: id || null,
  phone: phoneDigits(phone) || null,
});
