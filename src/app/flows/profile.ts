import * as v from 'valibot';
import { editMachine } from '#machines/edit/edit.machine.ts';
import { profileMachine } from '#machines/profile/profile.machine.ts';
import { profileForms } from '#machines/profile/profile.types.ts';
import { twoStepMachine } from '#machines/two-step/two-step.machine.ts';
import { profilePorts } from '#src/ports/profile.ts';
import { twoStepPorts } from '#src/ports/two-step.ts';
import type { Services } from '../services.ts';
import { keep } from '../keep.ts';
import { verificationFlow } from './verification.ts';

const EditContext = v.looseObject({
  values: v.nullable(v.record(v.string(), v.union([v.string(), v.boolean(), v.array(v.string())]))),
});

/** Profile and settings; a reload brings back what was being edited, without its secrets. */
export function profileFlow(services: Services, onChanged: () => void) {
  const ports = profilePorts({ ...services, onChanged });
  const edit = (form: keyof typeof ports) => editMachine.provide({ actors: ports[form] });
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
      payments: edit('payments'),
      rewards: edit('rewards'),
      twoStep: twoStepMachine.provide({ actors: { ...twoStepPorts(services), verification: verificationFlow(services) } }),
    },
  });
  return keep(
    machine,
    { flow: 'profile', version: 1, children: Object.fromEntries(profileForms.map((form) => [form, EditContext])) },
    services.tabShelf,
  );
}
