import version from 'virtual:flow-version/profile';
import { editFormMachine } from '#machines/edit-form/edit-form.machine.ts';
import { missedVisitMachine } from '#machines/missed-visit/missed-visit.machine.ts';
import { payPalMachine } from '#machines/pay-pal/pay-pal.machine.ts';
import { paymentEntryMachine } from '#machines/payment-entry/payment-entry.machine.ts';
import { profileMachine } from '#machines/profile/profile.machine.ts';
import { storedPaymentsMachine } from '#machines/stored-payments/stored-payments.machine.ts';
import { twoStepMachine } from '#machines/two-step/two-step.machine.ts';
import { profilePorts } from './profile.ports.ts';
import { inAccount } from '#src/flows/pay-pal/agreement.ports.ts';
import { payPalPorts } from '#src/flows/pay-pal/pay-pal.ports.ts';
import { milStarInAccount } from '#src/flows/payment-entry/mil-star.ports.ts';
import { paymentEntryPorts } from '#src/flows/payment-entry/payment-entry.ports.ts';
import { storedPaymentsPorts } from '#src/flows/stored-payments/stored-payments.ports.ts';
import { missedVisitPorts } from '#src/flows/missed-visit/missed-visit.ports.ts';
import { twoStepPorts } from '#src/flows/two-step/two-step.ports.ts';
import type { Services } from '#src/app/services.ts';
import { approvePayPalBy } from '#src/app/pay-pal/approve-by.ts';
import { persist } from '#src/app/persist.ts';
import { insideProfile, ProfileContextSchema } from './profile.context.ts';
import { createVerification } from '#src/flows/verification/verification.logic.ts';

/** The machines with their ports. */
export function createLogic(services: Services) {
  const ports = profilePorts({ ...services, onChanged: () => services.actors.session.send({ type: 'user.changed' }) });
  const edit = (form: keyof typeof ports) => editFormMachine.provide({ actors: ports[form] });
  const machine = profileMachine.provide({
    actors: {
      name: edit('name'),
      email: edit('email'),
      password: edit('password'),
      birthday: edit('birthday'),
      phone: edit('phone'),
      address: edit('address'),
      communications: edit('communications'),
      privacy: edit('privacy'),
      taste: edit('taste'),
      social: edit('social'),
      rewards: edit('rewards'),
      storedPayments: storedPaymentsMachine.provide({
        actors: {
          ...storedPaymentsPorts(services),
          payPal: payPalMachine.provide({
            actors: payPalPorts({ ...services, approvePayPal: approvePayPalBy(services.config), keepAgreement: inAccount(services) }),
          }),
          paymentEntry: paymentEntryMachine.provide({
            actors: paymentEntryPorts({ ...services, addMilStar: milStarInAccount(services.call), isAccount: true }),
          }),
        },
      }),
      missedVisit: missedVisitMachine.provide({ actors: missedVisitPorts(services) }),
      twoStep: twoStepMachine.provide({ actors: { ...twoStepPorts(services), verification: createVerification(services) } }),
    },
  });
  return persist(machine, { version, context: ProfileContextSchema, inside: insideProfile }, services);
}

export const on = {};
